extension TypeChecker {
  func callType(_ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    switch call.callee.kind {
    case .name(let name, let arguments): return namedCall(name, arguments, call, node, expected)
    case .member(let base?, let name, let place, _):
      let type = solver.shallow(infer(base, isImplicit(base) ? expected : nil))
      return methodCall(name, place, on: type, base, call, node, expected)
    case .member(nil, let name, let place, _):
      guard let expected, let found = implicitCandidates(name, expected) else { return unknownCall(call) }
      if found.isEmpty {
        let type = settled(expected).wrapped ?? settled(expected)
        if isClosed(type) { report(place, "type '\(type)' has no member '\(name)'") }
        return unknownCall(call)
      }
      return overloaded(found, call, node, expected)
    case .array(let elements):
      if elements.count == 1, case .metatype(let type) = quietly({ infer(elements[0], nil) }) {
        return made(named("Array", [type]), call, node, expected)
      }
    case .dictionary(let entries):
      if entries.count == 1, case .metatype(let key) = quietly({ infer(entries[0].key, nil) }),
        case .metatype(let value) = quietly({ infer(entries[0].value, nil) })
      {
        return made(named("Dictionary", [key, value]), call, node, expected)
      }
    case .type(let written): return made(resolve(written, context.names), call, node, expected)
    default: break
    }
    return applied(infer(call.callee, nil), call, node, expected)
  }

  func quietly<Result>(_ check: () -> Result) -> Result {
    quiet += 1
    defer { quiet -= 1 }
    return check()
  }

  /// Checks the arguments of a call of which nothing is known.
  func unknownCall(_ call: Call) -> FenceType {
    for argument in call.arguments { _ = infer(argument.value, .unknown) }
    return .unknown
  }

  private func namedCall(
    _ name: String, _ arguments: [WrittenType], _ call: Call, _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    switch entity(name) {
    case .local(let local):
      if !local.functions.isEmpty {
        return overloaded(local.functions.map { Candidate(member: $0, names: local.names) }, call, node, expected)
      }
      return applied(localType(local), call, node, expected)
    case .members(let found):
      let functions = found.filter { $0.member.kind == .function || $0.member.kind == .enumCase }
      if functions.isEmpty { return found.first.map { applied(memberType($0), call, node, expected) } ?? unknownCall(call) }
      if functions.count < found.count { return unknownCall(call) }
      return overloaded(functions, call, node, expected)
    case .type(let type): return made(opened(type, arguments), call, node, expected)
    case .unknown: return unknownCall(call)
    }
  }

  private func methodCall(
    _ name: String, _ place: Int, on type: FenceType, _ base: Node, _ call: Call, _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    if case .metatype(let instance) = type {
      if name == "init" { return made(instance, call, node, expected) }
      if case .nominal(let declaration, _) = solver.shallow(instance) {
        if let nested = self.declaration(declaration.name + "." + name), nested.kind != .associated {
          let found = resolve(.named(nested.name.split(separator: ".").map { WrittenType.Part(name: String($0)) }), Names())
          return made(opened(found, []), call, node, expected)
        }
        if let found = candidates(name, of: instance, isStatic: true), !found.isEmpty {
          checkAccess(found[0], place)
          return overloaded(found, call, node, expected)
        }
        let isMethod = candidates(name, of: instance, isStatic: false)?.isEmpty == false
        if isMethod, case .name(let typeName, _) = base.kind, typeName != "Self", typeName != "self", typeName != "super" {
          return unknownCall(call)
        }
        if isClosed(instance), !name.hasPrefix("_") { report(place, "type '\(settled(instance))' has no member '\(name)'") }
      }
      return unknownCall(call)
    }
    var receiver = type
    if case .variable = type {
      guard solver.literal(type) != nil else { return unknownCall(call) }
      receiver = defaulted(type)
    }
    switch receiver {
    case .nominal, .opaque, .existential, .parameter: break
    default: return applied(member(name, place, of: receiver, call.callee, base: base), call, node, expected)
    }
    guard let found = candidates(name, of: receiver, isStatic: false) else { return unknownCall(call) }
    let functions = found.filter { $0.member.kind == .function }
    guard !functions.isEmpty else {
      return applied(member(name, place, of: receiver, call.callee, base: base), call, node, expected)
    }
    if functions.count < found.count { return unknownCall(call) }
    checkAccess(functions[0], place)
    if functions.allSatisfy(\.member.isMutating), let reason = immutability(base) {
      report(base.start, "cannot use mutating member on immutable value: \(reason)")
    }
    return overloaded(functions, call, node, expected)
  }

