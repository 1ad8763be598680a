import Foundation
import VitrineLayout

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable {}

extension Size: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(width), CGFloat(height)) }
    set { self = Size(width: Double(newValue.first), height: Double(newValue.second)) }
  }
}

extension Point: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(x), CGFloat(y)) }
    set { self = Point(x: Double(newValue.first), y: Double(newValue.second)) }
  }
}

extension Rect: Animatable {
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(x), CGFloat(y)) }
    set { self = UnitPoint(x: Double(newValue.first), y: Double(newValue.second)) }
  }
}

extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get {
      AnimatablePair(
        CGFloat(top), AnimatablePair(CGFloat(leading), AnimatablePair(CGFloat(bottom), CGFloat(trailing))))
    }
    set {
      self = EdgeInsets(
        top: Double(newValue.first), leading: Double(newValue.second.first),
        bottom: Double(newValue.second.second.first), trailing: Double(newValue.second.second.second))
    }
  }
}

/// A modifier whose data is animated, as it was written before iOS 15.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Animation {
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }
  public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// The moment at which an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Animates the changes of a closure, and performs an action after them.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withAnimation(animation, body)
}

/// Sets a value of the transaction for the changes of a closure.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
