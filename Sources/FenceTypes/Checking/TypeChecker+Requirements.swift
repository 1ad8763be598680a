/// Checks that types have the members that their protocols require.
extension TypeChecker {
  func checkConformances(_ declaration: TypeDeclaration) {
    checkCoding(declaration)
    let ancestors = ancestors(of: declaration)
    guard !ancestors.isOpen, !hasUnknownAttributes(declaration) else { return }
    for ancestor in ancestors.list.dropFirst() where ancestor.kind == .protocolType {
      if ancestor.isOfFence {
        checkRequirements(of: ancestor, declaration)
      } else {
        checkKnownRequirements(of: ancestor, declaration)
      }
    }
  }

  private func checkRequirements(of ancestor: TypeDeclaration, _ declaration: TypeDeclaration) {
    for requirement in ancestor.members where !requirement.attributes.contains(where: { $0.name == "objc" }) {
      let found =
        candidates(
          requirement.name, of: .nominal(declaration, declaration.generics.parameters.map { _ in .unknown }),
          isStatic: requirement.isStatic) ?? [Candidate(member: requirement, names: Names())]
      let isMet = found.contains { candidate in
        guard candidate.member !== requirement else { return false }
        let a = candidate.member.parameters.map(\.label)
        let b = requirement.parameters.map(\.label)
        return candidate.member.kind == .enumCase || a == b && fits(candidate, requirement, of: ancestor, declaration)
      }
      if !isMet, requirement.kind != .initializer || !declaration.isClass {
        let memberwise = requirement.kind == .initializer
        guard !memberwise else { continue }
        report(declaration.start, "type '\(declaration.simpleName)' does not conform to protocol '\(ancestor.name)'")
        return
      }
    }
  }

  /// Whether a member has the types that a requirement of a fence's protocol has, as far as they are known, and can be
  /// set if that is required.
  private func fits(
    _ candidate: Candidate, _ requirement: Member, of ancestor: TypeDeclaration, _ declaration: TypeDeclaration
  ) -> Bool {
    let member = candidate.member
    guard !candidate.isOfLibrary, member.kind == requirement.kind, candidate.owner?.kind != .protocolType,
      declaration.generics.isEmpty, member.generics.isEmpty, requirement.generics.isEmpty
    else { return true }
    if member.kind == .property, requirement.isSettable, !member.isSettable, member.attributes.isEmpty { return false }
    var wanted = Names(selfType: .nominal(declaration, []), enclosing: ancestor.path)
    // What the type declares for associated types is not followed.
    for type in ancestors(of: declaration).list.flatMap(\.nested) where type.kind == .associated {
      wanted.generics[type.simpleName] = .unknown
    }
    let pairs = zip(member.parameters.map(\.type), requirement.parameters.map(\.type)).map { ($0, $1) }
    let results = member.kind == .initializer ? [] : [(member.result, requirement.result)]
    return (pairs + results.compactMap { own, other in own.flatMap { own in other.map { (own, $0) } } }).allSatisfy {
      own, other in
      let (a, b) = (resolve(own, candidate.names), resolve(other, wanted))
      guard case .nominal = a, case .nominal = b, !a.isPartlyUnknown, !b.isPartlyUnknown else { return true }
      let mark = solver.mark
      defer { solver.undo(to: mark) }
      return a == b || unify(a, b)
    }
  }

