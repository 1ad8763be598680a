extension TypeChecker {
  /// Returns the type of a new value.
  func made(_ type: FenceType, _ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    let type = solver.shallow(type)
    guard case .nominal(let declaration, _) = type else {
      if case .existential(let parts) = type, parts.count == 1, let name = parts[0].name {
        if parts[0].declaration?.isOfFence == true { report(node.start, "type 'any \(name)' cannot be instantiated") }
      }
      _ = unknownCall(call)
      return .unknown
    }
    if isLiteral(call, of: type, declaration) { return type }
    if let last = call.arguments.last, last.isTrailing, last.label == nil, case .closure(let closure) = last.value.kind,
      conforms(type, to: "Layout") == true
    {
      // A layout is called with its content, after it is made.
      var inner = call
      inner.arguments.removeLast()
      _ = made(type, inner, node, expected)
      _ = closureType(closure, last.value, nil, builder: "ViewBuilder")
      return library.type("View").map { .opaque([.nominal($0, [])]) } ?? .unknown
    }
    if !declaration.isOfFence, !isConstructible(declaration) {
      guard !library.isOwn(declaration.name) else {
        _ = unknownCall(call)
        return .unknown
      }
      return overloaded(candidates("init", of: type, isStatic: true) ?? [], call, node, expected)
    }
    guard let found = initializers(of: declaration, type) else {
      _ = unknownCall(call)
      return type.contains { if case .variable = $0 { true } else { false } } ? .unknown : type
    }
    if declaration.kind == .enumeration, declaration.isOfFence, let argument = call.arguments.first,
      argument.label == "rawValue"
    {
      let hasRawType =
        declaration.inherited.contains {
          ["Int", "String", "Double", "CGFloat", "Character", "UInt8", "Float"].contains($0.plainName ?? "")
        }
        || ancestors(of: declaration).isOpen
        || ancestors(of: declaration).list.contains { $0.name == "RawRepresentable" }
      if !hasRawType, found.isEmpty {
        report(node.start, "'\(type)' cannot be constructed because it has no accessible initializers")
      }
      _ = unknownCall(call)
      return named("Optional", [type])
    }
    guard !found.isEmpty else {
      _ = unknownCall(call)
      return type
    }
    let usable = found.filter { satisfies($0.conditions, $0.names) != false }
    return overloaded(
      accessible(usable.isEmpty ? found : usable, of: type, node), call, node, expected)
  }

  /// Whether a call is a literal of the type: 'Tag("Kit")' is '"Kit" as Tag' where strings are literals of tags.
  ///
  /// - Note: SE-0213.
  private func isLiteral(_ call: Call, of type: FenceType, _ declaration: TypeDeclaration) -> Bool {
    guard declaration.isOfFence, call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      let name = Self.literalProtocol(of: only.value), conforms(type, to: name) == true
    else { return false }
    var cost = Cost()
    return convert(infer(only.value, type), to: type, &cost)
  }

  private static func literalProtocol(of node: Node) -> String? {
    switch node.kind {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .string(let parts, _): parts.isEmpty ? "ExpressibleByStringLiteral" : "ExpressibleByStringInterpolation"
    default: nil
    }
  }

  /// Whether the initializers of a type of the library are declared.
  private func isConstructible(_ declaration: TypeDeclaration) -> Bool {
    if library.isOwn(declaration.name) {
      return !declaration.inherited.contains { $0.plainName == "OptionSet" }
    }
    return [
      "Int", "Double", "String", "Bool", "CGFloat", "Array", "Set", "Dictionary", "URL", "UUID", "Float", "Character",
    ].contains(declaration.name)
      || Self.integers.contains(declaration.name)
  }

  /// Returns the initializers of a type; `nil` if they are not all known.
  func initializers(of declaration: TypeDeclaration, _ type: FenceType) -> [Candidate]? {
    guard let declared = candidates("init", of: type, isStatic: true) else { return nil }
    guard declaration.isOfFence else { return declared }
    if declaration.isClass, hasUnknownAttributes(declaration) { return nil }
    if declaration.isClass, ancestors(of: declaration).list.dropFirst().contains(where: { $0.isClass && !$0.isOfFence })
    {
      // A library's class has initializers that are not declared.
      return nil
    }
    if declaration.isClass, !declaration.members.contains(where: { $0.kind == .initializer }) {
      let superclass = ancestors(of: declaration).list.dropFirst().first { $0.isClass }
      if let superclass, !superclass.isOfFence { return nil }
      guard superclass == nil else { return declared }
      return [withoutParameters(declaration, type)]
    }
    var own = declared.filter { candidate in
      candidate.owner === declaration || candidate.owner?.kind == .protocolType && candidate.member.hasBody
    }
    if conforms(type, to: "OptionSet") == true { own.append(withoutParameters(declaration, type)) }
    if declaration.kind != .structure { return declared }
    if declaration.members.contains(where: { $0.kind == .initializer }) { return own }
    if hasUnknownAttributes(declaration) { return nil }
    guard let memberwise = memberwise(declaration, type) else { return nil }
    guard memberwise.member.isPrivate, memberwise.member.parameters.allSatisfy(\.hasDefault) else {
      return own + [memberwise]
    }
    let empty = Member(kind: .initializer, name: "init", result: .name("Self"), hasBody: true, start: declaration.start)
    return own + [Candidate(member: empty, names: memberwise.names, owner: declaration), memberwise]
  }

  /// Returns an initializer that a type has without declaring it, and that takes nothing.
  private func withoutParameters(_ declaration: TypeDeclaration, _ type: FenceType) -> Candidate {
    Candidate(
      member: Member(kind: .initializer, name: "init", result: .name("Self"), hasBody: true, start: 0),
      names: names(in: declaration, type), owner: declaration)
  }

  /// Returns the name for the type of a property that has no written one.
  private func inferredName(_ member: Member, in declaration: TypeDeclaration, _ type: FenceType) -> String {
    if case .function = solver.shallow(propertyType(member, names(in: declaration, type))) {
      return Self.inferredFunction + member.name
    }
    return "_" + member.name
  }

  /// Returns the initializer of a structure that takes its stored properties; `nil` if they are not all known.
  func memberwise(_ declaration: TypeDeclaration, _ type: FenceType) -> Candidate? {
    var parameters: [Member.Parameter] = []
    var isPrivate = false
    for member in declaration.members where member.isStored && !member.isStatic {
      guard let binding = member.declared, let variable = member.variable else { return nil }
      if variable.isLet, binding.value != nil { continue }
      let attribute = member.attributes.first
      if attribute == nil { isPrivate = isPrivate || member.isPrivate }
      if let attribute {
        if ["Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState"].contains(attribute.name) {
          continue
        }
        if attribute.name == "ViewBuilder", let written = member.result {
          guard case .function = written else {
            return nil
          }
          parameters.append(
            Member.Parameter(label: member.name, name: member.name, type: written, builders: ["ViewBuilder"]))
          continue
        }
        if attribute.name == "Binding", let written = member.result {
          parameters.append(
            Member.Parameter(
              label: member.name, name: member.name,
              type: .named([WrittenType.Part(name: "Binding", arguments: [written])]), hasDefault: binding.value != nil)
          )
          continue
        }
        guard ["State", "StateObject", "ObservedObject", "AppStorage", "Bindable"].contains(attribute.name) else {
          return nil
        }
        if member.isPrivate, binding.value != nil || attribute.hasArguments { continue }
        if attribute.hasArguments { return nil }
      }
      var hasDefault = binding.value != nil || variable.isLazy
      if !variable.isLet, member.result?.isNilByDefault == true { hasDefault = true }
      if attribute?.name == "State", member.result == nil { hasDefault = true }
      guard let written = member.result else {
        if binding.value == nil { return nil }
        parameters.append(
          Member.Parameter(
            label: member.name, name: member.name, type: .name(inferredName(member, in: declaration, type)),
            hasDefault: true))
        continue
      }
      parameters.append(Member.Parameter(label: member.name, name: member.name, type: written, hasDefault: hasDefault))
    }
    var names = names(in: declaration, type)
    for member in declaration.members where member.isStored && member.result == nil {
      names.generics[inferredName(member, in: declaration, type)] = propertyType(member, names)
    }
    let member = Member(
      kind: .initializer, name: "init", parameters: parameters, result: .name("Self"),
      modifiers: isPrivate ? ["private"] : [], hasBody: true, start: declaration.start)
    return Candidate(member: member, names: names, owner: declaration)
  }
}
