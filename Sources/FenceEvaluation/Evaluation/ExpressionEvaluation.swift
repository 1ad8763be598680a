import Diagnostics
import FenceSyntax
import VitrineUI

/// What expressions come to: literals, operators, control flow in an expression.
struct ExpressionEvaluation {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func evaluate(_ expression: Expression, _ scope: Scope) throws -> Value {
    try evaluator.step(expression.mark)
    switch expression.kind {
    case .integer(let value, nil): return .literal(value, Double(value))
    case .integer(let value, "Int"): return .integer(value)
    case .integer(let value, let type?):
      return try evaluator.convert(.literal(value, Double(value)), to: .named(type, []), scope, expression.mark)
    case .double(let value): return .double(value)
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .string(let parts): return try string(parts, scope, expression.mark)
    case .name(let use):
      return try evaluator.joined(evaluator.read(use, scope, expression.mark)).referring(to: expression.overload)
    case .implicitMember(let name):
      return .implicit(ImplicitMember(name: name, mark: expression.mark, overload: expression.overload))
    case .superior(let name):
      guard let receiver = scope.receiver else { return .nothing }
      return try SuperValue(receiver, above: name, evaluator).map { .native($0) } ?? receiver.box.read()
    case .member(let base, let name):
      return try evaluator.memberExpression(base, name, expression, scope).referring(to: expression.overload)
    case .call(let callee, let arguments):
      guard let types = callee.overload?.types, !types.isEmpty else {
        return try evaluator.callExpression(callee, arguments, expression, scope)
      }
      return try GenericBinding(evaluator).knowing(types, of: expression.mark, scope) {
        try evaluator.callExpression(callee, arguments, expression, scope)
      }
    case .index(let base, let arguments): return try evaluator.index(base, arguments, expression, scope)
    case .closure(let closure): return .function(evaluator.closure(closure, scope))
    case .array(let elements): return .array(try joined(elements.map { try evaluate($0, scope) }))
    case .dictionary(let entries):
      var dictionary = DictionaryValue()
      for (key, value) in entries { dictionary[try evaluate(key, scope).settled] = try evaluate(value, scope) }
      return .dictionary(dictionary)
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(try elements.map { (label: $0.label, value: try evaluate($0.value, scope)) })
    case .prefix(let name, let operand): return try evaluator.prefix(name, operand, expression.mark, scope)
    case .postfix(let name, let operand): return try evaluator.postfix(name, operand, expression.mark, scope)
    case .binary(let name, let left, let right): return try evaluator.binary(name, left, right, expression.mark, scope)
    case .assign(let name, let target, let source):
      return try evaluator.assign(name, target, source, expression.mark, scope)
    case .ternary(let condition, let then, let otherwise):
      return try evaluate(evaluator.truth(condition, scope) ? then : otherwise, scope)
    case .optionalChain(let base):
      return try evaluate(base, scope).unwrapped
    case .forceUnwrap(let base): return try forced(evaluate(base, scope), expression.mark)
    case .cast(let base, let type, let isConditional):
      if case .string(let parts) = base.kind, parts.contains(where: \.isValue),
        let own = OwnInterpolation(type, scope, evaluator)
      {
        return try own.value(parts, scope, expression.mark)
      }
      if case .dictionary(let entries) = base.kind, let own = scope.type(type.base),
        own.initializers.contains(where: { $0.parameters.first?.label == "dictionaryLiteral" })
      {
        return try ownDictionary(entries, own, scope, expression.mark)
      }
      return try evaluator.cast(evaluate(base, scope), type, isConditional, expression.mark, scope)
    case .check(let base, let type): return .boolean(evaluator.isInstance(try evaluate(base, scope), of: type, scope))
    case .keyPath(_, let names): return .keyPath(names)
    case .type(let type): return .type(evaluator.typeValue(type, scope))
    case .ifElse(let node): return try evaluator.waiting(false) { try evaluateIf(node, scope) }
    case .choose(let node): return try evaluator.waiting(false) { try evaluateSwitch(node, scope) }
    case .reference(let target): return try evaluate(target, scope)
    case .typed(let inner, let use): return try self.use(use, of: evaluate(inner, scope), scope)
    case .attempt(let inner):
      do { return try evaluate(inner, scope) } catch is Throwing { return .nothing }
    case .await(let inner): return try evaluate(inner, scope)
    case .kept(let mark, let original): return try scope.kept(mark) ?? evaluate(original, scope)
    case .asyncLet(let inner): return try evaluator.begin(inner, scope)
    case .macro(let name, let arguments): return try macro(name, arguments, expression.mark, scope)
    case .discard: return .void
    }
  }

  /// The value of a fence's type that a dictionary literal is, whose keys may be equal.
  private func ownDictionary(
    _ entries: [(key: Expression, value: Expression)], _ type: TypeDeclaration, _ scope: Scope, _ mark: SourceMark
  ) throws -> Value {
    let arguments = try entries.enumerated().map { index, entry in
      CallArgument(
        label: index == 0 ? "dictionaryLiteral" : nil,
        value: .tuple([(nil, try evaluate(entry.key, scope)), (nil, try evaluate(entry.value, scope))]), mark: mark)
    }
    return try evaluator.initialize(type, arguments, mark)
  }