  /// Checks what the library's protocols require without a default.
  private func checkKnownRequirements(of ancestor: TypeDeclaration, _ declaration: TypeDeclaration) {
    let type = FenceType.nominal(declaration, declaration.generics.parameters.map { _ in .unknown })
    let stored = declaration.members.filter { $0.isStored && !$0.isStatic }
    func has(_ name: String, isStatic: Bool = false) -> Bool {
      candidates(name, of: type, isStatic: isStatic)?.contains { $0.owner?.isOfFence == true } ?? true
    }
    var isMissing = false
    switch ancestor.name {
    case "View", "ViewModifier":
      // Other protocols of the library give a body.
      let others = ancestors(of: declaration).list.filter { $0.kind == .protocolType && library.isOwn($0.name) }
      guard others.count == 1 else { return }
      isMissing = !has("body")
    case "Identifiable": isMissing = !has("id") && !declaration.isClass
    case "Shape": isMissing = !has("path")
    case "Comparable": isMissing = !has("<", isStatic: true) && declaration.kind != .enumeration
    case "Equatable", "Hashable":
      guard !has("==", isStatic: true), ancestor.name == "Equatable" || !has("hash") else { return }
      if declaration.isClass {
        isMissing = true
      } else if declaration.kind == .structure {
        isMissing = stored.contains {
          $0.attributes.contains { Self.wrappers.contains($0.name) && $0.name != "Published" }
            || conforms(propertyType($0, names(in: declaration, type)), to: ancestor) == false
        }
      } else {
        isMissing = declaration.members.contains { member in
          member.kind == .enumCase
            && member.parameters.contains {
              conforms(resolve($0.type, names(in: declaration, type)), to: ancestor) == false
            }
        }
      }
    case "CaseIterable":
      isMissing =
        declaration.kind == .enumeration
        ? declaration.members.contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
          && !has("allCases", isStatic: true) : !has("allCases", isStatic: true)
    default:
      guard let required = Self.requirements[ancestor.name] else { return }
      isMissing = required.contains { requirement in
        !has(requirement.name, isStatic: requirement.isStatic)
          || hasOtherTypes(requirement.name, than: ancestor.name, declaration)
      }
    }
    if ancestor.name == "PreferenceKey", !has("defaultValue", isStatic: true),
      let value = declaration.members.first(where: { $0.name == "defaultValue" })
    {
      // That of an optional value has a default.
      isMissing = isMissing || propertyType(value, names(in: declaration, type)).wrapped == nil
    }
    if isMissing || hasBareResult(declaration, of: ancestor.name) {
      report(
        declaration.start, "type '\(declaration.simpleName)' does not conform to protocol '\(ancestor.name)'",
        hint: ancestor.name == "View" ? "add 'var body: some View { … }'" : nil)
    }
  }

  /// Whether the result of a required member is written as a protocol, without 'some'.
  private func hasBareResult(_ declaration: TypeDeclaration, of ancestor: String) -> Bool {
    guard let required = Self.results[ancestor] else { return false }
    return declaration.members.contains { member in
      guard member.name == required.member, let written = member.result else { return false }
      if case .any = written { return true }
      return written.plainName == required.type
    }
  }

  /// Whether the functions of a name differ from one that a protocol requires only in the types of parameters.
  private func hasOtherTypes(_ name: String, than ancestor: String, _ declaration: TypeDeclaration) -> Bool {
    let given = declaration.members.filter { $0.name == name }
    return library.members(name, of: ancestor).contains { wanted in
      !given.isEmpty && given.allSatisfy { differs($0, from: wanted.member, in: declaration) }
    }
  }

  /// Whether a function has the labels of a requirement and other types.
  private func differs(_ function: Member, from requirement: Member, in declaration: TypeDeclaration) -> Bool {
    guard function.parameters.map(\.label) == requirement.parameters.map(\.label) else { return false }
    let type = FenceType.nominal(declaration, declaration.generics.parameters.map { _ in .unknown })
    let names = names(in: declaration, type)
    return zip(function.parameters, requirement.parameters).contains { given, wanted in
      let mark = solver.mark
      defer { solver.undo(to: mark) }
      var cost = Cost()
      return !convert(resolve(given.type, names), to: resolve(wanted.type, names), &cost)
    }
  }

  /// The members of protocols whose results are 'some' type of another protocol.
  private static let results: [String: (member: String, type: String)] = [
    "View": ("body", "View"), "ViewModifier": ("body", "View"), "App": ("body", "Scene"), "Scene": ("body", "Scene"),
    "PreviewProvider": ("previews", "View"),
  ]

  /// The members that protocols of the library require without a default.
  private static let requirements: [String: [(name: String, isStatic: Bool)]] = [
    "PreferenceKey": [("reduce", true)], "EnvironmentKey": [("defaultValue", true)],
    "LayoutValueKey": [("defaultValue", true)], "PreviewProvider": [("previews", true)],
    "Layout": [("sizeThatFits", false), ("placeSubviews", false)],
  ]
}
