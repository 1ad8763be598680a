extension TypeChecker {
  /// A candidate to which a call's arguments fit.
  private struct Fit {
    var candidate: Candidate
    var places: [Int]
    var cost: Cost
    var rank: Int
    var result: FenceType
  }

  /// Returns the result of a call of one of several functions.
  func overloaded(_ candidates: [Candidate], _ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    let candidates = unhidden(candidates)
    var matching: [(candidate: Candidate, places: [Int])] = []
    var mismatch: LabelProblem?
    for candidate in candidates {
      switch places(of: call.arguments, in: candidate.member.parameters, call) {
      case .success(let places): matching.append((candidate, places))
      case .failure(let problem): mismatch = problem
      }
    }
    guard let only = matching.first else {
      guard isComplete(candidates) else { return unknownCall(call) }
      if candidates.count == 1, let mismatch {
        report(mismatch.offset, mismatch.message)
      } else if let closest = closest(candidates, call) {
        report(closest.offset, closest.message)
      } else {
        let isInitializer = candidates.first?.member.kind == .initializer
        report(
          place(of: node),
          isInitializer ? "no exact matches in call to initializer"
            : "no exact matches in call to \(candidates[0].owner == nil ? "global function" : "instance method") '\(candidates[0].member.name)'")
      }
      _ = unknownCall(call)
      return .unknown
    }
    if matching.count == 1, !isComplete(candidates) {
      var result = FenceType.unknown
      let before = failures
      _ = quietly { result = committed(only.candidate, only.places, call, node, expected) }
      return failures == before ? result : .unknown
    }
    if matching.count == 1 { return committed(only.candidate, only.places, call, node, expected) }
    return chosen(matching, call, node, expected)
  }

  /// Whether all overloads are known, as those of types that are declared only in part are not.
  private func isComplete(_ candidates: [Candidate]) -> Bool {
    guard let owner = candidates.first?.owner, !owner.isOfFence, owner.kind != .protocolType else { return true }
    return library.own.contains(owner.name) || Self.integers.contains(owner.name)
      || ["String", "Array", "Dictionary", "Set", "Double", "CGFloat", "Bool", "Character", "Optional", "Float"].contains(owner.name)
  }

  /// Returns what is wrong with a call for the candidate whose labels are most alike; `nil` if several are.
  private func closest(_ candidates: [Candidate], _ call: Call) -> LabelProblem? {
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let ranked = candidates.map { candidate in
      let own = candidate.member.parameters.map(\.label)
      let shared = labels.filter { own.contains($0) }.count
      let required = candidate.member.parameters.filter { !$0.hasDefault }.count
      return (shared * 10 - abs(call.arguments.count - max(required, min(own.count, call.arguments.count))), candidate)
    }
    guard let best = ranked.map(\.0).max() else { return nil }
    let kept = ranked.filter { $0.0 == best }
    guard kept.count == 1, let only = kept.first, best > 0,
      case .failure(let problem) = places(of: call.arguments, in: only.1.member.parameters, call)
    else { return nil }
    return problem
  }

  /// Removes requirements of protocols that the type implements, and members that a subclass overrides.
  private func unhidden(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    var seen: Set<[String]> = []
    var kept: [Candidate] = []
    for candidate in candidates {
      let key = candidate.member.parameters.map { "\($0.label ?? "_"):\($0.type)" } + ["\(candidate.member.isStatic)"]
      if candidate.member.kind == .initializer, candidate.owner?.kind == .protocolType, kept.contains(where: { $0.owner?.isOfFence == true }) { continue }
      if candidate.owner?.isOfFence == true || candidate.conditions.isEmpty {
        if !seen.insert(key).inserted { continue }
      }
      kept.append(candidate)
    }
    return kept
  }

  private func chosen(
    _ matching: [(candidate: Candidate, places: [Int])], _ call: Call, _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    var types: [FenceType?] = []
    for argument in call.arguments { types.append(isContextual(argument.value) ? nil : infer(argument.value, nil)) }
    let isUnsure = types.contains { $0.map { solver.shallow($0).isUnknown } ?? false }
    var fits: [Fit] = []
    for (candidate, places) in matching {
      let mark = solver.mark
      let attempt = quietly { self.attempt(candidate, places, types, call, expected) }
      solver.undo(to: mark)
      guard let attempt else { continue }
      fits.append(Fit(candidate: candidate, places: places, cost: attempt.cost, rank: rank(candidate, places), result: attempt.result))
    }
    guard !fits.isEmpty else {
      guard isComplete(matching.map(\.candidate)) else { return unknownCall(call) }
      reportNoFit(matching, types, call, node)
      _ = quietly { unknownCall(call) }
      return .unknown
    }
    fits.sort { ($0.cost, $0.rank) < ($1.cost, $1.rank) }
    let best = fits[0]
    let isTied = fits.dropFirst().contains { ($0.cost, $0.rank) == (best.cost, best.rank) || isUnsure }
    if isTied, fits.contains(where: { $0.candidate.member.result != best.candidate.member.result || $0.candidate.owner !== best.candidate.owner }) || hasClosureOfOtherType(fits, call) {
      _ = unknownCall(call)
      let isSame = fits.allSatisfy { $0.candidate.member.result == best.candidate.member.result }
      return isSame && best.candidate.member.generics.isEmpty && !best.result.isPartlyUnknown ? best.result : .unknown
    }
    return committed(best.candidate, best.places, call, node, expected, types: types)
  }

  private func hasClosureOfOtherType(_ fits: [Fit], _ call: Call) -> Bool {
    for (index, argument) in call.arguments.enumerated() where isClosure(argument.value) {
      let written = Set(fits.map { $0.candidate.member.parameters[$0.places[index]].type })
      if written.count > 1 { return true }
    }
    return false
  }

  private func reportNoFit(
    _ matching: [(candidate: Candidate, places: [Int])], _ types: [FenceType?], _ call: Call, _ node: Node
  ) {
    // The candidate that fails at the last argument explains most.
    guard !types.contains(where: { $0.map { defaulted($0).isPartlyUnknown } ?? false }) else { return }
    let kept = matching.filter { !$0.candidate.member.attributes.contains { $0.name == "_disfavoredOverload" } }
    let owner = matching[0].candidate.owner
    if kept.count == 1 || Set(kept.map { "\($0.candidate.member.parameters.map(\.type))" }).count == 1 {
      let before = failures
      _ = committed(kept[0].candidate, kept[0].places, call, node, nil, types: types)
      if failures > before { return }
    }
    let isInitializer = matching[0].candidate.member.kind == .initializer
    let name = matching[0].candidate.member.name
    report(
      isInitializer ? node.start : place(of: node),
      isInitializer ? "no exact matches in call to initializer"
        : "no exact matches in call to \(owner == nil ? "global function" : matching[0].candidate.member.isStatic ? "static method" : "instance method") '\(name)'")
  }

  /// The preference of a candidate over others to which the arguments fit equally: fewer defaults, no generics.
  private func rank(_ candidate: Candidate, _ places: [Int]) -> Int {
    let member = candidate.member
    var rank = 0
    if member.attributes.contains(where: { $0.name == "_disfavoredOverload" }) { rank += 10_000 }
    rank += (member.parameters.count - Set(places).count) * 10
    if !member.generics.parameters.isEmpty { rank += 1 }
    if member.parameters.contains(where: { if case .some = $0.type { true } else { false } }) { rank += 1 }
    if candidate.owner?.kind == .protocolType { rank += 100 }
    if member.parameters.contains(where: \.isVariadic) { rank += 50 }
    return rank
  }

  func isClosure(_ node: Node) -> Bool { if case .closure = node.kind { true } else { false } }

  /// Whether an expression's type depends on the type that is expected.
  func isContextual(_ node: Node) -> Bool {
    switch node.kind {
    case .closure, .keyPath, .nothing, .conditional, .choice: true
    case .array(let elements): elements.isEmpty || elements.contains { isContextual($0) } || true
    case .dictionary: true
    case .ternary(_, let a, let b, _): isContextual(a) || isContextual(b)
    case .tuple(let elements): elements.contains { isContextual($0.value) }
    case .inoutReference: false
    case .chain(let first, let operations): isContextual(first) || operations.contains { isContextual($0.operand) }
    case .trying(_, let inner), .awaiting(let inner): isContextual(inner)
    default: isImplicit(node)
    }
  }

  // MARK: One candidate

  /// The types of a candidate's parameters and result, with variables for its type parameters.
  private struct Signature {
    var parameters: [FenceType]
    var result: FenceType
    var requirements: [(type: FenceType, bound: FenceType, isSame: Bool)] = []
    var names: Names
  }

  private func signature(_ candidate: Candidate) -> Signature {
    var names = candidate.names
    let member = candidate.member
    var requirements: [(type: FenceType, bound: FenceType, isSame: Bool)] = []
    let isInitializer = member.kind == .initializer
    _ = isInitializer
    for parameter in member.generics.parameters {
      let type = parameter.isPack ? FenceType.unknown : solver.fresh()
      names.generics[parameter.name] = type
      for bound in parameter.bound.flatMap({ constraints($0, names) }) ?? [] { requirements.append((type, bound, false)) }
    }
    if isInitializer || member.kind == .enumCase, let owner = candidate.owner, owner.kind != .protocolType {
      for parameter in owner.generics.parameters where !parameter.isPack {
        guard let type = names.generics[parameter.name] else { continue }
        for bound in parameter.bound.flatMap({ constraints($0, names) }) ?? [] { requirements.append((type, bound, false)) }
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
  private func opened(
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
  private func attempt(
    _ candidate: Candidate, _ places: [Int], _ types: [FenceType?], _ call: Call, _ expected: FenceType?
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
      }
    }
    for requirement in signature.requirements where !holds(requirement) { return nil }
    if let expected, case .nominal = solver.shallow(expected) {
      let mark = solver.mark
      if !convert(signature.result, to: expected, &cost) {
        solver.undo(to: mark)
        cost.optionals += 100
      }
    }
    return (cost, settled(signature.result))
  }

  private func fits(_ type: FenceType, _ wanted: FenceType, _ parameter: Member.Parameter, _ cost: inout Cost) -> Bool {
    if convert(type, to: wanted, &cost) { return true }
    guard parameter.isAutoclosure, case .function(let function) = solver.shallow(wanted) else { return false }
    return convert(type, to: function.result, &cost)
  }

  private func holds(_ requirement: (type: FenceType, bound: FenceType, isSame: Bool)) -> Bool {
    let type = settled(requirement.type)
    if requirement.isSame { return unify(type, settled(requirement.bound)) }
    guard let bound = requirement.bound.declaration else { return true }
    if !requirement.bound.arguments.isEmpty, case .variable = type { return true }
    return conforms(type, to: bound) != false
  }

  /// Whether a closure's number of parameters fits a type.
  private func mayAccept(_ closure: Closure, _ wanted: FenceType) -> Bool {
    var wanted = solver.shallow(wanted)
    wanted = wanted.wrapped.map { solver.shallow($0) } ?? wanted
    switch wanted {
    case .function(let function):
      let count = function.parameters.count
      if let parameters = closure.parameters { return parameters.count == count || (count == 1 && parameters.count > 1) }
      return closure.anonymous <= count && (count == 0 || closure.anonymous > 0 || solver.shallow(function.parameters[0].type).isVoid)
        || (count == 1 && closure.anonymous > 1)
    case .unknown, .variable, .associated: return true
    default: return false
    }
  }

  /// Checks the arguments of a call with the function that it refers to, and returns its result.
  func committed(
    _ candidate: Candidate, _ places: [Int], _ call: Call, _ node: Node, _ expected: FenceType?,
    types: [FenceType?]? = nil
  ) -> FenceType {
    let signature = signature(candidate)
    let before = failures
    if let expected, signature.parameters.count > 0 || !candidate.member.generics.isEmpty || candidate.member.kind == .initializer {
      let mark = solver.mark
      var cost = Cost()
      let shallow = solver.shallow(expected)
      let target = shallow.wrapped != nil && solver.shallow(signature.result).wrapped == nil ? shallow.wrapped ?? shallow : shallow
      if case .variable = target {} else if !convert(signature.result, to: target, &cost) || cost.lengths > 0 { solver.undo(to: mark) }
    }
    for pass in [false, true] {
      for (index, argument) in call.arguments.enumerated() where isClosure(argument.value) == pass {
        let parameter = candidate.member.parameters[places[index]]
        let wanted = signature.parameters[places[index]]
        if pass, case .closure(let closure) = argument.value.kind {
          check(closure, argument.value, settledShallow(wanted), parameter)
          continue
        }
        let type: FenceType
        if let known = types?[index] { type = known } else {
          var expectation = wanted
          if parameter.isAutoclosure, case .function(let function) = solver.shallow(wanted) { expectation = function.result }
          type = infer(argument.value, expectation)
        }
        checkArgument(argument, type, wanted, parameter)
      }
    }
    if failures == before {
      unifyElements(signature, candidate, call, types)
      checkRequirements(signature, candidate, node)
    }
    checkEffects(isThrowing: candidate.member.isThrowing, node)
    if failures > before, signature.result.contains(where: { if case .variable = $0 { true } else { false } }) { return .unknown }
    return settled(signature.result)
  }

  /// Makes the elements of a new collection those of the sequence that it is made of.
  private func unifyElements(_ signature: Signature, _ candidate: Candidate, _ call: Call, _ types: [FenceType?]?) {
    guard let owner = candidate.owner, owner.name == "Set" || owner.name == "Array", candidate.member.kind == .initializer,
      call.arguments.count == 1, call.arguments[0].label == nil, let wanted = signature.parameters.first
    else { return }
    let given = settled(wanted)
    guard ["Array", "Set", "ArraySlice"].contains(given.name), let element = given.arguments.first,
      case .nominal(_, let arguments) = solver.shallow(signature.result)
    else { return }
    _ = unify(arguments[0], element)
  }

  private func settledShallow(_ type: FenceType) -> FenceType {
    guard case .function(var function) = solver.shallow(type) else { return solver.shallow(type) }
    function.parameters = function.parameters.map { parameter in
      var parameter = parameter
      parameter.type = settled(parameter.type)
      return parameter
    }
    function.result = settled(function.result)
    return .function(function)
  }

  private func checkArgument(_ argument: Argument, _ type: FenceType, _ wanted: FenceType, _ parameter: Member.Parameter) {
    var cost = Cost()
    let mark = solver.mark
    if fits(type, wanted, parameter, &cost) {
      if parameter.isInout, case .inoutReference = argument.value.kind {} else if parameter.isInout {
        report(argument.value.start, "passing value of type '\(defaulted(type))' to an inout parameter requires explicit '&'")
      }
      return
    }
    solver.undo(to: mark)
    let target = parameter.isAutoclosure ? autoclosed(wanted) : wanted
    let settledTarget = settled(target)
    // A mismatch below generic types may be a name that differs here.
    if settledTarget.contains(where: { if case .variable = $0 { true } else { false } }) {
      let from = defaulted(type)
      guard isPlain(from), case .nominal(let declaration, let arguments) = settledTarget, declaration.name != "KeyPath" else { return }
      if from.declaration !== declaration, !arguments.isEmpty {
        let names = zip(declaration.generics.parameters, arguments).map { _ in "_" }
        _ = names
        report(place(of: argument.value), "cannot convert value of type '\(from)' to expected argument type '\(generic(declaration, arguments))'")
      }
      return
    }
    check(argument.value, type, to: target, .argument)
  }

  private func generic(_ declaration: TypeDeclaration, _ arguments: [FenceType]) -> String {
    let texts = zip(declaration.generics.parameters, arguments).map { parameter, type in
      if case .variable = type { return parameter.name }
      return type.description
    }
    return "\(declaration.name)<\(texts.joined(separator: ", "))>"
  }

  private func autoclosed(_ type: FenceType) -> FenceType {
    if case .function(let function) = solver.shallow(type) { return function.result }
    return type
  }

  private func checkRequirements(_ signature: Signature, _ candidate: Candidate, _ node: Node) {
    for requirement in signature.requirements {
      let mark = solver.mark
      if holds(requirement) { continue }
      solver.undo(to: mark)
      let type = defaulted(requirement.type)
      guard !requirement.isSame, !type.isPartlyUnknown, let bound = requirement.bound.name else { continue }
      let member = candidate.member
      let labels = "(" + member.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      let owner = candidate.owner?.name ?? ""
      let isOfOwner = member.generics.isEmpty && candidate.owner.map { !$0.generics.isEmpty } == true
      let subject = isOfOwner && member.kind == .initializer ? "generic \(candidate.owner?.isClass == true ? "class" : "struct") '\(owner)'"
        : member.kind == .initializer ? "initializer 'init\(labels)'"
        : candidate.owner == nil ? "global function '\(member.name)\(labels)'"
        : "\(member.isStatic ? "static" : "instance") method '\(member.name)\(labels)'"
      report(place(of: node), "\(subject) requires that '\(type)' conform to '\(bound)'")
      return
    }
  }
}
