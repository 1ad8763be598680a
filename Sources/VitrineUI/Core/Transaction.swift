/// The context of a state change, such as its animation, for the views that it affects.
public struct Transaction: Sendable {
  /// The animation of the change; `nil` if views change immediately.
  public var animation: Animation?
  /// Whether animations that views inside set themselves are disabled.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, such as during a drag.
  public var isContinuous = false

  /// The number of the values of custom transaction keys, which the evaluator of the fence stores.
  package var keptValues: Int?

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the state changes being made; `nil` outside of ``withTransaction(_:_:)``.
  @TaskLocal static var current: Transaction?

  /// Changes state with this transaction.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

/// Changes state with an animation for the views that it affects.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction(animation: animation).perform(body)
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.perform(body)
}

extension Binding {
  /// Returns a binding that sets its value with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding that sets its value with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in transaction.perform { wrappedValue = value } })
  }
}
