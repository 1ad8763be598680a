extension TypeChecker {
  /// A member that a name may refer to.
  struct Candidate {
    var member: Member
    var names: Names
    /// The type or protocol that declares it; `nil` for functions outside types.
    var owner: TypeDeclaration?
    var conditions = Generics()
    var isInstance = true
    var isOfLibrary = false

    /// The kind and name of a function, in the compiler's words.
    ///
    /// - Parameter labels: the labels of its parameters, if the words have them.
    func described(labels: String = "") -> String {
      if member.kind == .initializer { return labels.isEmpty ? "initializer" : "initializer 'init\(labels)'" }
      let kind = owner == nil ? "global function" : member.isStatic ? "static method" : "instance method"
      return "\(kind) '\(member.name)\(labels)'"
    }

    /// Whether the member itself is called, and not its value: a function, or a case with values.
    var mayBeCalled: Bool {
      member.kind != .property && (member.kind != .enumCase || !member.parameters.isEmpty)
    }

    /// Whether it is a member of a type of Swift's own libraries.
    func isOfStandardLibrary(_ library: Library) -> Bool {
      owner.map { !$0.isOfFence && !library.isOwn($0.name) } ?? false
    }
  }

  /// The superclasses and protocols of a type, from the nearest; whether some are not known.
  func ancestors(of declaration: TypeDeclaration) -> Library.Lineage {
    let key = ObjectIdentifier(declaration)
    if let known = lineages[key] { return known }
    let found = library.facts(declaration, extensions)?.lineage ?? lineage(of: declaration)
    lineages[key] = found
    return found
  }

  func lineage(of declaration: TypeDeclaration) -> Library.Lineage {
    var (list, isOpen) = ([declaration], false)
    var index = 0
    while index < list.count, list.count < 64 {
      let current = list[index]
      index += 1
      var inherited = current.inherited
      inherited += (extensions[current.name] ?? []).flatMap(\.inherited)
      inherited += library.headers(of: current.name).flatMap(\.inherited)
      let names = Names(enclosing: current.path)
      for written in inherited {
        guard case .named(let parts) = written, let name = parts.last?.name else {
          isOpen = true
          continue
        }
        guard let found = ancestor(name, parts, names) else {
          if !Self.markers.contains(name), current.isOfFence || !(extensions[current.name] ?? []).isEmpty {
            isOpen = true
          }
          continue
        }
        for found in found where !list.contains(found) { list.append(found) }
      }
    }
    return (list, isOpen)
  }

  func ancestor(_ name: String, _ parts: [WrittenType.Part], _ names: Names) -> [TypeDeclaration]? {
    let isOfModule = parts.count > 1 && parts.first.map { Self.modules.contains($0.name) } == true
    let found =
      isOfModule
      ? library.type(name) : declaration(parts.map(\.name).joined(separator: ".")) ?? declaration(name)
    guard let found else { return nil }
    if found.kind == .alias {
      return constraints(.named(parts), names)?.compactMap(\.declaration)
    }
    return [found]
  }

  static let markers: Set = [
    "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "Any", "DynamicProperty",
  ]

  /// Returns the members of a type with a name; `nil` if the type's members are not all known and none was found.
  func candidates(_ name: String, of type: FenceType, isStatic: Bool) -> [Candidate]? {
    let type = solver.shallow(type)
    switch type {
    case .nominal(let declaration, _): return candidates(name, in: [declaration], of: type, isStatic: isStatic)
    case .existential(let parts), .opaque(let parts):
      return candidates(name, in: parts.compactMap(\.declaration), of: type, isStatic: isStatic)
    case .parameter(let parameter):
      guard let parts = bounds[parameter] else { return nil }
      return candidates(name, in: parts.compactMap(\.declaration), of: type, isStatic: isStatic)
    default: return nil
    }
  }

  func candidates(
    _ name: String, in declarations: [TypeDeclaration], of type: FenceType, isStatic: Bool
  ) -> [Candidate]? {
    var (found, isOpen): ([Candidate], Bool) = ([], false)
    for declaration in declarations {
      let ancestors = ancestors(of: declaration)
      isOpen = isOpen || ancestors.isOpen
      for current in ancestors.list {
        var names = names(in: current, type)
        if current.isClass, current !== declaration {
          names.generics = [:]
          bind(current.generics, [], &names)
        }
        found += direct(name, in: current, names)
      }
    }
    found = found.filter { $0.member.kind == .initializer || $0.member.isStatic == isStatic }
    return found.isEmpty && isOpen ? nil : found
  }

  func direct(_ name: String, in declaration: TypeDeclaration, _ names: Names) -> [Candidate] {
    var found: [Candidate] = []
    for member in declaration.members where member.name == name {
      found.append(Candidate(member: member, names: names, owner: declaration))
    }
    for extended in extensions[declaration.name] ?? [] {
      for member in extended.members where member.name == name {
        found.append(Candidate(member: member, names: names, owner: declaration, conditions: extended.generics))
      }
    }
    for item in library.members(name, of: declaration.name) {
      found.append(
        Candidate(
          member: item.member, names: names, owner: declaration, conditions: item.generics, isOfLibrary: true))
    }
    return found
  }

  /// Whether all members of a type are known, so that one with another name does not exist.
  func isClosed(_ type: FenceType) -> Bool {
    guard case .nominal(let declaration, _) = type, declaration.isOfFence else { return false }
    let ancestors = ancestors(of: declaration)
    // Of the library's classes, members are declared in part.
    return !ancestors.isOpen && !ancestors.list.contains { $0.isClass && !$0.isOfFence }
      && !hasUnknownAttributes(declaration)
  }

  func hasUnknownAttributes(_ declaration: TypeDeclaration) -> Bool {
    declaration.attributes.contains {
      !["MainActor", "Observable", "frozen", "main", "available", "propertyWrapper", "resultBuilder"].contains($0.name)
    }
  }
}
