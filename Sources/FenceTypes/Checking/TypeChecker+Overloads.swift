import Diagnostics

/// The parameters of a candidate, by which one hides another.
private struct OverloadKey: Hashable {
  private struct Parameter: Hashable {
    var label: String?
    var type: WrittenType
  }

  private let parameters: [Parameter]
  private let isStatic: Bool
  private let result: WrittenType?
  private let bounds: [WrittenType?]

  init(_ candidate: TypeChecker.Candidate) {
    parameters = candidate.member.parameters.map { Parameter(label: $0.label, type: $0.type) }
    isStatic = candidate.member.isStatic
    // The library has functions that differ in what they return: 'dropLast' makes a slice, or an array; or in what
    // their arguments conform to: 'Double' is made of integers and of other numbers.
    let isOfFence = candidate.owner?.isOfFence != false
    result = isOfFence ? nil : candidate.member.result
    bounds = isOfFence ? [] : candidate.member.generics.parameters.map(\.bound)
  }
}

extension TypeChecker {
  /// A candidate to which a call's arguments fit.
  struct Fit {
    var candidate: Candidate
    var places: [Int]
    var cost: Cost
    var rank: Int
    var result: FenceType
  }

  /// Returns the result of a call of one of several functions.
  func overloaded(_ candidates: [Candidate], _ call: Call, _ node: Node, _ expected: FenceType?) -> FenceType {
    let candidates = unhidden(waiting(candidates))
    if candidates.contains(where: { candidate in
      (candidate.member.generics.parameters + (candidate.owner?.generics.parameters ?? [])).contains(where: \.isPack)
    }) {
      return unknownCall(call)
    }
    var matching: [(candidate: Candidate, places: [Int])] = []
    var mismatch: LabelProblem?
    for candidate in candidates {
      switch places(of: call.arguments, in: candidate.member.parameters, call) {
      case .success(let places): matching.append((candidate, places))
      case .failure(let problem): mismatch = problem
      }
    }
    guard let only = matching.first else {
      reportLabels(of: call, candidates, candidates.count == 1 ? mismatch : closest(candidates, call), node)
      return unknownCall(call)
    }
    if matching.count == 1, !isComplete(candidates) {
      let before = failures
      let result = committed(only.candidate, only.places, call, node, expected, isLoose: true)
      return failures == before ? result : .unknown
    }
    if matching.count == 1 { return committed(only.candidate, only.places, call, node, expected) }
    return chosen(matching, call, node, expected)
  }

  /// Removes functions that wait where that is impossible and others do not.
  private func waiting(_ candidates: [Candidate]) -> [Candidate] {
    guard context.isSynchronous else { return candidates }
    let others = candidates.filter { !$0.member.isAsync }
    return others.isEmpty ? candidates : others
  }

  /// Reports that the labels of a call fit none of the functions that it may refer to.
  ///
  /// - Parameter problem: what is wrong for the function that is most alike.
  private func reportLabels(of call: Call, _ candidates: [Candidate], _ problem: LabelProblem?, _ node: Node) {
    guard let first = candidates.first, isComplete(candidates), !isForeign(call, to: candidates) else { return }
    // Functions of the library that take closures may have overloads with more of them.
    let isOpen = first.owner?.isOfFence == false && call.arguments.contains(where: \.isTrailing)
    let isExtra = problem.map { $0.message.hasPrefix("extra") } ?? true
    guard !isOpen || !isExtra || hasExtraValue(call, candidates) else { return }
    if let problem { return report(problem.offset, problem.message) }
    report(place(of: node), "no exact matches in call to \(first.described())")
  }

  /// Whether a call has more values without labels than any of the functions that it may refer to.
  private func hasExtraValue(_ call: Call, _ candidates: [Candidate]) -> Bool {
    let count = call.arguments.count { $0.label == nil && !$0.isTrailing }
    return candidates.allSatisfy { candidate in
      let parameters = candidate.member.parameters
      return !parameters.contains(where: \.isVariadic) && parameters.count { $0.label == nil } < count
    }
  }

