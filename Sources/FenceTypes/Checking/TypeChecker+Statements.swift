extension TypeChecker {
  /// Checks the statements of a block, whose functions and types can be used before their declarations.
  func check(_ statements: [Statement]) {
    declareFunctions(statements)
    reportRedeclarations(statements)
    for statement in statements { check(statement) }
    checkInitialization(statements)
  }

  func declareFunctions(_ statements: [Statement]) {
    for statement in statements {
      guard case .function(let member) = statement.kind else { continue }
      var local = scope.values[member.name] ?? Local(type: .unknown)
      if local.functions.contains(where: { $0 === member }) { continue }
      local.functions.append(member)
      local.names = context.names
      scope.values[member.name] = local
    }
  }

  func check(_ statement: Statement) {
    guard spend(1) else { return }
    switch statement.kind {
    case .expression(let node): checkExpression(node)
    case .variable(let variable): declare(variable)
    case .function(let member): checkFunction(member, nil)
    case .type(let declaration): checkLocal(declaration)
    case .extended, .preview, .other: return
    case .returning(let node): checkReturn(node, statement.start)
    case .throwing(let node):
      let type = defaulted(infer(node, nil))
      if case .nominal(let declaration, _) = type, declaration.isOfFence, conforms(type, to: "Error") == false {
        report(node.start, "thrown expression type '\(type)' does not conform to 'Error'")
      }
      if let wanted = context.thrown, isPlain(type), isPlain(wanted), type.declaration !== wanted.declaration {
        report(node.start, "thrown expression type '\(type)' cannot be converted to error type '\(wanted)'")
      }
      if !context.handlesErrors { report(statement.start, "thrown expression type cannot be handled") }
    case .condition(let statement): check(statement, isResult: false)
    case .choice(let statement): check(statement, isResult: false)
    case .check(let conditions, let otherwise, let end): checkGuard(conditions, otherwise, end)
    case .loop(let pattern, let sequence, let condition, let body): checkLoop(pattern, sequence, condition, body)
    case .whileLoop(let conditions, let body):
      inBlock {
        check(conditions)
        check(body)
      }
    case .repeatLoop(let body, let condition):
      inBlock { check(body) }
      checkCondition(condition)
    case .attempt(let body, let clauses): checkAttempt(body, clauses)
    case .block(let body), .deferred(let body): inBlock { check(body) }
    case .leaving: return
    case .labeled(_, let inner): check(inner)
    }
  }

  func checkExpression(_ node: Node) {
    let type = infer(node, nil)
    _ = defaulted(type)
  }

  func checkReturn(_ node: Node?, _ start: Int) {
    guard let wanted = context.result, !wanted.isUnknown else {
      if let node { _ = defaulted(infer(node, .unknown)) }
      return
    }
    guard let node else {
      if !wanted.isVoid, !context.isInitializer, !wanted.isPartlyUnknown, !isOpaque(wanted) {
        report(start, "non-void \(context.isClosure ? "closure" : "function") should return a value")
      }
      return
    }
    if wanted.isVoid {
      let type = defaulted(infer(node, nil))
      if !type.isVoid, isPlain(type), !context.isInitializer {
        report(
          node.start,
          context.isClosure
            ? "cannot convert value of type '\(type)' to closure result type '()'"
            : "unexpected non-void return value in void function")
      }
      return
    }
    checkResult(node, wanted)
  }

  func isOpaque(_ type: FenceType) -> Bool { if case .opaque = type { true } else { false } }

  /// Checks the value that a function returns.
  func checkResult(_ node: Node, _ wanted: FenceType) {
    if isNothing(node), wanted.wrapped == nil, isPlain(wanted) {
      report(node.start, "'nil' is incompatible with return type '\(wanted)'")
      return
    }
    if case .function = wanted { keep(node, .returned) }
    let type = infer(node, wanted)
    if case .opaque(let parts) = wanted {
      let known = defaulted(type)
      opaqueResults.append(known)
      guard !known.isPartlyUnknown, case .nominal(let declaration, _) = known, let part = parts.first?.declaration,
        parts.count == 1
      else { return }
      if conforms(known, to: part) == false,
        declaration.isOfFence || ["Int", "String", "Double", "Bool"].contains(declaration.name)
      {
        report(
          node.start,
          "return type of \(context.isClosure ? "closure" : "function") requires that '\(known)' conform to '\(part.name)'"
        )
      }
      return
    }
    check(node, type, to: wanted, context.isClosure ? .closureResult : .returned)
  }

  func check(_ statement: IfStatement, isResult: Bool) {
    inBlock {
      check(statement.conditions)
      checkBranch(statement.body, isResult)
    }
    if let otherwise = statement.otherwise { inBlock { checkBranch(otherwise, isResult) } }
  }

  /// Checks the statements of a branch, whose only expression may be its value.
  func checkBranch(_ statements: [Statement], _ isResult: Bool) {
    if statements.count == 1 {
      switch statements[0].kind {
      case .expression(let node):
        let type = infer(node, isResult && !isFreeBranch || context.builder != nil ? .unknown : nil)
        if isResult { branches.append((node, type)) }
        return
      case .condition(let inner) where isResult: return check(inner, isResult: true)
      case .choice(let inner) where isResult: return check(inner, isResult: true)
      default: break
      }
    }
    check(statements)
  }

  func check(_ statement: SwitchStatement, isResult: Bool) {
    let type = solver.shallow(infer(statement.subject, nil))
    let subject = solver.literal(type) == nil ? settled(type) : defaulted(type)
    for item in statement.cases {
      inBlock {
        bindAlternatives(item.patterns, subject)
        checkBranch(item.body, isResult)
      }
      if item.body.isEmpty {
        report(
          item.start,
          "'\(item.isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement")
      }
    }
    checkExhaustive(statement, subject)
  }

  func check(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let node): checkCondition(node)
      case .availability: continue
      case .unwrapping(let name, let written, let node, let isLet, _): unwrap(name, written, node, isLet: isLet)
      case .matching(let pattern, let written, let node, _):
        let type = written.map { resolve($0, context.names) } ?? defaulted(infer(node, nil))
        bind(pattern, type)
      }
    }
  }

  func unwrap(_ name: String, _ written: WrittenType?, _ node: Node, isLet: Bool) {
    let wanted = written.map { resolve($0, context.names) }
    let type = solver.shallow(infer(node, wanted.map { named("Optional", [$0]) }))
    let shallow = solver.literal(type) == nil ? settled(type) : defaulted(type)
    if case .nominal = shallow, shallow.wrapped == nil, !shallow.isPartlyUnknown {
      report(node.start, "initializer for conditional binding must have Optional type, not '\(shallow)'")
    }
    scope.values[name] = Local(type: wanted ?? defaulted(shallow.wrapped ?? .unknown), isLet: isLet)
  }

  func checkGuard(_ conditions: [Condition], _ otherwise: [Statement], _ end: Int) {
    // The names of a guard are those of the block around it, after its 'else'.
    let outer = scope
    inBlock { check(otherwise) }
    scope = outer
    check(conditions)
    if mayEnd(otherwise) {
      report(end - 1, "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope")
    }
  }

  func checkLoop(_ pattern: Pattern, _ sequence: Node, _ condition: Node?, _ body: [Statement]) {
    let inferred = solver.shallow(infer(sequence, nil))
    let type = solver.literal(inferred) == nil ? settled(inferred) : defaulted(inferred)
    var element = associatedType("Element", of: type) ?? .unknown
    if let wrapped = type.wrapped, !type.isPartlyUnknown, conforms(wrapped, to: "Sequence") == true {
      report(
        sequence.start, "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?")
      element = .unknown
    } else if case .nominal(let declaration, _) = type,
      ["Int", "Double", "Bool"].contains(declaration.name) || declaration.isOfFence,
      conforms(type, to: "Sequence") == false
    {
      report(sequence.start, "for-in loop requires '\(type)' to conform to 'Sequence'")
    }
    if solver.literal(element) != nil { element = defaulted(element) }
    inBlock {
      bind(pattern, defaulted(element))
      if let condition { checkCondition(condition) }
      inBlock { check(body) }
    }
  }

  func checkAttempt(_ body: [Statement], _ clauses: [CatchClause]) {
    let outer = context
    context.thrown = nil
    context.handlesErrors =
      outer.handlesErrors
      || clauses.contains { clause in
        clause.patterns.isEmpty
          || clause.patterns.contains { part in
            guard part.condition == nil else { return false }
            switch part.pattern {
            case .name, .wildcard: return true
            default: return false
            }
          }
      }
    inBlock { check(body) }
    context = outer
    for clause in clauses {
      inBlock {
        if clause.patterns.isEmpty {
          scope.values["error"] = Local(
            type: library.type("Error").map { .existential([.nominal($0, [])]) } ?? .unknown)
        }
        for part in clause.patterns {
          bind(part.pattern, .unknown)
          if let condition = part.condition { checkCondition(condition) }
        }
        check(clause.body)
      }
    }
  }
}
