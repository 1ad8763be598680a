/// A view whose values follow keyframes. At rest it shows the initial value.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initialValue: Value
  private let content: (Value) -> Content

  public init<K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public init<K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public var body: some View { content(initialValue) }
}

extension View {
  /// Animates effects whose values follow keyframes. At rest the view has those of the initial value.
  public func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }

  public func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }
}

/// The keyframes of a value.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The keyframes of a property of a value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// Keyframes that are made by a builder.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
  public typealias Value = Root
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Part == Root {}
}

/// A result builder for keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ content: K) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList()
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}

/// A result builder for the keyframes of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}

/// A keyframe that is reached at a constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

extension Double: Animatable {}
extension Float: Animatable {}
extension AnimatablePair: Animatable {}
