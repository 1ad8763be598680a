import FenceEvaluation
import VitrineUI

/// What changes state with an animation.
enum TransactionsNames {
  static let transactions: [NameBinding] = [
    .function("withAnimation") {
      Function(Parameter(nil, .function), ignoring: ["completionCriteria"]) { context, body in
        try performing(Transaction(animation: .default), body, then: nil, context)
      }
      Function(
        .optional(nil, .native(Animation.self), withoutEffect: AnimationsNames.motion), Parameter(nil, .function),
        .optional("completion", .function, withoutEffect: completion), ignoring: ["completionCriteria"]
      ) { (context: CallContext, animation: Animation?, body: FenceFunction, completion: FenceFunction?) in
        try performing(Transaction(animation: animation), body, then: completion, context)
      }
    },
    .function("withTransaction") {
      Function(
        Parameter(nil, .native(FenceTransaction.self)).withoutEffect(AnimationsNames.motion), Parameter(nil, .function)
      ) {
        context, transaction, body in
        try performing(try transaction.transaction(context), body, then: nil, context)
      }
      Function(
        Parameter(nil, .keyPath).withoutEffect(AnimationsNames.motion),
        Parameter(nil, .any).withoutEffect(AnimationsNames.motion), Parameter(nil, .function)
      ) { context, path, value, body in
        var transaction = FenceTransaction()
        if !transaction.set(path.first ?? "", value),
          case .native(let changed as FenceTransaction) = try Assignment(context.evaluator).setting(
            path.first ?? "", of: .native(transaction), to: value, context.mark)
        {
          transaction = changed
        }
        return try performing(try transaction.transaction(context), body, then: nil, context)
      }
    },
    .function("Transaction") {
      Native(.optional("animation", .native(Animation.self), withoutEffect: AnimationsNames.motion)) {
        (animation: Animation?) in FenceTransaction(animation: animation.map { .native($0) } ?? .nothing)
      }
    },
  ]

  private static let completion = "it is done once the animation is over: wait for it in a film strip"

  static let properties = PropertyTable(
    "Transaction", FenceTransaction.self,
    [
      property("animation") { $0.animation }, property("disablesAnimations") { .boolean($0.disablesAnimations) },
      property("isContinuous") { .boolean($0.isContinuous) },
    ])

  private static func property(
    _ name: String, get: @escaping @Sendable (FenceTransaction) -> Value
  ) -> Property<FenceTransaction> { Property(name, set: { $0.set(name, $1) }, get: { get($0) }) }

  /// Runs what changes state, and what comes after when the animation is over.
  private static func performing(
    _ transaction: Transaction, _ body: FenceFunction, then completion: FenceFunction?, _ context: CallContext
  ) throws -> Value {
    let states = ViewScope.current?.graph.states
    let before = states?.changeCount
    let result = try transaction.perform { try body() }
    if let completion, let clock = context.evaluator.clock {
      // Where nothing changed, nothing is animated.
      let duration = before != nil && states?.changeCount == before ? 0 : transaction.animation?.duration ?? 0
      clock.schedule(at: clock.now + VirtualClock.nanoseconds(duration)) { completion.perform() }
    }
    return result
  }
}

/// A transaction as a fence writes it: its animation may be a name whose type is not known yet.
struct FenceTransaction: CatalogType {
  static let catalogName = "Transaction"

  fileprivate(set) var animation: Value = .nothing
  fileprivate(set) var disablesAnimations = false
  fileprivate(set) var isContinuous = false
  /// The values of the fence's transaction keys, by name.
  var named: [String: Value] = [:]

  /// Sets a property; false where the value is not of its type.
  @discardableResult
  mutating func set(_ name: String, _ value: Value) -> Bool {
    switch (name, value.settled) {
    case ("animation", let value): animation = value
    case ("disablesAnimations", .boolean(let truth)): disablesAnimations = truth
    case ("isContinuous", .boolean(let truth)): isContinuous = truth
    default: return false
    }
    return true
  }

  func transaction(_ context: CallContext) throws -> Transaction {
    let argument = CallArgument(label: nil, value: animation, mark: context.mark)
    var transaction = Transaction(animation: try Kind.native(Animation.self).optional(argument, context))
    transaction.disablesAnimations = disablesAnimations
    transaction.isContinuous = isContinuous
    transaction.keptValues = named.isEmpty ? nil : context.evaluator.keep(named)
    return transaction
  }

  /// Changes a transaction by a function of the fence.
  static func change(_ transaction: inout Transaction, by change: FenceFunction) {
    var start = FenceTransaction(animation: transaction.animation.map { .native($0) } ?? .nothing)
    (start.disablesAnimations, start.isContinuous) = (transaction.disablesAnimations, transaction.isContinuous)
    start.named = transaction.keptValues.map(change.context.evaluator.kept) ?? [:]
    guard case .native(let changed as FenceTransaction) = change.changed(.native(start)) else { return }
    let unchanged = transaction
    transaction = change.context.late(unchanged) { try changed.transaction(change.context) }
  }
}
