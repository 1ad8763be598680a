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

  // MARK: Exhaustiveness

  func checkExhaustive(_ statement: SwitchStatement, _ type: FenceType) {
    if statement.cases.contains(where: \.isDefault) { return }
    let patterns = statement.cases.flatMap(\.patterns).filter { $0.condition == nil }.map(\.pattern)
    guard covers(patterns, type) == false else { return }
    report(statement.start, "switch must be exhaustive")
  }

  /// Whether patterns match all values of a type; `nil` if that is not known.
  private func covers(_ patterns: [Pattern], _ type: FenceType) -> Bool? {
    if patterns.contains(where: { matchesAll($0) }) { return true }
    if patterns.contains(where: { if case .unknown = $0 { true } else { false } }) { return nil }
    switch type {
    case .unknown, .existential, .parameter, .variable, .associated, .opaque, .function, .metatype: return nil
    case .tuple(let elements): return elements.count == 2 ? coversPairs(patterns, elements.map(\.type)) : nil
    case .nominal(let declaration, _):
      if declaration.name == "Bool" { return coversBooleans(patterns) }
      if let wrapped = type.wrapped { return coversOptional(patterns, wrapped) }
      if declaration.kind == .enumeration { return coversCases(patterns, declaration, type) }
      let plain: Set = ["Int", "String", "Double", "Character", "CGFloat", "UInt8", "Float"]
      return plain.contains(declaration.name) && !patterns.contains { isRange($0) } ? false : nil
    }
  }

  private func isRange(_ pattern: Pattern) -> Bool {
    guard case .value(let node) = pattern else { return false }
    switch node.kind {
    case .chain(_, let operations): return operations.contains { ["...", "..<"].contains($0.name) }
    default: return false
    }
  }

  private func matchesAll(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .name, .wildcard: true
    case .tuple(let parts): parts.allSatisfy { matchesAll($0.pattern) }
    default: false
    }
  }

  private func coversBooleans(_ patterns: [Pattern]) -> Bool? {
    let values = patterns.map { pattern -> Bool in
      guard case .value(let node) = pattern, case .boolean = node.kind else { return false }
      return true
    }
    return values.allSatisfy { $0 } ? Set(patterns.map(place)).count >= 2 : nil
  }

  private func place(_ pattern: Pattern) -> Int { if case .value(let node) = pattern { node.start } else { 0 } }

  private func coversOptional(_ patterns: [Pattern], _ wrapped: FenceType) -> Bool? {
    var (hasNone, inner): (Bool, [Pattern]) = (false, [])
    for pattern in patterns {
      switch pattern {
      case .enumCase(_, "none", _, _): hasNone = true
      case .enumCase(_, "some", _, let parts): inner.append(parts?.first?.pattern ?? .wildcard)
      case .optional(let part): inner.append(part)
      case .value(let node) where isNothing(node): hasNone = true
      default: inner.append(pattern)
      }
    }
    guard hasNone else { return false }
    return covers(inner, wrapped)
  }

  private func coversPairs(_ patterns: [Pattern], _ types: [FenceType]) -> Bool? {
    guard let cases = names(of: types[0]) else { return nil }
    for name in cases {
      var second: [Pattern] = []
      for pattern in patterns {
        guard case .tuple(let parts) = pattern, parts.count == 2 else { return nil }
        if matchesAll(parts[0].pattern) || caseName(parts[0].pattern) == name { second.append(parts[1].pattern) }
        if caseName(parts[0].pattern) == nil, !matchesAll(parts[0].pattern) { return nil }
      }
      switch covers(second, types[1]) {
      case false: return false
      case nil: return nil
      default: continue
      }
    }
    return true
  }

  private func names(of type: FenceType) -> [String]? {
    guard case .nominal(let declaration, _) = type, declaration.kind == .enumeration, declaration.isOfFence else {
      return nil
    }
    return declaration.members.filter { $0.kind == .enumCase }.map(\.name)
  }

  private func caseName(_ pattern: Pattern) -> String? {
    if case .enumCase(_, let name, _, nil) = pattern { return name }
    return nil
  }

  private func coversCases(_ patterns: [Pattern], _ declaration: TypeDeclaration, _ type: FenceType) -> Bool? {
    let cases = declaration.isOfFence ? declaration.members.filter { $0.kind == .enumCase } : []
    guard declaration.isOfFence, !cases.isEmpty else { return nil }
    for item in cases {
      var matching: [[(label: String?, pattern: Pattern)]?] = []
      for pattern in patterns {
        switch pattern {
        case .enumCase(_, item.name, _, let parts): matching.append(parts)
        case .enumCase: continue
        case .value(let node):
          guard case .member(_, let name, _, _) = node.kind else { return nil }
          if name == item.name { matching.append(nil) }
        default: return nil
        }
      }
      if matching.isEmpty { return false }
      let isCovered = matching.contains { parts in parts.map { $0.allSatisfy { matchesAll($0.pattern) } } ?? true }
      if !isCovered { return item.parameters.isEmpty ? nil : nil }
    }
    return true
  }
}