  /// Whether a call of the library's function has a value of unknown type, or a label that none of its overloads has and
  /// that is no misspelled one: SwiftUI has more overloads than the library.
  private func isForeign(_ call: Call, to candidates: [Candidate]) -> Bool {
    guard candidates.first?.owner?.isOfFence == false else { return false }
    let known = candidates.flatMap { $0.member.parameters.compactMap(\.label) }
    return call.arguments.contains { argument in
      if let label = argument.label, !known.contains(label) {
        return !known.contains { label.count > 2 && $0.hasPrefix(label) } && !isMisspelled(label, among: known)
      }
      return !isContextual(argument.value) && solver.shallow(quietly { infer(argument.value, nil) }).isUnknown
    }
  }

  private func isMisspelled(_ label: String, among known: [String]) -> Bool {
    guard let near = Misspelling(label, meant: nearestName(to: label, among: known)) else { return false }
    return label.count < 5 || near.isSlip
  }

  /// Whether all overloads are known, as those of types that are declared only in part are not.
  func isComplete(_ candidates: [Candidate]) -> Bool {
    guard let first = candidates.first else { return true }
    // Functions of the library, which have no body here, are declared in part.
    guard let owner = first.owner else { return first.member.hasBody || Self.completeNames.contains(first.member.name) }
    guard !owner.isOfFence else { return true }
    if Self.completeMembers[owner.name]?.contains(first.member.name) == true { return true }
    if library.isOwn(owner.name) { return !first.member.generics.parameters.contains(where: \.isPack) }
    return Self.completeNames.contains(first.member.name)
      || (first.member.kind == .initializer && Self.completeInitializers.contains(owner.name))
  }

  /// The types of the standard library all of whose initializers are declared.
  static let completeInitializers: Set = ["Int", "Double", "Bool", "Array", "ArraySlice", "ContiguousArray", "Set"]

  /// The members of types of the standard library all of whose overloads are declared.
  static let completeMembers: [String: Set] = [
    "Array": ["append"], "Set": ["insert", "remove", "update"],
  ]

  /// The members of the standard library all of whose overloads are declared.
  static let completeNames: Set = [
    "split", "hasPrefix", "hasSuffix", "joined", "uppercased", "lowercased", "rounded", "map",
    "print", "debugPrint", "min", "max", "withAnimation", "withTransaction",
    "contains", "firstIndex", "lastIndex", "elementsEqual", "starts", "trimmingPrefix", "firstRange", "ranges",
    "lexicographicallyPrecedes", "removeValue", "updateValue", "isSubset", "isSuperset", "isStrictSubset",
    "isStrictSuperset", "isDisjoint", "subtracting", "union", "intersection", "symmetricDifference", "subtract",
    "formUnion", "formIntersection", "formSymmetricDifference",
  ]

