/// Checks that the state of actors is used where it can be waited for.
extension TypeChecker {
  /// Reports a member of another actor than the one around the code, which code that cannot or does not wait uses.
  func checkIsolation(_ candidate: Candidate, _ base: Node, _ place: Int) {
    let member = candidate.member
    if case .name("self", _) = base.kind { return }
    guard let actor = isolation(of: candidate), context.owner !== candidate.owner,
      actor == "actor" || context.isNonisolated, let problem = waitingProblem
    else { return }
    switch member.kind {
    case .property where member.variable?.isLet != true:
      report(
        place,
        "\(actor)-isolated property '\(member.name)' "
          + (problem == .cannotWait
            ? "can not be referenced from a nonisolated context" : "cannot be accessed from outside of the actor"))
    case .function where actor == "actor": reportCall(candidate, actor, problem, place)
    default: return
    }
  }

  /// Reports a call of the main actor's function in code that is known to be no actor's.
  func checkMainActor(_ candidate: Candidate, _ place: Int) {
    guard context.isNonisolated, candidate.member.kind == .function || candidate.member.kind == .initializer,
      isolation(of: candidate) == "main actor", let problem = waitingProblem
    else { return }
    reportCall(candidate, "main actor", problem, place)
  }

  private func reportCall(_ candidate: Candidate, _ actor: String, _ problem: WaitingProblem, _ place: Int) {
    let labels = candidate.member.parameters.map { ($0.label ?? "_") + ":" }.joined()
    let subject = candidate.described(labels: "(\(labels))")
    report(
      place,
      problem == .cannotWait
        ? "call to \(actor)-isolated \(subject) in a synchronous nonisolated context"
        : "\(actor)-isolated \(subject) cannot be called from outside of the actor")
  }

  /// Returns the actor whose state a member is of, in the compiler's words; `nil` if it is no actor's, or not known.
  private func isolation(of candidate: Candidate) -> String? {
    let member = candidate.member
    guard !member.modifiers.contains("nonisolated") else { return nil }
    if candidate.owner?.isOfFence != false, member.attributes.contains(where: { $0.name == "MainActor" }) {
      return candidate.isOfLibrary ? nil : "main actor"
    }
    guard let owner = candidate.owner, owner.isOfFence, member.attributes.isEmpty else { return nil }
    if owner.kind == .actor { return member.isStatic ? nil : "actor" }
    return owner.attributes.contains { $0.name == "MainActor" } ? "main actor" : nil
  }

  private enum WaitingProblem { case cannotWait, doesNotWait }

  /// Whether the code is that of a synchronous function, or of the program's top level without a mark, or of a function
  /// that could wait here.
  private var waitingProblem: WaitingProblem? {
    if context.isClosure || context.builder != nil || context.isAwaiting { return nil }
    if context.isSynchronous || context.owner == nil && context.result == nil { return .cannotWait }
    return context.result == nil ? nil : .doesNotWait
  }

  /// Whether a function is known to be no actor's: that of a program, or of a type that nothing isolates.
  func isNonisolated(_ member: Member, _ owner: TypeDeclaration?, isLocal: Bool) -> Bool {
    guard member.attributes.isEmpty, member.kind == .function, !isLocal else { return false }
    guard let owner else { return true }
    let (list, isOpen) = (ancestors(of: owner).list, ancestors(of: owner).isOpen)
    return owner.isOfFence && owner.kind != .actor && owner.kind != .protocolType && !isOpen
      && owner.attributes.isEmpty && owner.path.count == 1 && owner.members.allSatisfy(\.attributes.isEmpty)
      && list.allSatisfy { $0 === owner || Self.plainProtocols.contains($0.name) }
  }

  /// The protocols that isolate no type that conforms to them.
  private static let plainProtocols: Set = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "Sendable", "Error",
    "CustomStringConvertible", "CaseIterable", "RawRepresentable",
  ]
}