  /// Returns the result of calling a value.
  private func applied(_ type: FenceType, _ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    let type = solver.shallow(type)
    switch type {
    case .metatype(let instance): return made(instance, call, node, expected)
    case .function(let function):
      let parameters = function.parameters
      guard !parameters.contains(where: \.isVariadic) else {
        _ = unknownCall(call)
        return function.result
      }
      if call.arguments.count > parameters.count, !parameters.contains(where: { solver.shallow($0.type).isUnknown }) {
        report(call.arguments[parameters.count].start, "extra argument in call")
      } else if call.arguments.count < parameters.count {
        if parameters.count == 1, solver.shallow(parameters[0].type).isVoid { return function.result }
        if !(call.arguments.count == 1 && parameters.count > 1) {
          report(call.end, "missing argument for parameter #\(call.arguments.count + 1) in call")
        }
      }
      for (argument, parameter) in zip(call.arguments, parameters) {
        if let label = argument.label, call.arguments.count == parameters.count, !argument.isTrailing {
          report(argument.start, "extraneous argument label '\(label):' in call")
        }
        check(argument.value, infer(argument.value, parameter.type), to: parameter.type, .argument)
      }
      for argument in call.arguments.dropFirst(parameters.count) { _ = infer(argument.value, .unknown) }
      checkEffects(isThrowing: function.isThrowing, node)
      return function.result
    case .nominal where type.wrapped.map({ if case .function = $0 { true } else { false } }) == true:
      report(call.callee.start, "value of optional type '\(settled(type))' must be unwrapped to a value of type '\(settled(type.wrapped ?? .unknown))'")
      return unknownCall(call)
    default: return unknownCall(call)
    }
  }

  func checkEffects(isThrowing: Bool, _ node: Node) {
    guard isThrowing else { return }
    if !context.isTrying {
      report(place(of: node), "call can throw but is not marked with 'try'")
    } else if !context.handlesErrors {
      report(place(of: node), "errors thrown from here are not handled")
    }
  }

