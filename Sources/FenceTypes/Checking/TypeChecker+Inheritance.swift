/// Checks what classes of a fence take over from their superclasses, and that other types have none.
extension TypeChecker {
  func checkInheritance(_ declaration: TypeDeclaration) {
    reportStrangeAncestors(declaration)
    guard declaration.kind == .classType, !hasUnknownAttributes(declaration) else {
      reportOverrides(declaration, among: declaration.isClass ? nil : [])
      return
    }
    let ancestors = ancestors(of: declaration)
    let superclasses = ancestors.list.dropFirst().filter(\.isClass)
    // Of other classes, and of those with type arguments, the members are not known in their own words.
    guard !ancestors.isOpen, superclasses.allSatisfy({ $0.isOfFence && $0.generics.isEmpty }),
      superclasses.allSatisfy({ !hasUnknownAttributes($0) })
    else { return }
    if let direct = superclasses.first, direct.modifiers.contains("final") {
      report(declaration.start, "inheritance from a final class '\(direct.name)'")
      return
    }
    reportOverrides(declaration, among: superclasses)
    guard let direct = superclasses.first else { return }
    reportRequiredInitializers(declaration, of: superclasses)
    reportUncalledInitializers(declaration, of: direct, superclasses)
  }

  /// Reports a superclass of a structure, and a structure that a class inherits.
  private func reportStrangeAncestors(_ declaration: TypeDeclaration) {
    guard declaration.kind == .structure || declaration.isClass, let first = declaration.inherited.first,
      case .nominal(let ancestor, _) = resolve(first, Names(enclosing: declaration.path)),
      ancestor.isOfFence || isBasic(ancestor)
    else { return }
    if declaration.kind == .structure {
      report(declaration.start, "inheritance from non-protocol type '\(ancestor.name)'")
    } else if !ancestor.isClass {
      report(declaration.start, "inheritance from non-protocol, non-class type '\(ancestor.name)'")
    }
  }

  // MARK: Overrides

  /// - Parameter superclasses: the superclasses, all of whose members are known; `nil` if they are not.
  private func reportOverrides(_ declaration: TypeDeclaration, among superclasses: [TypeDeclaration]?) {
    guard let superclasses else { return }
    for member in declaration.members where member.kind != .enumCase && member.kind != .element {
      let same = superclasses.flatMap(\.members).filter { isOverride(member, of: $0) }
      if member.modifiers.contains("override") {
        reportNeedlessOverride(
          member, declaration, same, isExtended: superclasses.contains { extends($0, member.name) })
      } else if let other = same.first(where: { isAlike(member, $0) }), !member.modifiers.contains("required"),
        !member.isPrivate
      {
        report(
          member.start,
          member.isStored && member.variable?.isLazy == false
            ? "cannot override with a stored property '\(other.name)'"
            : "overriding declaration requires an 'override' keyword")
      }
    }
  }

  private func extends(_ type: TypeDeclaration, _ name: String) -> Bool {
    (extensions[type.name] ?? []).contains { $0.members.contains { $0.name == name } }
  }

  private func reportNeedlessOverride(
    _ member: Member, _ declaration: TypeDeclaration, _ same: [Member], isExtended: Bool
  ) {
    guard declaration.isClass else {
      report(member.start, "'override' can only be specified on class members")
      return
    }
    let kind = member.kind == .property ? "property" : "method"
    if let final = same.first(where: { $0.modifiers.contains("final") }) {
      let name = final.kind == .property ? "property" : "instance method"
      if !member.isStatic { report(member.start, "\(name) overrides a 'final' \(name)") }
    } else if same.isEmpty, !isExtended, member.kind != .initializer {
      report(member.start, "\(kind) does not override any \(kind) from its superclass")
    }
  }

  /// Whether a member has the name and the labels of one that a subclass can override.
  private func isOverride(_ member: Member, of other: Member) -> Bool {
    member.kind == other.kind && member.name == other.name && !other.isPrivate && member.isStatic == other.isStatic
      && member.parameters.map(\.label) == other.parameters.map(\.label)
  }

  /// Whether two members have the same types, as they are written.
  private func isAlike(_ member: Member, _ other: Member) -> Bool {
    guard !member.isStatic, member.parameters.map(\.type) == other.parameters.map(\.type), member.generics.isEmpty,
      other.generics.isEmpty, member.isAsync == other.isAsync
    else { return false }
    if member.kind == .initializer { return !other.modifiers.contains("convenience") }
    return member.kind == .property
      ? member.result == nil || member.result == other.result : member.result == other.result
  }

  // MARK: Initializers

  /// Reports a required initializer that a class with other designated ones leaves out.
  private func reportRequiredInitializers(_ declaration: TypeDeclaration, of superclasses: [TypeDeclaration]) {
    let own = declaration.members.filter { $0.kind == .initializer }
    guard own.contains(where: { !$0.modifiers.contains("convenience") }) else { return }
    let inherited = superclasses.flatMap(\.members)
    for required in inherited where required.kind == .initializer && required.modifiers.contains("required") {
      guard !own.contains(where: { $0.parameters.map(\.label) == required.parameters.map(\.label) }) else { continue }
      let owner = superclasses.first { $0.members.contains { $0 === required } }
      let labels = required.parameters.map { ($0.label ?? "_") + ":" }.joined()
      report(
        declaration.end,
        "'required' initializer 'init(\(labels))' must be provided by subclass of '\(owner?.name ?? "")'")
      return
    }
  }

  /// Reports initializers that call none of their superclass, which has none that is called without arguments.
  private func reportUncalledInitializers(
    _ declaration: TypeDeclaration, of direct: TypeDeclaration, _ superclasses: [TypeDeclaration]
  ) {
    let designated = direct.members.filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
    guard !designated.isEmpty, !designated.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }) else { return }
    for member in declaration.members where member.kind == .initializer && member.hasBody {
      guard !member.modifiers.contains("convenience"), member.delegates.isDisjoint(with: ["self", "super"]),
        mayEnd(member.body), !member.isFailable
      else { continue }
      report(member.end, "'super.init' isn't called on all paths before returning from initializer")
    }
  }

  /// Reports a class's initializer that calls another one of it without being a convenience.
  ///
  /// - Parameter isExtension: Whether an extension declares it, where all must be conveniences.
  func reportDelegation(_ member: Member, _ owner: TypeDeclaration, isExtension: Bool) {
    guard owner.kind == .classType, member.kind == .initializer, !member.modifiers.contains("convenience") else {
      return
    }
    if isExtension {
      report(
        member.start,
        "designated initializer cannot be declared in an extension of '\(owner.name)'; did you mean this to be a convenience initializer?"
      )
    } else if member.delegates.contains("self") {
      report(
        member.start,
        "designated initializer for '\(owner.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
      )
    }
  }
}