  /// Returns what is wrong with a call for the candidate whose labels are most alike; `nil` if several are.
  func closest(_ candidates: [Candidate], _ call: Call) -> LabelProblem? {
    let ofOrder = candidates.lazy.compactMap { candidate -> LabelProblem? in
      guard case .failure(let problem) = self.places(of: call.arguments, in: candidate.member.parameters, call) else {
        return nil
      }
      return problem.isOfOrder ? problem : nil
    }.first
    if let ofOrder { return ofOrder }
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
  func unhidden(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    var seen: [OverloadKey: TypeDeclaration?] = [:]
    var kept: [Candidate] = []
    for candidate in candidates {
      if candidate.member.kind == .initializer, candidate.owner?.kind == .protocolType,
        kept.contains(where: { $0.owner?.isOfFence == true })
      {
        continue
      }
      if candidate.owner?.isOfFence == true || candidate.conditions.isEmpty {
        // Functions of one type with equal parameters differ in their results.
        let key = OverloadKey(candidate)
        if let owner = seen[key], owner !== candidate.owner || candidate.owner?.isOfFence == false { continue }
        seen[key] = .some(candidate.owner)
      }
      kept.append(candidate)
    }
    return kept
  }

  func chosen(
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
      fits.append(
        Fit(
          candidate: candidate, places: places, cost: attempt.cost, rank: rank(candidate, places),
          result: attempt.result))
    }
    guard !fits.isEmpty else {
      guard isComplete(matching.map(\.candidate)) else { return unknownCall(call) }
      reportNoFit(matching, types, call, node)
      _ = quietly { unknownCall(call) }
      return .unknown
    }
    fits.sort { ($0.cost, $0.rank) < ($1.cost, $1.rank) }
    let best = fits[0]
    // 'pow(2, 3)' is a 'Decimal' alone, and a 'Double' where one is wanted: by an operator, or by another overloaded call.
    if best.candidate.owner == nil, expected == nil, best.cost.literals > 0,
      fits.contains(where: { $0.candidate.member.result != best.candidate.member.result })
    {
      return unknownCall(call)
    }
    let tied = isUnsure ? fits : fits.filter { ($0.cost, $0.rank) == (best.cost, best.rank) }
    if tied.count > 1,
      tied.contains(where: {
        $0.candidate.member.result != best.candidate.member.result || $0.candidate.owner !== best.candidate.owner
          || $0.candidate.member.isFailable != best.candidate.member.isFailable
      }) || hasClosureOfOtherType(tied, call)
    {
      _ = unknownCall(call)
      let isSame = tied.allSatisfy {
        $0.candidate.member.result == best.candidate.member.result
          && $0.candidate.member.isFailable == best.candidate.member.isFailable
      }
      return isSame && best.candidate.member.generics.isEmpty && !best.result.isPartlyUnknown ? best.result : .unknown
    }
    recordOverload(best.candidate, call, node)
    return committed(best.candidate, best.places, call, node, expected, types: types)
  }

  func hasClosureOfOtherType(_ fits: [Fit], _ call: Call) -> Bool {
    for (index, argument) in call.arguments.enumerated() where isClosure(argument.value) {
      let written = Set(fits.map { $0.candidate.member.parameters[$0.places[index]].type })
      if written.count > 1 { return true }
    }
    return false
  }

  /// The preference of a candidate over others to which the arguments fit equally: fewer defaults, no generics.
  func rank(_ candidate: Candidate, _ places: [Int]) -> Int {
    let member = candidate.member
    var rank = 0
    if member.attributes.contains(where: { $0.name == "_disfavoredOverload" }) { rank += 10_000 }
    rank += (member.parameters.count - Set(places).count) * 10
    // A function whose type parameters are constrained is more specialized than one for any types.
    let isConstrained = member.generics.parameters.contains { $0.bound != nil } || !member.generics.requirements.isEmpty
    if !member.generics.parameters.isEmpty { rank += isConstrained ? 1 : 2 }
    let generics = Set((candidate.owner?.generics.parameters ?? []).map(\.name))
    rank += member.parameters.filter { $0.type.plainName.map(generics.contains) == true }.count
    if member.parameters.contains(where: { if case .some = $0.type { true } else { false } }) { rank += 1 }
    // A member of a refined protocol is preferred to one of the protocol that it refines.
    if let owner = candidate.owner, owner.kind == .protocolType { rank += 100 - ancestors(of: owner).list.count }
    if member.parameters.contains(where: \.isVariadic) { rank += 50 }
    // The content of a view in a chart is built as the chart's is.
    let builders = member.parameters.flatMap(\.builders).filter { $0.hasSuffix("Builder") }
    if !builders.isEmpty, !builders.contains(context.builder ?? "ViewBuilder") { rank += 1000 }
    return rank
  }

  func isClosure(_ node: Node) -> Bool { if case .closure = node.kind { true } else { false } }

  /// Whether an expression's type depends on the type that is expected.
  func isContextual(_ node: Node) -> Bool {
    switch node.kind {
    case .closure, .keyPath, .nothing, .conditional, .choice: true
    case .array, .dictionary: true
    case .ternary(_, let a, let b, _): isContextual(a) || isContextual(b)
    case .tuple(let elements): elements.contains { isContextual($0.value) }
    case .inoutReference: false
    case .chain(let first, let operations): isContextual(first) || operations.contains { isContextual($0.operand) }
    case .trying(_, let inner), .awaiting(let inner): isContextual(inner)
    default: isImplicit(node)
    }
  }
}
