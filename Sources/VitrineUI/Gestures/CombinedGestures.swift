/// Two gestures of which each can be recognized.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the recognized gestures.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    first._touches { tell(Value(first: $0), $1) } + second._touches { tell(Value(second: $0), $1) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the first one handles the touches that both handle.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the recognized gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    let first = first._touches { tell(.first($0), $1) }
    let handled = Set(first.map(\.kind))
    return first + second._touches { tell(.second($0), $1) }.filter { !handled.contains($0.kind) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the second one follows the first one. Events perform the first one only.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the gestures that have been recognized.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    first._touches { tell(.first($0), $1) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture of a type that is known only at run time.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let touches: (@escaping (Value, _GestureStep) -> Void) -> [_Touch]

  public init<G: Gesture>(_ gesture: G) where G.Value == Value { touches = { gesture._touches($0) } }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] { touches(tell) }
}