  // MARK: Initializers

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
    if let last = call.arguments.last, last.isTrailing, last.label == nil, case .closure(let closure) = last.value.kind,
      conforms(type, to: "Layout") != false, conforms(type, to: "View") == false
    {
      // A layout is called with its content, after it is made.
      var inner = call
      inner.arguments.removeLast()
      _ = made(type, inner, node, expected)
      _ = closureType(closure, last.value, nil, builder: "ViewBuilder")
      return library.type("View").map { .opaque([.nominal($0, [])]) } ?? .unknown
    }
    guard let found = initializers(of: declaration, type) else {
      _ = unknownCall(call)
      return type.contains { if case .variable = $0 { true } else { false } } ? .unknown : type
    }
    if declaration.kind == .enumeration, declaration.isOfFence, let argument = call.arguments.first, argument.label == "rawValue" {
      let hasRawType = declaration.inherited.contains { ["Int", "String", "Double", "CGFloat", "Character", "UInt8", "Float"].contains($0.plainName ?? "") }
        || ancestors(of: declaration).isOpen || ancestors(of: declaration).list.contains { $0.name == "RawRepresentable" }
      if !hasRawType, found.isEmpty { report(node.start, "'\(type)' cannot be constructed because it has no accessible initializers") }
      _ = unknownCall(call)
      return named("Optional", [type])
    }
    guard !found.isEmpty else {
      _ = unknownCall(call)
      return type
    }
    let usable = found.filter { satisfies($0.conditions, $0.names) != false }
    return overloaded(usable.isEmpty ? found : usable, call, node, expected)
  }

  /// Returns the initializers of a type; `nil` if they are not all known.
  private func initializers(of declaration: TypeDeclaration, _ type: FenceType) -> [Candidate]? {
    guard let declared = candidates("init", of: type, isStatic: true) else { return nil }
    guard declaration.isOfFence else { return declared }
    if declaration.isClass, !declaration.members.contains(where: { $0.kind == .initializer }) {
      let superclass = ancestors(of: declaration).list.dropFirst().first { $0.isClass }
      if let superclass, !superclass.isOfFence { return nil }
      guard superclass == nil else { return declared }
      return [Candidate(member: Member(kind: .initializer, name: "init", result: .name("Self"), hasBody: true, start: 0), names: names(in: declaration, type), owner: declaration)]
    }
    let own = declared.filter { candidate in candidate.owner === declaration }
    if declaration.kind != .structure { return declared }
    if declaration.members.contains(where: { $0.kind == .initializer }) { return own }
    if hasUnknownAttributes(declaration) { return nil }
    guard let memberwise = memberwise(declaration, type) else { return nil }
    let isInside = context.names.enclosing.first == declaration.name.split(separator: ".").first.map(String.init)
    _ = isInside
    return own + [memberwise]
  }

  /// Returns the initializer of a structure that takes its stored properties; `nil` if they are not all known.
  private func memberwise(_ declaration: TypeDeclaration, _ type: FenceType) -> Candidate? {
    var parameters: [Member.Parameter] = []
    for member in declaration.members where member.isStored && !member.isStatic {
      guard let binding = member.declared, let variable = member.variable else { return nil }
      if variable.isLet, binding.value != nil { continue }
      let attribute = member.attributes.first
      if let attribute {
        if ["Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState"].contains(attribute.name) { continue }
        if attribute.name == "ViewBuilder", let written = member.result {
          if case .function = written {
            parameters.append(Member.Parameter(label: member.name, name: member.name, type: written, builders: ["ViewBuilder"]))
          } else {
            return nil
          }
          continue
        }
        if attribute.name == "Binding", let written = member.result {
          parameters.append(
            Member.Parameter(
              label: member.name, name: member.name,
              type: .named([WrittenType.Part(name: "Binding", arguments: [written])]), hasDefault: binding.value != nil))
          continue
        }
        if ["State", "StateObject", "ObservedObject", "AppStorage", "Bindable"].contains(attribute.name) {
          if member.isPrivate, binding.value != nil || attribute.hasArguments { continue }
          if attribute.hasArguments { return nil }
        } else {
          return nil
        }
      }
      var hasDefault = binding.value != nil || variable.isLazy
      if !variable.isLet, case .optional? = member.result { hasDefault = true }
      if attribute?.name == "State", member.result == nil { hasDefault = true }
      guard let written = member.result else {
        if binding.value == nil { return nil }
        parameters.append(Member.Parameter(label: member.name, name: member.name, type: .name("_" + member.name), hasDefault: true))
        continue
      }
      parameters.append(Member.Parameter(label: member.name, name: member.name, type: written, hasDefault: hasDefault))
    }
    var names = names(in: declaration, type)
    for member in declaration.members where member.isStored && member.result == nil {
      names.generics["_" + member.name] = propertyType(member, names)
    }
    let member = Member(
      kind: .initializer, name: "init", parameters: parameters, result: .name("Self"), hasBody: true, start: declaration.start)
    return Candidate(member: member, names: names, owner: declaration)
  }

  // MARK: Subscripts

  func elementType(_ base: Node, _ arguments: [Argument], _ place: Int, _ node: Node) -> FenceType {
    var type = solver.shallow(infer(base, nil))
    if solver.literal(type) != nil { type = defaulted(type) }
    let call = Call(callee: base, arguments: arguments, end: place)
    switch type {
    case .nominal, .opaque, .existential: break
    case .metatype(let instance):
      // A type with arguments, which the parser took for a subscript.
      _ = instance
      return .unknown
    default: return unknownCall(call)
    }
    if type.wrapped != nil {
      if !settled(type).isPartlyUnknown {
        report(base.start, "value of optional type '\(settled(type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(settled(type.wrapped ?? .unknown))'")
      }
      return unknownCall(call)
    }
    if type.name == "Dictionary" {
      guard arguments.count == 1, arguments[0].label == nil else {
        for argument in arguments { _ = infer(argument.value, argument.label == nil ? type.arguments[0] : type.arguments[1]) }
        return type.arguments[1]
      }
      check(arguments[0].value, infer(arguments[0].value, type.arguments[0]), to: type.arguments[0], .argument)
      return named("Optional", [type.arguments[1]])
    }
    if type.name == "Array", arguments.count == 1, arguments[0].label == nil {
      let index = solver.shallow(infer(arguments[0].value, nil))
      let known = defaulted(index)
      if known.name == "Int" { return type.arguments[0] }
      if known.name?.contains("Range") == true { return named("ArraySlice", type.arguments) }
      let isPlainName = ["String", "Double", "Bool", "Character"].contains(known.name)
      if isPlainName, extensions["Array"] == nil, extensions["Collection"] == nil, extensions["Sequence"] == nil {
        report(place_(arguments[0].value), message(known, named("Int", []), .argument))
      }
      return .unknown
    }
    if type.name == "String", arguments.count == 1, arguments[0].label == nil, extensions["String"] == nil, extensions["StringProtocol"] == nil, extensions["Collection"] == nil {
      let known = defaulted(infer(arguments[0].value, nil))
      if known.name == "Int" {
        report(place_(arguments[0].value), "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.")
      }
      return .unknown
    }
    guard type.declaration?.isOfFence == true, let found = candidates("subscript", of: type, isStatic: false), !found.isEmpty,
      found.allSatisfy({ $0.member.kind == .element })
    else { return unknownCall(call) }
    // A subscript's parameters have labels only if two names are written.
    return overloaded(found.map { candidate in
      var candidate = candidate
      let member = candidate.member
      candidate.member = Member(
        kind: .element, name: member.name,
        parameters: member.parameters.map { parameter in
          var parameter = parameter
          if parameter.label == parameter.name, parameter.start >= 0 { parameter.label = nil }
          return parameter
        }, result: member.result, generics: member.generics, modifiers: member.modifiers, start: member.start)
      return candidate
    }, call, node, nil)
  }

  private func place_(_ node: Node) -> Int { place(of: node) }
}
