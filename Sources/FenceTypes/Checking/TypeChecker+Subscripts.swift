extension TypeChecker {
  func elementType(_ base: Node, _ arguments: [Argument], _ place: Int, _ node: Node) -> FenceType {
    var type = solver.shallow(infer(base, nil))
    if solver.literal(type) != nil { type = defaulted(type) }
    let call = Call(callee: base, arguments: arguments, end: place)
    switch type {
    case .nominal, .opaque, .existential: break
    // A type with arguments, which the parser took for a subscript.
    case .metatype: return .unknown
    default: return unknownCall(call)
    }
    if type.wrapped != nil {
      if !settled(type).isPartlyUnknown {
        report(
          base.start,
          "value of optional type '\(settled(type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(settled(type.wrapped ?? .unknown))'"
        )
      }
      return unknownCall(call)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" { return pathValue(arguments[0].value, of: type) }
    if let known = knownElement(type, arguments) { return known }
    guard let found = candidates("subscript", of: type, isStatic: false),
      !found.isEmpty,
      found.allSatisfy({ $0.member.kind == .element })
    else { return unknownCall(call) }
    // Of the library's types, subscripts are declared in part.
    guard type.declaration?.isOfFence == true else {
      let before = failures
      let type = reporting(false) { overloaded(found.map(unlabelled), call, node, nil) }
      defer { failures = before }
      return failures == before ? type : .unknown
    }
    return overloaded(found.map(unlabelled), call, node, nil)
  }

  /// Returns the type of what a key path leads to: 'items[keyPath: \.last]'.
  private func pathValue(_ path: Node, of type: FenceType) -> FenceType {
    if case .keyPath(nil, let steps) = path.kind {
      return self.type(ofPath: steps[...], from: settled(type), reports: true)
    }
    let known = settled(infer(path, nil))
    return known.name?.hasSuffix("KeyPath") == true && known.arguments.count == 2 ? known.arguments[1] : .unknown
  }

  /// Returns a subscript whose parameters have labels only if two names are written.
  private func unlabelled(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    let member = candidate.member
    candidate.member = Member(
      kind: .element, name: member.name,
      parameters: member.parameters.map { parameter in
        var parameter = parameter
        if parameter.label == parameter.name, parameter.start >= 0 { parameter.label = nil }
        return parameter
      }, result: member.result, generics: member.generics, modifiers: member.modifiers, start: member.start,
      overload: member.overload)
    return candidate
  }

  /// Returns the type of an element of the standard library's collections; `nil` for other types.
  private func knownElement(_ type: FenceType, _ arguments: [Argument]) -> FenceType? {
    if type.name == "Dictionary" {
      guard arguments.count == 1, arguments[0].label == nil else {
        for argument in arguments {
          _ = infer(argument.value, argument.label == nil ? type.arguments[0] : type.arguments[1])
        }
        return type.arguments[1]
      }
      check(arguments[0].value, infer(arguments[0].value, type.arguments[0]), to: type.arguments[0], .argument)
      return named("Optional", [type.arguments[1]])
    }
    if type.name == "Array", arguments.count == 1, arguments[0].label == nil {
      let index = solver.shallow(infer(arguments[0].value, nil))
      let known = defaulted(index)
      if known.name == "Int" { return type.arguments[0] }
      if case .name("...", _) = arguments[0].value.kind { return named("ArraySlice", type.arguments) }
      if known.name?.contains("Range") == true { return named("ArraySlice", type.arguments) }
      let isPlainName = ["String", "Double", "Bool", "Character"].contains(known.name)
      if isPlainName, extensions["Array"] == nil, extensions["Collection"] == nil, extensions["Sequence"] == nil {
        report(place(of: arguments[0].value), message(known, named("Int", []), .argument))
      }
      return .unknown
    }
    if type.name == "String", arguments.count == 1, arguments[0].label == nil, extensions["String"] == nil,
      extensions["StringProtocol"] == nil, extensions["Collection"] == nil
    {
      let known = defaulted(infer(arguments[0].value, nil))
      if known.name == "Int" {
        report(
          place(of: arguments[0].value),
          "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.")
      }
      return .unknown
    }
    return nil
  }
}
