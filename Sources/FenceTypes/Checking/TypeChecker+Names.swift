extension TypeChecker {
  /// The declaration that a name refers to.
  enum Entity {
    case local(Local)
    case members([Candidate])
    case type(FenceType)
    case unknown
  }

  func entity(_ name: String) -> Entity {
    if let local = localValue(name, stop: globals) { return .local(local) }
    if let selfType = context.names.selfType {
      if name == "self" { return .local(Local(type: context.isStatic ? .metatype(selfType) : selfType)) }
      var found: [Candidate] = []
      if !context.isStatic {
        guard let instance = candidates(name, of: selfType, isStatic: false) else {
          return globalEntity(name, orUnknown: true)
        }
        found = instance
      }
      if found.isEmpty, context.isStatic, let own = candidates(name, of: selfType, isStatic: true) { found = own }
      if !found.isEmpty, found.contains(where: { $0.member.kind != .initializer }) { return .members(found) }
      if let type = memberOfOuterTypes(name) { return type }
    }
    return globalEntity(name, orUnknown: false)
  }

  func localValue(_ name: String, stop: Scope) -> Local? {
    var current: Scope? = scope
    while let scope = current, scope !== stop {
      if let value = scope.values[name] { return value }
      current = scope.parent
    }
    return nil
  }

  func memberOfOuterTypes(_ name: String) -> Entity? {
    guard context.isStatic, let owner = context.owner, case .nominal = context.names.selfType else { return nil }
    return candidates(name, of: .nominal(owner, []), isStatic: false)?.isEmpty == false ? .unknown : nil
  }

  func globalEntity(_ name: String, orUnknown: Bool) -> Entity {
    if let local = globals.values[name] { return .local(local) }
    let type = resolve(.name(name), context.names)
    if !type.isUnknown { return .type(type) }
    // An operator is a function of each type that has it.
    if orUnknown || name.first?.isLetter != true { return .unknown }
    let functions = library.members(name, of: "_")
    if !functions.isEmpty {
      return .members(
        functions.map { Candidate(member: $0.member, names: Names(), conditions: $0.generics, isOfLibrary: true) })
    }
    return .unknown
  }

  func nameType(_ name: String, _ arguments: [WrittenType], _ node: Node, _ expected: FenceType?) -> FenceType {
    if name.first == "$", name.count > 1, !name.dropFirst().allSatisfy(\.isNumber) {
      return projection(String(name.dropFirst()), node)
    }
    if name.first == "_", name.count > 1, case .unknown = entity(name) { return .unknown }
    if let type = operatorType(name, expected) { return type }
    switch entity(name) {
    case .local(let local):
      checkCapture(name, local)
      return localType(local)
    case .members(let found):
      checkImplicitSelf(found[0], node.start)
      guard found.count == 1 || found[0].member.kind == .property else { return .unknown }
      recordUse(of: found[0], at: node.start)
      checkLazy(found[0], Node(.name("self", arguments: []), node.start), node.start)
      return memberType(found[0])
    case .type(let type): return .metatype(opened(type, arguments))
    case .unknown:
      reportOtherContext(name, at: node.start)
      reportUnknown(name, at: node.start)
      return .unknown
    }
  }

  /// Reports the name of a type where a value is wanted.
  func reportBareType(_ node: Node) {
    guard case .name(let name, _) = node.kind, name.first?.isUppercase == true, case .type = entity(name) else {
      return
    }
    report(node.start, "expected member name or initializer call after type name")
  }

  /// Returns the type of an operator that is an argument, `+` in `reduce(0, +)`: one for operands of one type.
  func operatorType(_ name: String, _ expected: FenceType?) -> FenceType? {
    guard ["+", "-", "*", "/"].contains(name), globals.values[name] == nil,
      case .function(let function)? = expected.map({ solver.shallow($0) }), function.parameters.count == 2
    else { return nil }
    let mark = solver.mark
    let (left, right) = (function.parameters[0].type, function.parameters[1].type)
    guard unify(right, left), unify(left, function.result) else {
      solver.undo(to: mark)
      return nil
    }
    return .function(function)
  }

  func localType(_ local: Local) -> FenceType {
    if let member = local.member { return propertyType(member, local.names) }
    if let function = local.functions.first, local.functions.count == 1 {
      return memberType(Candidate(member: function, names: local.names))
    }
    return local.type
  }

  /// Returns a generic type with the written arguments, or with ones that inference finds.
  func opened(_ type: FenceType, _ arguments: [WrittenType]) -> FenceType {
    guard case .nominal(let declaration, let old) = type, !old.isEmpty else { return type }
    if !arguments.isEmpty {
      let known = arguments.map { resolve($0, context.names) }
      return known.count == old.count ? .nominal(declaration, known) : type
    }
    guard old.allSatisfy(\.isUnknown) else { return type }
    return .nominal(declaration, old.map { _ in solver.fresh() })
  }

  /// Returns the type of `$name`.
  func projection(_ name: String, _ node: Node) -> FenceType {
    switch entity(name) {
    case .local(let local):
      guard let attributes = local.member?.attributes ?? local.attribute.map({ [$0] }) else {
        return .unknown
      }
      guard let projected = projectedType(attributes, localType(local)) else { break }
      return projected
    case .members(let found):
      guard let member = found.first?.member, member.kind == .property, member.variable != nil else { return .unknown }
      guard let projected = projectedType(member.attributes, memberType(found[0])) else { break }
      return projected
    default: return .unknown
    }
    report(node.start, "cannot find '$\(name)' in scope")
    return .unknown
  }
}
