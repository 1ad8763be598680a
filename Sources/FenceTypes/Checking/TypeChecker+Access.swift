/// Checks that private members are used inside their types only.
extension TypeChecker {
  func checkAccess(_ candidate: Candidate, _ place: Int) {
    guard candidate.member.isPrivate, candidate.member.kind != .initializer, !isInside(candidate.owner) else { return }
    report(place, "'\(candidate.member.name)' is inaccessible due to 'private' protection level")
  }

  /// Whether the current code is inside a type of a fence or one of its extensions, where its private members are known.
  private func isInside(_ owner: TypeDeclaration?) -> Bool {
    guard let owner, owner.isOfFence else { return true }
    return context.names.enclosing.starts(with: owner.path)
      || context.names.enclosing.joined(separator: ".").hasPrefix(owner.name + ".")
  }

  /// Whether a property can be changed only inside its type, and the current code is outside.
  func hasHiddenSetter(_ candidate: Candidate) -> Bool {
    candidate.member.modifiers.contains("private(set)") && !isInside(candidate.owner)
  }

  /// Returns the initializers that the current code can use; if there are none, that is reported.
  func accessible(_ found: [Candidate], of type: FenceType, _ node: Node) -> [Candidate] {
    let known = found.filter { !$0.member.isPrivate || isInside($0.owner) }
    guard known.isEmpty, !found.isEmpty else { return known }
    // The place of an implicit one, '.init()', is that of its name.
    let isImplicit: Bool
    if case .call(let call) = node.kind, case .member(nil, _, _, _) = call.callee.kind {
      isImplicit = true
    } else {
      isImplicit = false
    }
    report(
      node.start + (isImplicit ? 1 : 0),
      "'\(type.name ?? "")' initializer is inaccessible due to 'private' protection level")
    return found
  }
}
