extension TypeChecker {
  func callType(_ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    switch call.callee.kind {
    case .name(let name, let arguments): return namedCall(name, arguments, call, node, expected)
    case .member(let base?, let name, let place, _):
      let type = solver.shallow(infer(base, isImplicit(base) ? expected : nil))
      return methodCall(name, place, on: type, base, call, node, expected)
    case .member(nil, "init", let place, _):
      guard let expected, case .nominal = solver.shallow(expected) else { return unknownCall(call) }
      // What is made is optional itself, or what the optional has: 'let x: Int? = .init(5)'.
      guard solver.shallow(expected).wrapped == nil else { return unknownCall(call) }
      if attempts == 0 { record.implicit.append((place, expected)) }
      recordMade(expected, at: place)
      return made(expected, call, node, expected)
    case .member(nil, let name, let place, _):
      guard let expected, let found = implicitCandidates(name, expected) else { return unknownCall(call) }
      if found.isEmpty {
        let type = settled(expected).wrapped ?? settled(expected)
        let near = misspelledMember(name, of: type)
        if near != nil || isClosed(type) { report(place, "type '\(type)' has no member '\(name)'", hint: near?.hint) }
        return unknownCall(call)
      }
      recordImplicit(found[0], place, expected)
      let functions = found.filter(\.mayBeCalled)
      return functions.isEmpty
        ? applied(memberType(found[0]), call, node, expected) : overloaded(functions, call, node, expected)
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

  /// Performs an attempt, of which nothing is reported or recorded.
  func quietly<Result>(_ check: () -> Result) -> Result {
    attempts += 1
    defer { attempts -= 1 }
    return reporting(false, check)
  }

  /// Performs a check whose problems are reported if a condition holds.
  func reporting<Result>(_ isReporting: Bool, _ check: () -> Result) -> Result {
    quiet += isReporting ? 0 : 1
    defer { quiet -= isReporting ? 0 : 1 }
    return check()
  }

  /// Checks the arguments of a call of which nothing is known.
  func unknownCall(_ call: Call) -> FenceType {
    for argument in call.arguments { _ = infer(argument.value, .unknown) }
    return .unknown
  }

  func namedCall(
    _ name: String, _ arguments: [WrittenType], _ call: Call, _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    if name == "type" { recordDynamicType(call) }
    switch entity(name) {
    case .local(let local):
      checkCapture(name, local)
      if !local.functions.isEmpty {
        return overloaded(local.functions.map { Candidate(member: $0, names: local.names) }, call, node, expected)
      }
      return applied(localType(local), call, node, expected)
    case .members(let members):
      // A member whose arguments have other labels hides no function of the library: 'max(0, n)' in a string.
      let found = fitting(call, members) ?? globalFunctions(name) ?? members
      checkImplicitSelf(found[0], node.start)
      let functions = found.filter { $0.member.kind == .function || $0.member.kind == .enumCase }
      if functions.isEmpty {
        return found.first.map { applied(memberType($0), call, node, expected) } ?? unknownCall(call)
      }
      if functions.count < found.count { return unknownCall(call) }
      return overloaded(functions, call, node, expected)
    case .type(let type):
      if name == "Task", type.declaration?.isOfFence != true {
        for argument in call.arguments { keep(argument.value, .task) }
      }
      return made(opened(type, arguments), call, node, expected)
    case .unknown:
      reportOtherContext(name, at: node.start)
      reportUnknown(name, at: node.start)
      return unknownCall(call)
    }
  }

  /// Returns the members that a call may refer to by its labels; `nil` where all are the library's and none fits.
  private func fitting(_ call: Call, _ members: [Candidate]) -> [Candidate]? {
    guard members.allSatisfy({ $0.isOfLibrary && $0.owner != nil && $0.member.kind == .function }) else {
      return members
    }
    let isFitting = members.contains { candidate in
      if case .success = places(of: call.arguments, in: candidate.member.parameters, call) { true } else { false }
    }
    return isFitting ? members : nil
  }

  /// Returns the functions of the library with a name, outside of types; `nil` if there are none.
  private func globalFunctions(_ name: String) -> [Candidate]? {
    let found = library.members(name, of: "_")
    return found.isEmpty
      ? nil
      : found.map { Candidate(member: $0.member, names: Names(), conditions: $0.generics, isOfLibrary: true) }
  }

  func methodCall(
    _ name: String, _ place: Int, on type: FenceType, _ base: Node, _ call: Call, _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    if case .metatype(let instance) = type {
      if name == "init" { return made(instance, call, node, expected) }
      if case .nominal(let declaration, _) = solver.shallow(instance) {
        if let nested = self.declaration(declaration.name + "." + name), nested.kind != .associated {
          let found = resolve(
            .named(nested.path.map { WrittenType.Part(name: $0) }), Names())
          return made(opened(found, []), call, node, expected)
        }
        if let found = candidates(name, of: instance, isStatic: true), !found.isEmpty {
          checkAccess(found[0], place)
          let functions = found.filter(\.mayBeCalled)
          return functions.isEmpty
            ? applied(memberType(found[0]), call, node, expected) : overloaded(functions, call, node, expected)
        }
        let isMethod = candidates(name, of: instance, isStatic: false)?.isEmpty == false
        if isMethod, case .name(let typeName, _) = base.kind, typeName != "Self", typeName != "self",
          typeName != "super"
        {
          return unknownCall(call)
        }
        if isClosed(instance), !name.hasPrefix("_") {
          report(place, "type '\(settled(instance))' has no member '\(name)'")
        }
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
    // 'URL' has a property and a method 'host', of which a call means the method.
    if functions.count < found.count, receiver.declaration?.isOfFence == true { return unknownCall(call) }
    checkAccess(functions[0], place)
    checkIsolation(functions[0], base, place)
    if functions.allSatisfy(\.member.isMutating), let reason = immutability(base) {
      report(base.start, "cannot use mutating member on immutable value: \(reason)")
    }
    return overloaded(functions, call, node, expected)
  }

  /// Returns the result of calling a value.
  func applied(_ type: FenceType, _ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
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
      report(
        call.callee.start,
        "value of optional type '\(settled(type))' must be unwrapped to a value of type '\(settled(type.wrapped ?? .unknown))'"
      )
      return unknownCall(call)
    case .nominal:
      guard let found = candidates("callAsFunction", of: type, isStatic: false), !found.isEmpty else {
        return unknownCall(call)
      }
      return overloaded(found, call, node, expected)
    default: return unknownCall(call)
    }
  }

  func checkEffects(isThrowing: Bool, isAsync: Bool = false, _ node: Node) {
    if isAsync, context.isSynchronous {
      report(place(of: node), "'async' call in a function that does not support concurrency")
    } else if isAsync, !context.isAwaiting {
      report(place(of: node), "expression is 'async' but is not marked with 'await'")
    }
    guard isThrowing else { return }
    if !context.isTrying {
      report(place(of: node), "call can throw but is not marked with 'try'")
    } else if !context.handlesErrors {
      report(place(of: node), "errors thrown from here are not handled")
    }
  }
}
