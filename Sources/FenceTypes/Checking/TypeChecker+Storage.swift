/// Checks that values do not hold themselves and that only references are weak.
extension TypeChecker {
  /// Reports stored properties of a structure, or cases of an enumeration, that hold a value of the type itself.
  func checkStorage(_ declaration: TypeDeclaration) {
    for member in declaration.members where member.kind == .property { checkWeak(member, declaration) }
    guard declaration.generics.isEmpty else { return }
    switch declaration.kind {
    case .structure:
      for member in declaration.members where isHeld(member) {
        guard holds(member, in: declaration, declaration) else { continue }
        report(
          member.start, "value type '\(declaration.name)' cannot have a stored property that recursively contains it")
      }
    case .enumeration:
      if declaration.members.contains(where: {
        isDirect($0, in: declaration) && holds($0, in: declaration, declaration)
      }) {
        report(declaration.start, "recursive enum '\(declaration.name)' is not marked 'indirect'")
      }
    default: return
    }
  }

  private func isHeld(_ member: Member) -> Bool { member.isStored && !member.isStatic && member.attributes.isEmpty }

  private func isDirect(_ member: Member, in declaration: TypeDeclaration) -> Bool {
    member.kind == .enumCase && !member.modifiers.contains("indirect") && !declaration.modifiers.contains("indirect")
  }

  private func holds(_ member: Member, in owner: TypeDeclaration, _ wanted: TypeDeclaration) -> Bool {
    let names = Names(enclosing: owner.path)
    let written = member.kind == .enumCase ? member.parameters.map(\.type) : member.result.map { [$0] } ?? []
    var seen: Set<TypeDeclaration> = []
    return written.contains { holds(resolve($0, names), wanted, &seen) }
  }

  /// Whether a value of a type has one of another in it, and not a reference or a collection.
  private func holds(_ type: FenceType, _ wanted: TypeDeclaration, _ seen: inout Set<TypeDeclaration>) -> Bool {
    if let wrapped = type.wrapped { return holds(wrapped, wanted, &seen) }
    if case .tuple(let elements) = type { return elements.contains { holds($0.type, wanted, &seen) } }
    guard let declaration = type.declaration, declaration.isOfFence, declaration.generics.isEmpty else { return false }
    if declaration === wanted { return true }
    guard declaration.kind == .structure || declaration.kind == .enumeration, seen.insert(declaration).inserted else {
      return false
    }
    let names = Names(enclosing: declaration.path)
    return declaration.members.contains { member in
      if isDirect(member, in: declaration) {
        return member.parameters.contains { holds(resolve($0.type, names), wanted, &seen) }
      }
      guard isHeld(member), let written = member.result else { return false }
      return holds(resolve(written, names), wanted, &seen)
    }
  }

  private func checkWeak(_ member: Member, _ owner: TypeDeclaration) {
    guard member.modifiers.contains("weak"), let written = member.result else { return }
    let type = resolve(written, names(in: owner, inside(owner)))
    let core = type.wrapped ?? type
    guard case .nominal(let declaration, _) = core, declaration.isOfFence || isBasic(declaration) else {
      return
    }
    if !declaration.isClass {
      report(
        member.start, "'weak' may only be applied to class and class-bound protocol types, not '\(core)'")
    } else if type.wrapped == nil {
      report(member.start, "'weak' variable should have optional type '\(core)?'")
    }
  }
}
