/// A type that describes how a view appears and disappears.
public protocol Transition {
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = ModifierContent
  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self).animation(animation) }
  public func combined<T: Transition>(with other: T) -> AnyTransition {
    AnyTransition(self).combined(with: AnyTransition(other))
  }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) {
    self.init(CustomTransition { transition.body(content: ModifierContent(view: $0), phase: $1) })
  }
}

extension View {
  /// Sets the way in which the view appears and disappears.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

/// The transition without motion.
public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The transition by opacity.
public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// A type that computes an animation. Figures animate with the default one in its place.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The surroundings of an animation.
public struct AnimationContext<Value: VectorArithmetic> {
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var isLogicallyComplete = false
}

extension Animation {
  /// Creates an animation that a type computes. Figures animate with the default one in its place.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}
