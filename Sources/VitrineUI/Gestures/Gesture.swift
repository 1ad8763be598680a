/// A pattern of touches, with the actions that it performs.
///
/// Events of a ``ViewHost`` tap, press and drag; pinches and rotations never happen.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }
  /// Returns the touches that the gesture recognizes.
  ///
  /// - Parameter tell: called with the gesture's value at each step of a recognized touch.
  func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch]
}

/// A step of a recognized touch.
public enum _GestureStep: CaseIterable, Sendable {
  /// The states that follow the gesture change.
  case updates
  case changes, ends
  /// The states that follow the gesture return to their initial values.
  case resets
}

/// A kind of touch with its action.
public struct _Touch {
  package let kind: AttachedGesture.Touch
  package let act: (DragMotion?) -> Void
}

extension Gesture where Body.Value == Value {
  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] { body._touches(tell) }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that events perform directly.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) is recognized by the renderer and has no body") }

  /// Returns a touch that performs all steps at once.
  func touch(
    _ kind: AttachedGesture.Touch, _ tell: @escaping (Value, _GestureStep) -> Void,
    value: @escaping (DragMotion?) -> Value?
  ) -> _Touch {
    _Touch(kind: kind) { motion in
      guard let value = value(motion) else { return }
      for step in _GestureStep.allCases { tell(value, step) }
    }
  }
}

/// A gesture with an action for some of its steps.
struct ActingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value
  let base: Base
  let act: (Base.Value, _GestureStep) -> Void

  func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    base._touches { value, step in
      act(value, step)
      tell(value, step)
    }
  }
}

extension Gesture {
  /// Performs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(base: self) { if $1 == .ends { action($0) } }
  }

  /// Updates a state while the gesture lasts.
  ///
  /// - Parameters:
  ///   - state: the state, which has its initial value again when the gesture ends.
  ///   - body: changes the state; called with the gesture's value, the state and the transaction.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    let binding = state.binding
    return ActingGesture(base: self) { value, step in
      switch step {
      case .updates:
        var transaction = Transaction()
        body(value, &binding.wrappedValue, &transaction)
      case .resets: binding.wrappedValue = state.initial
      case .changes, .ends: break
      }
    }
  }

  /// Combines two gestures of which each can be recognized.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Combines two gestures of which the first one has precedence.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Combines two gestures of which the second one follows the first one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Converts the gesture's value.
  public func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result> {
    MappedGesture(base: self, convert: body)
  }
}

extension Gesture where Value: Equatable {
  /// Performs an action when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(base: self) { if $1 == .changes { action($0) } }
  }
}

private struct MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let convert: (Base.Value) -> Value

  func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    base._touches { tell(convert($0), $1) }
  }
}

/// The gestures that are enabled: that of the modifier, those of the views inside.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture with a lower precedence than those of the views inside.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    listening(to: gesture, .lower, mask)
  }
  /// Attaches a gesture that may be missing, as in `gesture(isOn ? drag : nil)`.
  ///
  /// SwiftUI's optional gestures are gestures themselves, whose `map` then competes with that of all optional values.
  @_disfavoredOverload
  public func gesture<G: Gesture>(_ gesture: G?, including mask: GestureMask = .all) -> some View {
    gesture.map { AnyView(listening(to: $0, .lower, mask)) } ?? AnyView(self)
  }
  /// Attaches a gesture that can be disabled.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    listening(to: gesture, .lower, isEnabled ? .all : .subviews)
  }
  /// Attaches a gesture that is recognized together with those of the views inside.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    listening(to: gesture, .simultaneous, mask)
  }
  /// Attaches a gesture with a higher precedence than those of the views inside.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    listening(to: gesture, .higher, mask)
  }

  private func listening(
    to gesture: some Gesture, _ precedence: AttachedGesture.Precedence, _ mask: GestureMask
  ) -> some View {
    modifier(
      GestureModifier(
        touches: gesture._touches { _, _ in }, precedence: precedence,
        mask: AttachedGesture.Mask(gesture: mask.contains(.gesture), subviews: mask.contains(.subviews))))
  }
}

/// A modifier whose touches perform actions with the state of the custom view around it.
private struct GestureModifier: PrimitiveModifier {
  let touches: [_Touch]
  let precedence: AttachedGesture.Precedence
  let mask: AttachedGesture.Mask

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let scope = context.actionScope
    let nodes = content(context)
    for touch in touches {
      let gesture = AttachedGesture(touch: touch.kind, precedence: precedence, mask: mask) { motion in
        scope.evaluate { _ in touch.act(motion) }
      }
      for node in nodes { node.traits.actions.gestures.append(gesture) }
    }
    return nodes
  }
}
