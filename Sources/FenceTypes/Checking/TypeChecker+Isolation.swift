/// Checks that the state of actors is used where it can be waited for.
extension TypeChecker {
  /// Reports a member of another actor than the one around the code, which code that cannot wait uses.
  func checkIsolation(_ candidate: Candidate, _ base: Node, _ place: Int) {
    let member = candidate.member
    guard let owner = candidate.owner, owner.kind == .actor, owner.isOfFence, !member.isStatic,
      !member.modifiers.contains("nonisolated"), member.attributes.isEmpty, cannotWait, context.owner !== owner
    else { return }
    if case .name("self", _) = base.kind { return }
    switch member.kind {
    case .property where member.variable?.isLet != true:
      report(place, "actor-isolated property '\(member.name)' can not be referenced from a nonisolated context")
    case .function:
      let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
      report(
        place,
        "call to actor-isolated instance method '\(member.name)(\(labels))' in a synchronous nonisolated context")
    default: return
    }
  }

  /// Whether the code is that of a synchronous function, or of the program's top level without a mark.
  private var cannotWait: Bool {
    if context.isClosure || context.builder != nil { return false }
    return context.isSynchronous || context.owner == nil && context.result == nil && !context.isAwaiting
  }
}
