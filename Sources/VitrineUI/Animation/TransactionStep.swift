/// What a modifier does to the transaction with which the views inside it change.
final class TransactionStep {
  enum Change {
    /// `.animation(_:value:)`: the views inside are animated where the value is another than before.
    case animation(Animation?, value: Any, isSame: (Any, Any) -> Bool)
    /// `.animation(_:)`, as it was before there were values.
    case always(Animation?)
    /// `.transaction { … }`
    case transaction((inout Transaction) -> Void)
    /// `.transaction(value:) { … }`
    case transactionOf(value: Any, isSame: (Any, Any) -> Bool, (inout Transaction) -> Void)
    /// What is inside goes from phase to phase, by the animator at this place.
    case phase
  }

  /// Where the modifier is.
  let identity: Identity
  let change: Change
  /// The one around.
  let outer: TransactionStep?

  init(_ change: Change, at identity: Identity, inside outer: TransactionStep?) {
    (self.change, self.identity, self.outer) = (change, identity, outer)
  }

  /// All from the outermost one in.
  var all: [TransactionStep] { (outer?.all ?? []) + [self] }

  /// Changes a transaction on its way in.
  ///
  /// - Parameter former: the same modifier before the change; `nil` where it was not there.
  func apply(to transaction: inout Transaction, former: TransactionStep?) {
    switch change {
    case .animation(let animation, let value, let isSame):
      guard case .animation(_, let old, _)? = former?.change, !isSame(old, value) else { return }
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .always(let animation): if !transaction.disablesAnimations { transaction.animation = animation }
    case .transaction(let change): change(&transaction)
    case .transactionOf(let value, let isSame, let change):
      guard case .transactionOf(let old, _, _)? = former?.change, !isSame(old, value) else { return }
      change(&transaction)
    case .phase: break
    }
  }
}

struct TransactionStepKey: EnvironmentKey {
  static var defaultValue: TransactionStep? { nil }
}

/// Has the views inside it change with another transaction.
struct TransactionModifier: PrimitiveModifier {
  let change: TransactionStep.Change

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    var inner = context
    inner.environment[TransactionStepKey.self] = TransactionStep(
      change, at: context.identity, inside: context.environment[TransactionStepKey.self])
    return content(inner)
  }
}

extension View {
  /// Animates what is inside when a value changes; `nil` has it change at once.
  public func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View {
    self.animation(animation, watching: value, isSame: isEqual)
  }

  /// Changes the transaction with which the views inside change.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: .transaction(transform)))
  }

  /// The same where a value changes, and not else.
  public func transaction<Watched: Equatable>(
    value: Watched, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { transaction(watching: value, isSame: isEqual, transform) }

  package func animation(
    _ animation: Animation?, watching value: Any, isSame: @escaping (Any, Any) -> Bool
  ) -> some View { modifier(TransactionModifier(change: .animation(animation, value: value, isSame: isSame))) }

  /// Animates whatever changes inside.
  package func alwaysAnimated(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: .always(animation)))
  }

  package func transaction(
    watching value: Any, isSame: @escaping (Any, Any) -> Bool, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(change: .transactionOf(value: value, isSame: isSame, transform))) }
}
