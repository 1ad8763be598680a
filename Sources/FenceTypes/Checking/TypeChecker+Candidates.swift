extension TypeChecker {
  /// The types of a candidate's parameters and result, with variables for its type parameters.
  struct Signature {
    var parameters: [FenceType]
    var result: FenceType
    var requirements: [(type: FenceType, bound: FenceType, isSame: Bool)] = []
    var names: Names
  }

  func signature(_ candidate: Candidate) -> Signature {
    var names = candidate.names
    let member = candidate.member
    var requirements: [(type: FenceType, bound: FenceType, isSame: Bool)] = []
    let isInitializer = member.kind == .initializer
    for parameter in member.generics.parameters {
      let type = parameter.isPack ? FenceType.unknown : solver.fresh()
      names.generics[parameter.name] = type
      for bound in parameter.bound.flatMap({ constraints($0, names) }) ?? [] {
        requirements.append((type, bound, false))
      }
    }
    if isInitializer || member.kind == .enumCase, let owner = candidate.owner, owner.kind != .protocolType {
      for parameter in owner.generics.parameters where !parameter.isPack {
        guard let type = names.generics[parameter.name] else { continue }
        for bound in parameter.bound.flatMap({ constraints($0, names) }) ?? [] {
          requirements.append((type, bound, false))
        }
      }
    }
    for requirement in member.generics.requirements + candidate.conditions.requirements {
      switch requirement {
      case .conforms(let left, let right):
        for bound in constraints(right, names) ?? [] { requirements.append((resolve(left, names), bound, false)) }
      case .same(let left, let right): requirements.append((resolve(left, names), resolve(right, names), true))
      }
    }
    let parameters = member.parameters.map { opened(resolve($0.type, names), &requirements) }
    var result = member.result.map { resolve($0, names) } ?? .unknown
    if member.isFailable { result = named("Optional", [result]) }
    return Signature(parameters: parameters, result: result, requirements: requirements, names: names)
  }

  /// Replaces opaque types of a parameter by variables.
  func opened(
    _ type: FenceType, _ requirements: inout [(type: FenceType, bound: FenceType, isSame: Bool)]
  ) -> FenceType {
    var found: [(type: FenceType, bound: FenceType, isSame: Bool)] = []
    let opened = type.mapped { part in
      guard case .opaque(let bounds) = part else { return part }
      let fresh = self.solver.fresh()
      found += bounds.map { (fresh, $0, false) }
      return fresh
    }
    requirements += found
    return opened
  }

  /// Tries a candidate, without its closures; `nil` if the arguments do not fit.
  ///
  /// - Parameter meetsRequirements: Whether the arguments have to meet the requirements of type parameters as well.
  func attempt(
    _ candidate: Candidate, _ places: [Int], _ types: [FenceType?], _ call: Call, _ expected: FenceType?,
    meetsRequirements: Bool = true
  ) -> (cost: Cost, result: FenceType)? {
    let signature = signature(candidate)
    var cost = Cost()
    for (index, argument) in call.arguments.enumerated() {
      let wanted = signature.parameters[places[index]]
      let parameter = candidate.member.parameters[places[index]]
      if let type = types[index] {
        guard fits(type, wanted, parameter, &cost) else { return nil }
      } else if case .closure(let closure) = argument.value.kind {
        guard mayAccept(closure, wanted) else { return nil }
      } else {
        let before = failures
        let type = infer(argument.value, wanted)
        guard failures == before, fits(type, wanted, parameter, &cost) else { return nil }
        // A type that has the member is preferred to one whose members are not all known.
        if isImplicit(argument.value), solver.shallow(type).isUnknown { cost.optionals += 1 }
      }
    }
    for requirement in signature.requirements where meetsRequirements && !holds(requirement) { return nil }
    if let expected, case .nominal = solver.shallow(expected) {
      let mark = solver.mark
      if !convert(signature.result, to: expected, &cost) {
        solver.undo(to: mark)
        cost.optionals += 100
      }
    }
    return (cost, settled(signature.result))
  }

  func fits(_ type: FenceType, _ wanted: FenceType, _ parameter: Member.Parameter, _ cost: inout Cost) -> Bool {
    let mark = solver.mark
    if convert(type, to: wanted, &cost) { return true }
    solver.undo(to: mark)
    if widen(wanted, for: type) { return true }
    guard parameter.isAutoclosure, case .function(let function) = solver.shallow(wanted) else { return false }
    return convert(type, to: function.result, &cost)
  }

  /// Whether a closure's number of parameters fits a type.
  func mayAccept(_ closure: Closure, _ wanted: FenceType) -> Bool {
    var wanted = solver.shallow(wanted)
    wanted = wanted.wrapped.map { solver.shallow($0) } ?? wanted
    switch wanted {
    case .function(let function):
      let count = function.parameters.count
      if let parameters = closure.parameters {
        return parameters.count == count || (count == 1 && parameters.count > 1)
      }
      if closure.anonymous == 0, count == 1 { return solver.shallow(function.parameters[0].type).isVoid }
      return closure.anonymous == count || (count == 1 && closure.anonymous > 1)
    case .unknown, .variable, .associated: return true
    default: return false
    }
  }

  /// Checks the arguments of a call with the function that it refers to, and returns its result.
  ///
  /// - Parameter isLoose: Whether the function may have overloads that are not known, so that an argument of another
  ///   type is no error.
  func committed(
    _ candidate: Candidate, _ places: [Int], _ call: Call, _ node: Node, _ expected: FenceType?,
    types: [FenceType?]? = nil, isLoose: Bool = false
  ) -> FenceType {
    let signature = signature(candidate)
    let before = failures
    expect(expected, of: signature, candidate)
    let isDecided = signature.parameters.map { solver.shallow($0) != $0 }
    var isUnsure = false
    for pass in [false, true] {
      for (index, argument) in call.arguments.enumerated() where isClosure(argument.value) == pass {
        let parameter = candidate.member.parameters[places[index]]
        let wanted = signature.parameters[places[index]]
        keep(argument, parameter, of: candidate)
        if pass, case .closure(let closure) = argument.value.kind {
          check(closure, argument.value, settledShallow(wanted), parameter)
          setContent(wanted, parameter)
          continue
        }
        let type: FenceType
        if let known = types?[index] {
          type = known
        } else {
          var expectation = bound(of: wanted, signature)
          if parameter.isAutoclosure, case .function(let function) = solver.shallow(wanted) {
            expectation = function.result
          }
          type = reporting(!isLoose || !isContextual(argument.value)) { infer(argument.value, expectation) }
        }
        recordArgument(argument.value, type, parameter, of: candidate)
        isUnsure = isUnsure || solver.shallow(type).isUnknown
        reporting(!isLoose) {
          // What the arguments do not decide, the type that is expected does.
          let given = isDecided[places[index]] ? solver.shallow(wanted) : wanted
          checkArgument(argument, type, given, parameter, Conflict(signature: signature, expected: expected), node)
          reportBareType(argument.value)
        }
      }
    }
    if failures == before {
      recordTypeArguments(candidate, signature, call)
      unifyElements(signature, candidate, call, types)
      if !isLoose || ["sorted", "sort"].contains(candidate.member.name) {
        checkRequirements(signature, candidate, node)
      }
    }
    checkMainActor(candidate, place(of: node))
    checkEffects(isThrowing: candidate.member.isThrowing, isAsync: candidate.member.isAsync, node)
    recordUse(of: candidate, at: place(of: node))
    let mayBeDiscarded =
      candidate.member.isMutating || candidate.member.attributes.contains { $0.name == "discardableResult" }
    if attempts == 0, mayBeDiscarded { record.facts.discarded.insert(node.start) }
    if failures > before || isUnsure,
      signature.result.contains(where: { if case .variable = $0 { true } else { false } })
    {
      // Whatever the arguments are, an optional is one.
      let isOptional = failures == before && solver.shallow(signature.result).wrapped != nil
      return isOptional ? named("Optional", [.unknown]) : .unknown
    }
    return settled(signature.result)
  }

  /// Makes the result of a call the type that is expected of it, where it can be.
  private func expect(_ expected: FenceType?, of signature: Signature, _ candidate: Candidate) {
    guard let expected,
      signature.parameters.count > 0 || !candidate.member.generics.isEmpty || candidate.member.kind == .initializer
    else { return }
    let mark = solver.mark
    var cost = Cost()
    let shallow = solver.shallow(expected)
    let target =
      shallow.wrapped != nil && solver.shallow(signature.result).wrapped == nil ? shallow.wrapped ?? shallow : shallow
    if case .variable = target { return }
    if !convert(signature.result, to: target, &cost) || cost.lengths > 0 { solver.undo(to: mark) }
  }

  /// Makes the content that a builder's closure makes one of the builder's protocol: 'some View'.
  func setContent(_ wanted: FenceType, _ parameter: Member.Parameter) {
    guard let builder = parameter.builders.first(where: { $0.hasSuffix("Builder") }),
      case .function(let function) = solver.shallow(wanted), case .variable = solver.shallow(function.result),
      let content = library.type(String(builder.dropLast("Builder".count))), content.kind == .protocolType
    else { return }
    _ = unify(function.result, .opaque([.nominal(content, [])]))
  }

  /// Returns the protocols that a type parameter conforms to, where its type is not known yet.
  func bound(of wanted: FenceType, _ signature: Signature) -> FenceType {
    guard case .variable = solver.shallow(wanted) else { return wanted }
    let bounds = signature.requirements.filter { !$0.isSame && solver.shallow($0.type) == solver.shallow(wanted) }
    return bounds.isEmpty ? wanted : .opaque(bounds.map(\.bound))
  }

  /// Makes the elements of a new collection those of the sequence that it is made of.
  func unifyElements(_ signature: Signature, _ candidate: Candidate, _ call: Call, _ types: [FenceType?]?) {
    guard let owner = candidate.owner, owner.name == "Set" || owner.name == "Array",
      candidate.member.kind == .initializer,
      call.arguments.count == 1, call.arguments[0].label == nil, let wanted = signature.parameters.first
    else { return }
    let given = settled(wanted)
    guard ["Array", "Set", "ArraySlice"].contains(given.name), let element = given.arguments.first,
      case .nominal(_, let arguments) = solver.shallow(signature.result)
    else { return }
    _ = unify(arguments[0], element)
  }

  func settledShallow(_ type: FenceType) -> FenceType {
    guard case .function(var function) = solver.shallow(type) else { return solver.shallow(type) }
    function.parameters = function.parameters.map { parameter in
      var parameter = parameter
      parameter.type = settled(parameter.type)
      return parameter
    }
    function.result = settled(function.result)
    return .function(function)
  }

  func checkArgument(
    _ argument: Argument, _ type: FenceType, _ wanted: FenceType, _ parameter: Member.Parameter,
    _ conflict: Conflict, _ node: Node
  ) {
    var cost = Cost()
    let mark = solver.mark
    if fits(type, wanted, parameter, &cost) {
      if parameter.isInout, case .inoutReference = argument.value.kind {
      } else if parameter.isInout {
        report(
          argument.value.start, "passing value of type '\(defaulted(type))' to an inout parameter requires explicit '&'"
        )
      }
      return
    }
    solver.undo(to: mark)
    if reportConflict(wanted, type, conflict, node) { return }
    let target = parameter.isAutoclosure ? autoclosed(wanted) : wanted
    let settledTarget = settled(target)
    // A mismatch below generic types may be a name that differs here.
    if settledTarget.contains(where: { if case .variable = $0 { true } else { false } }) {
      let from = defaulted(type)
      guard isPlain(from), case .nominal(let declaration, let arguments) = settledTarget, declaration.name != "KeyPath"
      else { return }
      if from.declaration !== declaration, !arguments.isEmpty {
        report(
          place(of: argument.value),
          "cannot convert value of type '\(from)' to expected argument type '\(generic(declaration, arguments))'")
      }
      return
    }
    check(argument.value, type, to: target, .argument)
  }

  func generic(_ declaration: TypeDeclaration, _ arguments: [FenceType]) -> String {
    let texts = zip(declaration.generics.parameters, arguments).map { parameter, type in
      if case .variable = type { return parameter.name }
      return type.description
    }
    return "\(declaration.name)<\(texts.joined(separator: ", "))>"
  }

  func autoclosed(_ type: FenceType) -> FenceType {
    if case .function(let function) = solver.shallow(type) { return function.result }
    return type
  }
}