  func forced(_ value: Value, _ mark: SourceMark) throws -> Value {
    if case .nothing = value {
      throw Failure("nil-unwrapped", "unexpectedly found nil while unwrapping an Optional value", mark)
    }
    return value.unwrapped
  }

  /// Elements of one type: whole literals beside numbers with a fraction are such numbers, and a member without a type's
  /// name is of the type of those beside it.
  private func joined(_ elements: [Value]) throws -> [Value] {
    if elements.contains(where: { if case .implicit = $0 { true } else { false } }) {
      for element in elements {
        switch element {
        case .enumCase(let item): return try elements.map { try named($0, in: item.type) }
        case .native where element.number == nil:
          return elements.map { if case .implicit = $0 { evaluator.settle($0, like: element) } else { $0 } }
        default: continue
        }
      }
    }
    let hasFraction = elements.contains { if case .double = $0 { true } else { false } }
    let areNumbers = elements.allSatisfy { element in
      if case .implicit = element { return true }
      return element.number != nil
    }
    guard hasFraction, areNumbers else { return elements }
    return try elements.map { element in
      switch element {
      case .literal(_, let number): .double(number)
      case .implicit(let member): try evaluator.number(member) ?? element
      default: element
      }
    }
  }

  /// A member without its type's name that stands beside a case of an enum.
  private func named(_ element: Value, in type: TypeDeclaration) throws -> Value {
    guard case .implicit(let member) = element else { return element }
    return try Conversion(evaluator).resolve(member, in: TypeValue(name: type.name, declaration: type))
  }

  private func string(_ parts: [StringPart], _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if parts.count == 1, case .text(let text) = parts[0] {
      if text.utf8.count > 10_000 { try evaluator.checkSize(text.utf8.count, mark) }
      return .string(text)
    }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let label, let expression, let options):
        let value = try evaluate(expression, scope)
        let options = try evaluator.evaluateArguments(options, scope)
        result +=
          try AddedInterpolation(evaluator).text(label, value, options, expression.mark)
          ?? interpolated(value, options, expression.mark)
      }
    }
    try evaluator.checkSize(result.utf8.count, mark)
    return .string(result)
  }

  private func use(_ use: StaticUse, of value: Value, _ scope: Scope) throws -> Value {
    switch use {
    case .optional: return value
    case .described(let shape):
      if value.unknown != nil { return value }
      return .native(DescribedOptional(text: try evaluator.describe(value, as: shape)))
    case .conforming(let required):
      return ExtensionValue(value, conformingTo: required, scope, evaluator).map { .native($0) } ?? value
    case .named(let name): return value.unknown == nil ? .native(NamedType(name: name)) : value
    case .extended(let name):
      let type = scope.type(name) ?? evaluator.extensions[name]
      return type.map { .native(ExtensionValue(value: value, type: $0)) } ?? value
    }
  }

  private func interpolated(_ value: Value, _ options: [CallArgument], _ mark: SourceMark) throws -> String {
    if let unknown = value.unknown { return unknown.path }
    for option in options {
      switch (option.label, option.value) {
      case ("specifier", .string(let specifier)):
        return Formatting.format(specifier, [value])
      case ("format", let format): return try ValueFormats(evaluator, .standard, mark).text(value, by: format)
      case ("style", .implicit(let style)):
        return try ValueFormats(evaluator, .standard, mark).dateText(value, style: style.name, mark)
      case ("default", .string(let text)):
        if case .nothing = value { return text }
      default: break
      }
    }
    // What is wrong with telling the value is said here, and not where it was made.
    try evaluator.step(mark)
    return try evaluator.describe(value)
  }

  func evaluateIf(_ node: IfStatement, _ scope: Scope) throws -> Value {
    let inner = Scope(parent: scope)
    if try evaluator.holds(node.conditions, inner) {
      return try evaluator.result(of: node.then, inner, isBuilder: false)
    }
    return try node.otherwise.map { try evaluator.result(of: $0, Scope(parent: scope), isBuilder: false) } ?? .void
  }

  func evaluateSwitch(_ node: SwitchStatement, _ scope: Scope) throws -> Value {
    let subject = try evaluate(node.subject, scope)
    guard let (index, inner) = try evaluator.choice(node, of: subject, scope) else { return .void }
    return try evaluator.result(of: node.cases[index].body, inner, isBuilder: false)
  }

  private func macro(_ name: String, _ arguments: [Argument], _ mark: SourceMark, _ scope: Scope) throws -> Value {
    switch name {
    case "Preview", "Playground", "warning", "error": return .void
    case "selector": return .string("selector")
    case "function":
      guard let running = evaluator.running else { return .string("fence") }
      return .string("\(running.name)(\(running.parameters.map { ($0.label ?? "_") + ":" }.joined()))")
    case "file", "fileID", "filePath": return .string("fence/fence.swift")
    case "line", "column": return .integer(1)
    case "colorLiteral":
      func part(_ name: String) throws -> Double {
        try arguments.first { $0.label == name }.map { try evaluate($0.value, scope).number ?? 0 } ?? 0
      }
      return .native(
        Color(red: try part("red"), green: try part("green"), blue: try part("blue"), opacity: try part("alpha")))
    case "Predicate", "available": return .function(FunctionValue(name: name) { _, _ in .boolean(true) })
    default: throw Failure("unknown-macro", "no macro named '\(name)'", mark)
    }
  }
}
