import FenceSyntax

/// Finds two branches with the same view and different modifiers: switching between them resets the view's state.
enum BranchesThatLoseState: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    var found: [Advice] = []
    SyntaxWalk(
      statement: { if case .ifElse(let node) = $0.kind, let advice = advice(on: node, fence) { found.append(advice) } },
      expression: { if case .ifElse(let node) = $0.kind, let advice = advice(on: node, fence) { found.append(advice) } }
    ).go(through: fence.statements)
    return found
  }

  private static func advice(on node: IfStatement, _ fence: AdvisedFence) -> Advice? {
    guard let first = node.then.onlyExpression, let second = node.otherwise?.onlyExpression else { return nil }
    let (one, other) = (first.modified, second.modified)
    guard one.modifiers != other.modifiers || fence.text(first) != fence.text(second),
      one.modifiers + other.modifiers > 0, fence.text(one.base) == fence.text(other.base),
      let name = one.base.calledName, fence.keepsState(name)
    else { return nil }
    var advice = Advice(
      topic: "branches-lose-state", mark: other.base.mark,
      message: "'\(name)' has a different identity in each branch",
      reason: "a view keeps its state by its place in the view tree; in the other branch its state is reset",
      hint: "write the view once and move the condition into the modifier's argument: .opacity(isFaint ? 0.5 : 1)")
    if let frame = fence.seen.replaced(name) {
      advice.seen = "after '\(frame.event)' one '\(name)' was removed and another was created"
    }
    return advice
  }
}
