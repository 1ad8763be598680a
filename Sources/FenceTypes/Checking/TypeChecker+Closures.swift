extension TypeChecker {
  /// Performs a check in a new block.
  func inBlock<Result>(_ check: () -> Result) -> Result {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    return check()
  }

  /// Checks a closure that is the argument for a parameter.
  func check(_ closure: Closure, _ node: Node, _ wanted: FenceType, _ parameter: Member.Parameter) {
    var target = solver.shallow(wanted)
    target = target.wrapped.map { solver.shallow($0) } ?? target
    if case .nominal = target, !settled(target).isPartlyUnknown, !conformsToAny(target) {
      report(
        node.start,
        "cannot convert value of type '() -> ()' to expected argument type '\(settled(target))'")
      return
    }
    _ = closureType(closure, node, target, builder: parameter.builders.first { $0 != "MainActor" && $0 != "Sendable" })
  }

  private func conformsToAny(_ type: FenceType) -> Bool { type.name.map { $0 == "AnyHashable" } ?? true }

  /// Returns a closure's type and checks its body.
  func closureType(_ closure: Closure, _ node: Node, _ expected: FenceType?, builder: String?) -> FenceType {
    var function: FunctionType?
    if case .function(let type)? = expected.map({ solver.shallow($0.wrapped ?? $0) }) { function = type }
    let isUnsure = expected != nil && function == nil
    let count = closure.parameters?.count ?? closure.anonymous
    if let function, !fitsParameters(closure, function, node) { return .unknown }
    let result = closure.result.map { resolve($0, context.names) } ?? function?.result
    if closure.result != nil, let result, let function {
      let mark = solver.mark
      if !unify(function.result, result) { solver.undo(to: mark) }
    }
    let outer = (scope, context)
    defer { (scope, context) = outer }
    scope = Scope(scope)
    context.isClosure = true
    context.isTrying = false
    context.isAwaiting = false
    context.isSynchronous = false
    context.builder = nil
    context.thrown = nil
    context.handlesErrors = function?.isThrowing ?? true
    if context.isInitializer { context.isInitializer = false; context.isMutating = true }
    enterClosure(closure, node)
    for capture in closure.captures {
      var type = capture.value.map { defaulted(infer($0, nil)) }
      if capture.isWeak {
        let value = type ?? defaulted(quietly { infer(Node(.name(capture.name, arguments: []), node.start), nil) })
        type = value.isUnknown || value.wrapped != nil ? value : named("Optional", [value])
      }
      if let type { scope.values[capture.name] = Local(type: type) }
    }
    let types = bindParameters(
      closure, function, isDestructured: function?.parameters.count == 1 && count > 1, isUnsure: isUnsure)
    if let builder {
      checkBuilder(closure.body, builder, isUnsure ? nil : result)
      return .function(FunctionType(parameters: types, result: result ?? .unknown))
    }
    return checked(closure, node, types, result, function, isUnsure)
  }

  /// Whether a closure of one parameter of a type may leave it out; a type that isn't known yet may be `Void`.
  private func mayBeVoid(_ type: FenceType) -> Bool {
    switch solver.shallow(type) {
    case .unknown, .variable, .associated: true
    case let type: type.isVoid
    }
  }

  private func fitsParameters(_ closure: Closure, _ function: FunctionType, _ node: Node) -> Bool {
    let (wanted, used) = (function.parameters.count, closure.parameters?.count ?? closure.anonymous)
    var isTuple = true
    if wanted == 1, case .nominal = solver.shallow(function.parameters[0].type) { isTuple = false }
    if closure.parameters == nil {
      if used > wanted && !(wanted == 1 && isTuple) || used > 0 && used < wanted {
        report(
          node.start,
          "contextual closure type '\(settled(.function(function)))' expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body"
        )
        return false
      }
      if used == 0, wanted > 0, !mayBeVoid(function.parameters[0].type) {
        report(
          node.start,
          "contextual type for closure argument list expects \(wanted) argument\(wanted == 1 ? "" : "s"), which cannot be implicitly ignored"
        )
        return false
      }
      return true
    }
    if used != wanted, !(wanted == 1 && used > 1 && isTuple) {
      report(
        node.start,
        "contextual closure type '\(settled(.function(function)))' expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body"
      )
      return false
    }
    return true
  }

  private func bindParameters(
    _ closure: Closure, _ function: FunctionType?, isDestructured: Bool, isUnsure: Bool
  ) -> [FunctionType.Parameter] {
    let count = closure.parameters?.count ?? max(closure.anonymous, function?.parameters.count ?? 0)
    var elements: [FenceType]?
    if isDestructured, case .tuple(let parts)? = function.map({ solver.shallow($0.parameters[0].type) }),
      parts.count == count
    {
      elements = parts.map(\.type)
    }
    var types: [FunctionType.Parameter] = []
    for index in 0..<count {
      let written = closure.parameters?[index].type.map { resolve($0, context.names) }
      var parameter = FunctionType.Parameter(type: written ?? .unknown)
      if isDestructured {
        parameter.type = written ?? elements?[index] ?? .unknown
      } else if let function, index < function.parameters.count {
        parameter.isInout = function.parameters[index].isInout
        let given = settled(function.parameters[index].type)
        if let written {
          if !unify(given, written) {
            report(
              closure.body.first?.start ?? closure.end,
              "cannot convert value of type '(\(settled(written))) -> _' to expected argument type '\(settled(.function(function)))'"
            )
          }
        } else {
          parameter.type = given
        }
      }
      if case .variable = solver.shallow(parameter.type), solver.literal(parameter.type) == nil {
        parameter.type = .unknown
      }
      let name = closure.parameters?[index].name ?? "$\(index)"
      if name.first == "$", closure.parameters != nil {
        // '$item' declares the binding and its value.
        scope.values[String(name.dropFirst())] = Local(
          type: solver.shallow(parameter.type).arguments.first ?? .unknown, isLet: false)
      }
      // What a single expression wants of it decides about a literal: '[0, 1].map { half($0) }'.
      let isOpen = solver.literal(parameter.type) == nil || closure.expression != nil
      scope.values[name] = Local(
        type: isOpen ? parameter.type : defaulted(parameter.type),
        isLet: !isUnsure && !parameter.isInout && closure.parameters?[index].type == nil)
      types.append(parameter)
    }
    return types
  }

  private func checked(
    _ closure: Closure, _ node: Node, _ types: [FunctionType.Parameter], _ result: FenceType?,
    _ function: FunctionType?,
    _ isUnsure: Bool
  ) -> FenceType {
    if let expression = closure.expression {
      switch expression.kind {
      case .conditional, .choice:
        context.result = .unknown
        check(closure.body)
        return .function(FunctionType(parameters: types, result: .unknown))
      default: break
      }
      let isAssignment: Bool = { if case .assignment = expression.kind { true } else { false } }()
      context.result = result ?? .unknown
      let wanted = result.map { solver.shallow($0) }
      let isVoid = wanted?.isVoid == true
      let type = isVoid || isUnsure ? infer(expression, isVoid ? nil : .unknown) : infer(expression, result)
      if isAssignment { setVoid(result) }
      if let result, !isVoid, !isAssignment {
        var cost = Cost()
        let mark = solver.mark
        if !convert(type, to: result, &cost) {
          solver.undo(to: mark)
          let (from, to) = (defaulted(type), settled(result))
          if isPlain(from) || from.isVoid, !to.isPartlyUnknown,
            !to.contains(where: { if case .variable = $0 { true } else { false } }), !isDivergent(expression)
          {
            report(place(of: expression), message(from, to, .closureResult))
          }
        }
      }
      if isVoid { _ = defaulted(type) }
      return .function(
        FunctionType(
          parameters: types, result: isVoid ? .void : solver.literal(type) == nil ? type : (result ?? type),
          isThrowing: false))
    }
    context.result = result.map { settled($0) } ?? .unknown
    if context.result.map({ $0.contains { if case .variable = $0 { true } else { false } } }) == true {
      context.result = .unknown
    }
    check(closure.body)
    if let wanted = context.result, !wanted.isUnknown, !wanted.isVoid, !wanted.isPartlyUnknown, !closure.body.isEmpty,
      mayEnd(closure.body), returnsValue(closure.body)
    {
      report(closure.end, "missing return in closure expected to return '\(wanted)'")
    }
    let hasValue = returnsValue(closure.body)
    if !hasValue { setVoid(result) }
    return .function(FunctionType(parameters: types, result: result ?? (hasValue ? .unknown : .void)))
  }

  /// Makes the result of a closure without a value that of a function without one, where nothing else is known of it.
  private func setVoid(_ result: FenceType?) {
    if let result, case .variable = solver.shallow(result) { _ = unify(result, .void) }
  }

  private func isDivergent(_ node: Node) -> Bool {
    if case .call(let call) = node.kind, case .name(let name, _) = call.callee.kind {
      return ["fatalError", "preconditionFailure"].contains(name)
    }
    return false
  }

  // MARK: Result builders

  /// Checks the statements of a result builder.
  func checkBuilder(_ statements: [Statement], _ builder: String, _ result: FenceType?) {
    let isView = builder == "ViewBuilder"
    let known: Set = [
      "ViewBuilder", "ToolbarContentBuilder", "ChartContentBuilder", "AxisContentBuilder", "AxisMarkBuilder",
      "SceneBuilder", "CommandsBuilder", "TabContentBuilder", "KeyframesBuilder", "KeyframeTrackContentBuilder",
      "TableColumnBuilder", "AccessibilityRotorContentBuilder",
    ]
    let outer = context
    defer { context = outer }
    context.builder = builder
    context.result = .unknown
    guard known.contains(builder) || isView else {
      check(statements)
      return
    }
    // A body that returns its value is not transformed.
    if returnsValue(statements) {
      check(statements)
      return
    }
    declareFunctions(statements)
    reportRedeclarations(statements)
    for statement in statements { checkBuilder(statement, builder, isView: isView) }
  }

  private func checkBuilder(_ statement: Statement, _ builder: String, isView: Bool) {
    switch statement.kind {
    case .expression(let node):
      let type = infer(node, nil)
      guard isView else { return }
      checkView(node, type)
    case .condition(let statement):
      inBlock {
        check(statement.conditions)
        for inner in statement.body { checkBuilder(inner, builder, isView: isView) }
      }
      inBlock { for inner in statement.otherwise ?? [] { checkBuilder(inner, builder, isView: isView) } }
    case .choice(let choice):
      let subject = solver.shallow(infer(choice.subject, nil))
      let settledSubject = solver.literal(subject) == nil ? settled(subject) : defaulted(subject)
      for item in choice.cases {
        inBlock {
          bindAlternatives(item.patterns, settledSubject)
          for inner in item.body { checkBuilder(inner, builder, isView: isView) }
        }
      }
      checkExhaustive(choice, settledSubject)
    case .loop, .whileLoop, .repeatLoop, .attempt, .deferred, .throwing, .check:
      if isView || builder == "ChartContentBuilder" || builder == "ToolbarContentBuilder" {
        report(
          statement.start, "closure containing control flow statement cannot be used with result builder '\(builder)'")
      }
    case .block(let statements):
      inBlock { for inner in statements { checkBuilder(inner, builder, isView: isView) } }
    default: check(statement)
    }
  }
}
