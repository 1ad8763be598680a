extension TypeChecker {
  /// Reports a call whose arguments fit none of several functions.
  func reportNoFit(
    _ matching: [(candidate: Candidate, places: [Int])], _ types: [FenceType?], _ call: Call, _ node: Node
  ) {
    // The candidate that fails at the last argument explains most.
    guard !types.contains(where: { $0.map { defaulted($0).isPartlyUnknown } ?? false }) else { return }
    let kept = matching.filter { !$0.candidate.member.attributes.contains { $0.name == "_disfavoredOverload" } }
    let first = matching[0].candidate
    // One that only lacks a conformance is what was meant: 'ForEach' of items that aren't 'Identifiable'.
    let lacking = kept.filter { candidate, places in
      let mark = solver.mark
      defer { solver.undo(to: mark) }
      return quietly { attempt(candidate, places, types, call, nil, meetsRequirements: false) } != nil
    }
    if lacking.count == 1 {
      let before = failures
      _ = committed(lacking[0].candidate, lacking[0].places, call, node, nil, types: types)
      if failures > before { return }
    }
    if kept.count == 1 || Set(kept.map { "\($0.candidate.member.parameters.map(\.type))" }).count == 1 {
      let before = failures
      _ = committed(kept[0].candidate, kept[0].places, call, node, nil, types: types)
      if failures > before { return }
    }
    report(
      first.member.kind == .initializer ? node.start : place(of: node),
      "no exact matches in call to \(first.described())")
  }
}
