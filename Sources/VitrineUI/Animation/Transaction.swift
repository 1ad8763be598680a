/// How a change is made visible: what views that change with it are told.
public struct Transaction: Sendable {
  /// How values get to what they are; at once where there is none.
  public var animation: Animation?
  /// Whether animations of views themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as a finger makes them.
  public var isContinuous = false

  /// Stands for what keys of a fence's own have, which the fence keeps.
  package var keptValues: Int?

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The one that state changes with now; `nil` outside of ``withTransaction(_:_:)``.
  @TaskLocal static var current: Transaction?

  /// Changes state with this transaction.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

/// Changes state so that views get to what they come to be with an animation.
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
  /// A binding that sets its value with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding that sets its value with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in transaction.perform { wrappedValue = value } })
  }
}
