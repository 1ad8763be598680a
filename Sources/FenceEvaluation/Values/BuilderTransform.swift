import Diagnostics
import FenceSyntax

/// A body as a result builder that the fence declares has it: each statement's value is built by the builder's functions.
///
/// Source: [The Swift Programming Language, result builders](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes/#resultBuilder).
package struct BuilderTransform {
  private let evaluator: Evaluator
  private let builder: TypeDeclaration

  init(_ evaluator: Evaluator, _ builder: TypeDeclaration) { (self.evaluator, self.builder) = (evaluator, builder) }

  /// The builder of a name, where the fence declares one.
  init?(_ evaluator: Evaluator, named name: String?, _ scope: Scope) {
    guard let name, let type = scope.type(name), type.isResultBuilder else { return nil }
    self.init(evaluator, type)
  }

  /// What a body comes to.
  package func result(of body: [Statement], _ scope: Scope) throws -> Value {
    if body.contains(where: \.isReturn) { return try evaluator.result(of: body, scope, isBuilder: false) }
    let mark = body.first?.mark ?? evaluator.meter.mark
    let value = try block(body, scope, mark)
    return try call("buildFinalResult", [(nil, value)], mark) ?? value
  }

  /// A closure that makes what its body is built to.
  func building(_ function: FunctionValue) -> FunctionValue {
    guard let transform = function.transform else { return function }
    return FunctionValue(
      name: function.name, call: { arguments, _ in try transform(self, arguments.map(\.value)) },
      parameterCount: function.parameterCount)
  }

  private func block(_ statements: [Statement], _ scope: Scope, _ mark: SourceMark) throws -> Value {
    evaluator.hoist(statements, in: scope)
    var parts: [Value] = []
    for statement in statements {
      try evaluator.step(statement.mark)
      if let part = try part(statement, scope) { parts.append(part) }
      try evaluator.checkSize(parts.count, statement.mark)
    }
    if has("buildPartialBlock"), let first = parts.first {
      var whole = try call("buildPartialBlock", [("first", first)], mark) ?? first
      for part in parts.dropFirst() {
        whole = try call("buildPartialBlock", [("accumulated", whole), ("next", part)], mark) ?? part
      }
      return whole
    }
    return try call("buildBlock", parts.map { (nil, $0) }, mark) ?? .void
  }

  /// What a statement gives to its block; `nil` for one that only does something.
  private func part(_ statement: Statement, _ scope: Scope) throws -> Value? {
    switch statement.kind {
    case .expression(let expression):
      if case .assign = expression.kind {
        _ = try evaluator.evaluate(expression, scope)
        return nil
      }
      let value = try evaluator.evaluate(expression, scope).settled
      return try call("buildExpression", [(nil, value)], expression.mark) ?? value
    case .ifElse(let node): return try choice(node, scope, statement.mark)
    case .choose(let node): return try choice(node, scope, statement.mark)
    case .forIn(let pattern, let sequence, let condition, let body):
      var parts: [Value] = []
      for element in try evaluator.elements(of: evaluator.evaluate(sequence, scope), sequence.mark) {
        let inner = Scope(parent: scope)
        guard try evaluator.matches(pattern, element, inner),
          try condition.map({ try evaluator.truth($0, inner) }) ?? true
        else { continue }
        parts.append(try block(body, inner, statement.mark))
      }
      return try call("buildArray", [(nil, .array(parts))], statement.mark) ?? .array(parts)
    default:
      _ = try evaluator.run(statement, scope)
      return nil
    }
  }

  private func choice(_ node: IfStatement, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    // The branches in order, and whether there is one for what is left.
    var branches: [IfStatement] = [node]
    var last: [Statement]?
    while let otherwise = branches[branches.count - 1].otherwise {
      guard otherwise.count == 1, case .ifElse(let next) = otherwise[0].kind else {
        last = otherwise
        break
      }
      branches.append(next)
    }
    let count = branches.count + (last == nil ? 0 : 1)
    var scope = scope
    for (index, branch) in branches.enumerated() {
      // What stands behind `else` is in a scope of its own.
      if index > 0 { scope = Scope(parent: scope) }
      let inner = Scope(parent: scope)
      guard try evaluator.holds(branch.conditions, inner) else { continue }
      let value = try block(branch.then, inner, mark)
      let chosen = try either(value, index, of: count, mark)
      return last == nil ? try optional(chosen, mark) : chosen
    }
    guard let last else { return try optional(.nothing, mark) }
    return try either(block(last, Scope(parent: scope), mark), count - 1, of: count, mark)
  }

  private func choice(_ node: SwitchStatement, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    let subject = try evaluator.evaluate(node.subject, scope)
    guard let (index, inner) = try evaluator.choice(node, of: subject, scope) else { return .void }
    return try either(block(node.cases[index].body, inner, mark), index, of: node.cases.count, mark)
  }

  private func optional(_ value: Value, _ mark: SourceMark) throws -> Value {
    try call("buildOptional", [(nil, value)], mark) ?? call("buildIf", [(nil, value)], mark) ?? value
  }

  /// The value on its way through a balanced tree of choices.
  private func either(_ value: Value, _ index: Int, of count: Int, _ mark: SourceMark) throws -> Value {
    guard count > 1 else { return value }
    let half = (count + 1) / 2
    if index < half {
      return try call("buildEither", [("first", either(value, index, of: half, mark))], mark) ?? value
    }
    return try call("buildEither", [("second", either(value, index - half, of: count - half, mark))], mark) ?? value
  }

  private func has(_ name: String) -> Bool { functions(name) != nil }

  private func functions(_ name: String) -> [FunctionSyntax]? {
    for type in [builder] + evaluator.ancestors(of: builder) {
      if let found = type.methods[name]?.filter({ $0.body != nil }), !found.isEmpty { return found }
    }
    return nil
  }

  private func call(_ name: String, _ values: [(String?, Value)], _ mark: SourceMark) throws -> Value? {
    guard let functions = functions(name) else { return nil }
    let arguments = values.map { CallArgument(label: $0, value: $1, mark: mark) }
    guard let fitting = evaluator.fitting(functions, arguments, nil) else { return nil }
    let receiver = Receiver(
      box: Box(.type(TypeValue(name: builder.name, declaration: builder))), type: builder, isStatic: true)
    return try evaluator.invoke(fitting, arguments, mark, receiver: receiver, scope: builder.scope)
  }
}

extension TypeDeclaration {
  /// Whether bodies may be written for it as for a result builder.
  var isResultBuilder: Bool {
    syntax.attributes.contains { $0 == "resultBuilder" || $0 == "_functionBuilder" }
  }
}

extension Statement {
  fileprivate var isReturn: Bool {
    if case .returning = kind { true } else { false }
  }
}
