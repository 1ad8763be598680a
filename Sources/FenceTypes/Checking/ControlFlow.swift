extension TypeChecker {
  /// Whether execution may reach the end of statements.
  func mayEnd(_ statements: [Statement]) -> Bool { !statements.contains { isTerminal($0) } }

  private func isTerminal(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returning, .throwing, .leaving: return true
    case .expression(let node): return isDiverging(node)
    case .condition(let statement):
      guard let otherwise = statement.otherwise else { return false }
      return !mayEnd(statement.body) && !mayEnd(otherwise)
    case .choice(let statement):
      return statement.cases.allSatisfy { item in
        !mayEnd(item.body) && !item.body.contains { if case .leaving(.ending, nil) = $0.kind { true } else { false } }
      }
    case .block(let body): return !mayEnd(body)
    case .labeled(_, let inner): return isTerminal(inner)
    case .attempt(let body, let clauses): return !mayEnd(body) && clauses.allSatisfy { !mayEnd($0.body) }
    case .whileLoop(let conditions, let body):
      guard conditions.count == 1, case .expression(let node) = conditions[0], case .boolean = node.kind else {
        return false
      }
      return !containsBreak(body)
    case .repeatLoop(_, let condition):
      if case .boolean = condition.kind { return true }
      return false
    case .other: return true
    default: return false
    }
  }

  private func containsBreak(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .leaving(.ending, _): true
      case .condition(let inner): containsBreak(inner.body) || containsBreak(inner.otherwise ?? [])
      case .choice(let inner): inner.cases.contains { containsBreak($0.body) }
      case .block(let body): containsBreak(body)
      case .attempt(let body, let clauses): containsBreak(body) || clauses.contains { containsBreak($0.body) }
      default: false
      }
    }
  }

  func isDiverging(_ node: Node) -> Bool {
    guard case .call(let call) = node.kind, case .name(let name, _) = call.callee.kind else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }

  /// Whether statements return a value, outside closures.
  func returnsValue(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returning(let node): node != nil
      case .condition(let inner): returnsValue(inner.body) || returnsValue(inner.otherwise ?? [])
      case .choice(let inner): inner.cases.contains { returnsValue($0.body) }
      case .check(_, let otherwise, _): returnsValue(otherwise)
      case .loop(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _), .block(let body):
        returnsValue(body)
      case .attempt(let body, let clauses): returnsValue(body) || clauses.contains { returnsValue($0.body) }
      case .labeled(_, let inner): returnsValue([inner])
      default: false
      }
    }
  }

  // MARK: Patterns

  /// Declares the names of a pattern for a value.
  func bind(_ pattern: Pattern, _ type: FenceType) {
    switch pattern {
    case .name(let name, let place, let isLet):
      scope.values[name] = Local(type: type, isLet: isLet)
      recordType(of: .declaration(name, at: place), type)
    case .wildcard, .unknown: return
    case .tuple(let parts):
      var elements: [FenceType] = []
      if case .tuple(let found) = type { elements = found.map(\.type) }
      for (index, part) in parts.enumerated() {
        bind(part.pattern, elements.count == parts.count ? elements[index] : .unknown)
      }
    case .optional(let inner): bind(inner, type.wrapped ?? .unknown)
    case .type(let written, let inner): if let inner { bind(inner, resolve(written, context.names)) }
    case .value(let node): bindValue(node, type)
    case .enumCase(let base, let name, let place, let parts):
      bindCase(base.map { resolve($0, context.names) } ?? type, name, place, parts, isImplicit: base == nil)
    }
  }

  private func bindValue(_ node: Node, _ type: FenceType) {
    if isNothing(node) { return }
    let found = infer(node, isImplicit(node) ? type : nil)
    let mark = solver.mark
    let (a, b) = (defaulted(found), settled(type))
    guard !unify(found, type.wrapped ?? type) else { return }
    solver.undo(to: mark)
    if a.name?.contains("Range") == true || globals.values["~="] != nil { return }
    let plain: Set = ["Int", "String", "Double", "Bool"]
    guard plain.contains(a.name ?? ""), plain.contains(b.name ?? "") else { return }
    report(node.start, "expression pattern of type '\(a)' cannot match values of type '\(b)'")
  }

  private func bindCase(
    _ type: FenceType, _ name: String, _ place: Int, _ parts: [(label: String?, pattern: Pattern)]?, isImplicit: Bool
  ) {
    var subject = type
    if subject.wrapped != nil, !["some", "none"].contains(name) { subject = subject.wrapped ?? .unknown }
    let found = candidates(name, of: subject, isStatic: true)
    if found?.isEmpty == true, isClosed(subject), subject.declaration?.kind == .enumeration {
      report(place, "type '\(subject)' has no member '\(name)'")
    }
    guard let parts else { return }
    guard let candidate = found?.first, candidate.member.kind == .enumCase else {
      for part in parts { bind(part.pattern, name == "some" ? type.wrapped ?? .unknown : .unknown) }
      return
    }
    let types = candidate.member.parameters.map { resolve($0.type, candidate.names) }
    if parts.count == types.count {
      for (part, type) in zip(parts, types) { bind(part.pattern, type) }
    } else if parts.count == 1 {
      bind(parts[0].pattern, .unknown)
    } else {
      if subject.declaration?.isOfFence == true {
        report(
          place,
          "tuple pattern has the wrong length for tuple type '\(FenceType.tuple(types.map { TupleElement(label: nil, type: $0) }))'"
        )
      }
      for part in parts { bind(part.pattern, .unknown) }
    }
  }
}
