extension TypeChecker {
  /// A member that a name may refer to.
  struct Candidate {
    var member: Member
    var names: Names
    /// The type or protocol that declares it; `nil` for functions outside types.
    var owner: TypeDeclaration?
    var conditions = Generics()
    var isInstance = true
  }

  /// The superclasses and protocols of a type, from the nearest; whether some are not known.
  func ancestors(of declaration: TypeDeclaration) -> (list: [TypeDeclaration], isOpen: Bool) {
    let key = ObjectIdentifier(declaration)
    if let known = lineages[key] { return known }
    let found = lineage(of: declaration)
    lineages[key] = found
    return found
  }

  private func lineage(of declaration: TypeDeclaration) -> (list: [TypeDeclaration], isOpen: Bool) {
    var (list, isOpen) = ([declaration], false)
    var index = 0
    while index < list.count, list.count < 64 {
      let current = list[index]
      index += 1
      var inherited = current.inherited
      inherited += (extensions[current.name] ?? []).flatMap(\.inherited)
      inherited += library.headers(of: current.name).flatMap(\.inherited)
      let names = Names(enclosing: current.name.split(separator: ".").map(String.init))
      for written in inherited {
        guard case .named(let parts) = written, let name = parts.last?.name else {
          isOpen = true
          continue
        }
        guard let found = ancestor(name, parts, names) else {
          if !Self.markers.contains(name), current.isOfFence || !(extensions[current.name] ?? []).isEmpty { isOpen = true }
          continue
        }
        for found in found where !list.contains(found) { list.append(found) }
      }
    }
    return (list, isOpen)
  }

  private func ancestor(_ name: String, _ parts: [WrittenType.Part], _ names: Names) -> [TypeDeclaration]? {
    guard let found = declaration(parts.map(\.name).joined(separator: ".")) ?? declaration(name) else { return nil }
    if found.kind == .alias {
      return constraints(.named(parts), names)?.compactMap(\.declaration)
    }
    return [found]
  }

  static let markers: Set = ["AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "Any", "DynamicProperty"]

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

  private func candidates(
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

  private func direct(_ name: String, in declaration: TypeDeclaration, _ names: Names) -> [Candidate] {
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
        Candidate(member: item.member, names: names, owner: declaration, conditions: item.generics))
    }
    return found
  }

  /// Whether all members of a type are known, so that one with another name does not exist.
  func isClosed(_ type: FenceType) -> Bool {
    guard case .nominal(let declaration, _) = type, declaration.isOfFence else { return false }
    return !ancestors(of: declaration).isOpen && !hasUnknownAttributes(declaration)
  }

  func hasUnknownAttributes(_ declaration: TypeDeclaration) -> Bool {
    declaration.attributes.contains { !["MainActor", "Observable", "frozen", "main", "available", "propertyWrapper", "resultBuilder"].contains($0.name) }
  }

  /// Returns the type of a property, or of a function as a value.
  func memberType(_ candidate: Candidate) -> FenceType {
    let member = candidate.member
    switch member.kind {
    case .property: return propertyType(member, candidate.names)
    case .enumCase where member.parameters.isEmpty: return candidate.names.selfType ?? .unknown
    case .function, .enumCase:
      guard member.generics.isEmpty else { return .unknown }
      return .function(
        FunctionType(
          parameters: member.parameters.map {
            FunctionType.Parameter(type: resolve($0.type, candidate.names), isInout: $0.isInout, isVariadic: $0.isVariadic)
          }, result: member.result.map { resolve($0, candidate.names) } ?? .unknown, isThrowing: member.isThrowing,
          isAsync: member.isAsync))
    default: return .unknown
    }
  }

  func propertyType(_ member: Member, _ names: Names) -> FenceType {
    if let written = member.result { return resolve(written, names) }
    guard let binding = member.declared else { return .unknown }
    let key = ObjectIdentifier(member)
    if let known = properties[key] { return known.type }
    guard unfinished.insert(key).inserted else { return .unknown }
    defer { unfinished.remove(key) }
    let type = inferredType(of: binding, member, names)
    properties[key] = (member, type)
    return type
  }

  private func inferredType(of binding: Variable.Binding, _ member: Member, _ names: Names) -> FenceType {
    if let attribute = member.attributes.first(where: { isWrapper($0) }) {
      switch attribute.name {
      case "Environment": return environmentType(attribute, names)
      case "Namespace": return declaration("Namespace.ID").map { .nominal($0, []) } ?? .unknown
      case "State", "StateObject", "ObservedObject", "Published", "AppStorage", "SceneStorage", "GestureState", "Bindable":
        break
      default: return .unknown
      }
    } else if !member.attributes.isEmpty {
      return .unknown
    }
    guard let value = binding.value else { return .unknown }
    return outside(names) { defaulted(infer(value, nil)) }
  }

  /// Performs a check outside the current function, quietly.
  private func outside<Result>(_ names: Names, _ check: () -> Result) -> Result {
    let outer = (scope, context)
    (scope, context) = (globals, Context(names: names, owner: names.selfType?.declaration, isStatic: true))
    quiet += 1
    defer {
      (scope, context) = outer
      quiet -= 1
    }
    return check()
  }

  func isWrapper(_ attribute: Attribute) -> Bool {
    guard let found = declaration(attribute.name) else { return false }
    return found.attributes.contains { $0.name == "propertyWrapper" }
  }

  private func environmentType(_ attribute: Attribute, _ names: Names) -> FenceType {
    guard let value = attribute.arguments.first?.value else { return .unknown }
    switch value.kind {
    case .keyPath(_, let steps):
      guard let root = library.type("EnvironmentValues") else { return .unknown }
      return outside(names) { type(ofPath: steps[...], from: .nominal(root, []), reports: false) }
    case .member(let base?, "self", _, _):
      guard case .metatype(let type) = outside(names, { infer(base, nil) }) else { return .unknown }
      return type
    default: return .unknown
    }
  }

  /// Returns the type of `$name` for a property; `nil` if its wrapper projects no value.
  func projectedType(_ attributes: [Attribute], _ type: FenceType) -> FenceType? {
    guard let attribute = attributes.first(where: { !["MainActor", "ViewBuilder", "available", "Previewable"].contains($0.name) }) else {
      return nil
    }
    switch attribute.name {
    case "State", "Binding", "AppStorage", "SceneStorage": return named("Binding", [type])
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable": return named("Bindable", [type])
    case "Environment", "Namespace", "ScaledMetric": return nil
    default: break
    }
    guard let found = types[attribute.name], found.attributes.contains(where: { $0.name == "propertyWrapper" }) else {
      return .unknown
    }
    return candidates("projectedValue", of: .nominal(found, []), isStatic: false)?.isEmpty == true ? nil : .unknown
  }
}
