extension TypeChecker {
  /// What a name refers to.
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
        guard let instance = candidates(name, of: selfType, isStatic: false) else { return globalEntity(name, orUnknown: true) }
        found = instance
      }
      if found.isEmpty, context.isStatic, let own = candidates(name, of: selfType, isStatic: true) { found = own }
      if !found.isEmpty, found.contains(where: { $0.member.kind != .initializer }) { return .members(found) }
      if let type = memberOfOuterTypes(name) { return type }
    }
    return globalEntity(name, orUnknown: false)
  }

  private func localValue(_ name: String, stop: Scope) -> Local? {
    var current: Scope? = scope
    while let scope = current, scope !== stop {
      if let value = scope.values[name] { return value }
      current = scope.parent
    }
    return nil
  }

  private func memberOfOuterTypes(_ name: String) -> Entity? {
    guard context.isStatic, let owner = context.owner, case .nominal = context.names.selfType else { return nil }
    return candidates(name, of: .nominal(owner, []), isStatic: false)?.isEmpty == false ? .unknown : nil
  }

  private func globalEntity(_ name: String, orUnknown: Bool) -> Entity {
    if let local = globals.values[name] { return .local(local) }
    let type = resolve(.name(name), context.names)
    if !type.isUnknown { return .type(type) }
    if orUnknown { return .unknown }
    let functions = library.members(name, of: "_")
    if !functions.isEmpty { return .members(functions.map { Candidate(member: $0.member, names: Names(), conditions: $0.generics) }) }
    return .unknown
  }

  func nameType(_ name: String, _ arguments: [WrittenType], _ node: Node, _ expected: FenceType?) -> FenceType {
    if name.first == "$", name.count > 1, !name.dropFirst().allSatisfy(\.isNumber) { return projection(String(name.dropFirst()), node) }
    if name.first == "_", name.count > 1 { return .unknown }
    switch entity(name) {
    case .local(let local): return localType(local)
    case .members(let found):
      guard found.count == 1 || found[0].member.kind == .property else { return .unknown }
      return memberType(found[0])
    case .type(let type): return .metatype(opened(type, arguments))
    case .unknown: return .unknown
    }
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
  private func projection(_ name: String, _ node: Node) -> FenceType {
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

  // MARK: Members

  func memberAccess(
    _ base: Node?, _ name: String, _ place: Int, _ arguments: [WrittenType], _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    guard let base else { return implicitMember(name, place, expected) }
    let type = infer(base, isImplicit(base) ? expected : nil)
    return member(name, place, of: type, node, base: base)
  }

  /// Returns the type of an implicit member such as `.red`.
  private func implicitMember(_ name: String, _ place: Int, _ expected: FenceType?) -> FenceType {
    guard let expected else { return .unknown }
    let found = implicitCandidates(name, expected)
    guard let found else { return .unknown }
    if found.isEmpty {
      let type = settled(expected).wrapped ?? settled(expected)
      if isClosed(type) || library.own.contains(type.name ?? "") || isLibraryComplete(type) {
        report(place, "type '\(type)' has no member '\(name)'")
      }
      return .unknown
    }
    guard found.count == 1 || found[0].member.kind == .property else { return .unknown }
    if found[0].member.kind == .enumCase, !found[0].member.parameters.isEmpty, found.count == 1 { return memberType(found[0]) }
    return memberType(found[0])
  }

  /// Whether the library declares all members of an enumeration.
  private func isLibraryComplete(_ type: FenceType) -> Bool {
    guard let name = type.declaration?.name else { return false }
    return ["FloatingPointRoundingRule", "HorizontalEdge", "VerticalEdge", "Edge", "TextAlignment", "Axis", "ColorScheme"].contains(name)
  }

  /// Returns the members that an implicit member may be; `nil` where the type is not known.
  func implicitCandidates(_ name: String, _ expected: FenceType) -> [Candidate]? {
    switch solver.shallow(expected) {
    case .nominal(let declaration, _) where declaration.name == "Optional":
      guard let wrapped = solver.shallow(expected).wrapped else { return nil }
      let found = implicitCandidates(name, wrapped)
      return found?.isEmpty == true && ["some", "none"].contains(name) ? nil : found
    case .nominal(let declaration, _):
      let found = candidates(name, of: expected, isStatic: true)?.filter { $0.member.kind != .initializer || name == "init" }
      if found?.isEmpty == true, self.declaration(declaration.name + "." + name) != nil { return nil }
      return found
    case .parameter, .existential: return nil
    default: return nil
    }
  }

  /// Returns the type of a value's member.
  func member(_ name: String, _ place: Int, of type: FenceType, _ node: Node, base: Node) -> FenceType {
    let shallow = solver.shallow(type)
    switch shallow {
    case .unknown, .associated, .function: return .unknown
    case .variable:
      guard solver.literal(shallow) != nil else { return .unknown }
      return member(name, place, of: defaulted(shallow), node, base: base)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .metatype(let instance): return staticMember(name, place, of: instance)
    default: break
    }
    if name == "self" { return shallow }
    if name == "rawValue", let raw = rawType(of: shallow) { return raw }
    guard let found = candidates(name, of: shallow, isStatic: false) else { return .unknown }
    let usable = found.filter { satisfies($0.conditions, $0.names) != false }
    if let first = usable.first {
      checkAccess(first, place)
      guard usable.count == 1 || first.member.kind == .property else { return .unknown }
      return memberType(first)
    }
    if let dynamic = dynamicMember(name, place, of: shallow) { return dynamic }
    reportMissing(name, place, of: shallow, base: base)
    return .unknown
  }

  /// Returns the type of an enumeration's raw values.
  private func rawType(of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, _) = type, declaration.kind == .enumeration, declaration.isOfFence else { return nil }
    let plain: Set = ["String", "Int", "Double", "Character", "CGFloat", "Float", "UInt8"]
    guard let name = declaration.inherited.first?.plainName, plain.contains(name) else { return nil }
    return named(name, [])
  }

  private func staticMember(_ name: String, _ place: Int, of instance: FenceType) -> FenceType {
    if name == "self" { return .metatype(instance) }
    if name == "Type" { return .metatype(.metatype(instance)) }
    guard case .nominal(let declaration, _) = solver.shallow(instance) else { return .unknown }
    if let nested = self.declaration(declaration.name + "." + name) {
      return .metatype(opened(resolve(.named([WrittenType.Part(name: declaration.name), WrittenType.Part(name: name)]), Names()).isUnknown ? .nominal(nested, []) : resolve(.named(nested.name.split(separator: ".").map { WrittenType.Part(name: String($0)) }), Names()), []))
    }
    guard let found = candidates(name, of: instance, isStatic: true) else { return .unknown }
    if let first = found.first {
      checkAccess(first, place)
      guard found.count == 1 || first.member.kind == .property else { return .unknown }
      return memberType(first)
    }
    if isClosed(instance), !name.hasPrefix("_"), candidates(name, of: instance, isStatic: false)?.isEmpty == true {
      if declaration.kind == .enumeration && ["allCases", "RawValue"].contains(name) { return .unknown }
      report(place, "type '\(settled(instance))' has no member '\(name)'")
    }
    return .unknown
  }

  /// Returns the type of a member of what a binding is for.
  private func dynamicMember(_ name: String, _ place: Int, of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, let arguments) = type, let root = arguments.first else {
      return type.declaration?.attributes.contains { $0.name == "dynamicMemberLookup" } == true ? .unknown : nil
    }
    guard ["Binding", "Bindable"].contains(declaration.name) else {
      return declaration.attributes.contains { $0.name == "dynamicMemberLookup" } ? .unknown : nil
    }
    guard let found = candidates(name, of: root, isStatic: false) else { return .unknown }
    guard let first = found.first, first.member.kind == .property else {
      if found.isEmpty, isClosed(settled(root)) {
        report(place, "value of type '\(settled(type))' has no dynamic member '\(name)' using key path from root type '\(settled(root))'")
      }
      return .unknown
    }
    return named("Binding", [memberType(first)])
  }

  func reportMissing(_ name: String, _ place: Int, of type: FenceType, base: Node) {
    if name.hasPrefix("_") || name.hasPrefix("$") { return }
    let settled = settled(type)
    if let wrapped = settled.wrapped {
      guard candidates(name, of: wrapped, isStatic: false)?.isEmpty == false, !wrapped.isPartlyUnknown else { return }
      report(
        base.start,
        "value of optional type '\(settled)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'")
      return
    }
    let isUnheardOf = !settled.isPartlyUnknown && isBasic(settled) && !library.hasMember(name) && !isOfFence(member: name)
    let isNumber = ["Int", "Double", "Bool", "CGFloat"].contains(settled.name)
      && ["String", "StringProtocol", "Sequence", "Collection", "Array"].contains { !library.members(name, of: $0).isEmpty }
      && !isOfFence(member: name)
    guard isClosed(settled) || isUnheardOf || isNumber else { return }
    if candidates(name, of: settled, isStatic: true)?.isEmpty == false {
      report(place, "static member '\(name)' cannot be used on instance of type '\(settled)'")
      return
    }
    guard name != "rawValue", name != "hashValue", name != "objectWillChange" else { return }
    report(place, "value of type '\(settled)' has no member '\(name)'")
  }

  private func isBasic(_ type: FenceType) -> Bool {
    ["Int", "Double", "String", "Bool", "Array", "Dictionary", "Set", "Character", "CGFloat"].contains(type.name)
  }

  private func isOfFence(member name: String) -> Bool {
    extensions.values.contains { $0.contains { $0.members.contains { $0.name == name } } }
  }

  func checkAccess(_ candidate: Candidate, _ place: Int) {
    guard candidate.member.isPrivate, let owner = candidate.owner, owner.isOfFence else { return }
    let isInside = context.names.enclosing.joined(separator: ".").hasPrefix(owner.name)
    if !isInside, candidate.member.kind != .initializer {
      report(place, "'\(candidate.member.name)' is inaccessible due to 'private' protection level")
    }
  }

  /// Whether the conditions of an extension hold; `nil` if that is not known.
  func satisfies(_ conditions: Generics, _ names: Names) -> Bool? {
    var result: Bool? = true
    for requirement in conditions.requirements {
      switch requirement {
      case .conforms(let left, let right):
        guard let parts = constraints(right, names) else { result = nil; continue }
        let type = left == .name("Self") ? names.selfType ?? .unknown : resolve(left, names)
        for part in parts {
          guard let declaration = part.declaration else { continue }
          switch conforms(type, to: declaration) {
          case false: return false
          case nil: result = nil
          default: break
          }
        }
      case .same(let left, let right):
        let (a, b) = (left == .name("Self") ? names.selfType ?? .unknown : resolve(left, names), resolve(right, names))
        let mark = solver.mark
        defer { solver.undo(to: mark) }
        if !unify(a, b) { return false }
        if a.isPartlyUnknown || b.isPartlyUnknown { result = nil }
      }
    }
    return result
  }

  // MARK: Key paths

  func keyPath(_ root: WrittenType?, _ steps: [Node.PathStep], _ expected: FenceType?) -> FenceType {
    var start: FenceType = .unknown
    if let root {
      start = resolve(root, context.names)
    } else if let expected {
      let expected = expected.wrapped ?? expected
      switch solver.shallow(expected) {
      case .nominal(let declaration, let arguments) where declaration.name.hasSuffix("KeyPath"):
        start = arguments.first.map { solver.shallow($0) } ?? .unknown
      case .function(let function) where function.parameters.count == 1: start = function.parameters[0].type
      default: break
      }
    }
    let known = settled(start)
    if case .variable = known { return .unknown }
    guard !known.isUnknown else { return .unknown }
    let value = type(ofPath: steps[...], from: known, reports: true)
    if case .function(let function)? = expected.map({ solver.shallow($0) }) {
      var cost = Cost()
      _ = convert(value, to: function.result, &cost)
      return .unknown
    }
    return named("WritableKeyPath", [known, value])
  }

  /// Returns the type of a path's value.
  func type(ofPath steps: ArraySlice<Node.PathStep>, from root: FenceType, reports: Bool) -> FenceType {
    var type = root
    for step in steps {
      switch step {
      case .property("self", _): continue
      case .property(let name, let place):
        if case .tuple(let elements) = type {
          type = Int(name).flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? elements.first { $0.label == name }?.type ?? .unknown
          continue
        }
        guard let found = candidates(name, of: type, isStatic: false) else { return .unknown }
        guard let first = found.first else {
          if reports, isClosed(settled(type)) { report(place, "value of type '\(settled(type))' has no member '\(name)'") }
          return .unknown
        }
        guard first.member.kind == .property else { return .unknown }
        type = solver.shallow(memberType(first))
      case .unwrap: type = type.wrapped ?? .unknown
      default: return .unknown
      }
    }
    return type
  }
}
