/// The transaction with which each node changes.
///
/// It is the transaction of the state change that caused the body around the node to be evaluated, changed by the
/// modifiers around the node, from the outermost one inwards.
struct NodeTransactions {
  private let changes: [ObjectIdentifier: Transaction]
  private let phases: [Identity: Animation?]
  private var former: [Identity: TransactionStep] = [:]
  private var present: [Identity: TransactionStep] = [:]

  /// - Parameters:
  ///   - changes: the transactions of state changes, by the bodies that read the state.
  ///   - phases: the animations of phase animators to their next phase.
  init(
    _ changes: [ObjectIdentifier: Transaction], phases: [Identity: Animation?], from old: RenderNode?,
    to new: RenderNode
  ) {
    (self.changes, self.phases) = (changes, phases)
    if let old { Self.collect(old, &former) }
    Self.collect(new, &present)
  }

  private static func collect(_ node: RenderNode, _ steps: inout [Identity: TransactionStep]) {
    var step = node.environment[TransactionStepKey.self]
    while let known = step, steps[known.identity] == nil {
      steps[known.identity] = known
      step = known.outer
    }
    node.children.forEach { collect($0, &steps) }
  }

  /// - Parameter isGone: whether the node is in the old tree.
  func animation(of node: RenderNode, isGone: Bool = false) -> Animation? {
    animation(of: node.owner, node.environment[TransactionStepKey.self])
  }

  /// - Parameters:
  ///   - body: the custom view that contains the node.
  ///   - step: the innermost modifier around the node that changes transactions.
  func animation(of body: BodyNode, _ step: TransactionStep?) -> Animation? {
    var transaction = base(of: body)
    for step in step?.all ?? [] {
      if let animation = phases[step.identity] { transaction.animation = animation }
      (present[step.identity] ?? step).apply(to: &transaction, former: former[step.identity])
    }
    return transaction.animation
  }

  private func base(of body: BodyNode) -> Transaction {
    var body: BodyNode? = body
    while let known = body {
      if let transaction = changes[ObjectIdentifier(known)] { return transaction }
      body = known.parent
    }
    return Transaction()
  }
}
