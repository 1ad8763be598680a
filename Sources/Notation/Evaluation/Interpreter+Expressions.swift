import FenceSyntax
import VitrineUI

extension Evaluator {
  func evaluate(_ expression: Expression, _ scope: Scope) throws -> Value {
    try step(expression.mark)
    switch expression.kind {
    case .integer(let value): return .literal(value, Double(value))
    case .double(let value): return .double(value)
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .string(let parts): return try string(parts, scope, expression.mark)
    case .name(let name): return try joined(read(name, scope, expression.mark))
    case .implicitMember(let name): return .implicit(ImplicitMember(name: name, mark: expression.mark))
    case .member(let base, let name): return try member(base, name, expression, scope)
    case .call(let callee, let arguments): return try call(callee, arguments, expression, scope)
    case .index(let base, let arguments): return try index(base, arguments, expression, scope)
    case .closure(let closure): return .function(self.closure(closure, scope))
    case .array(let elements): return .array(try elements.map { try evaluate($0, scope) })
    case .dictionary(let entries):
      var dictionary = DictionaryValue()
      for (key, value) in entries { dictionary[try evaluate(key, scope).settled] = try evaluate(value, scope) }
      return .dictionary(dictionary)
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(try elements.map { (label: $0.label, value: try evaluate($0.value, scope)) })
    case .prefix(let name, let operand): return try prefix(name, operand, expression.mark, scope)
    case .postfix(let name, let operand): return try postfix(name, operand, expression.mark, scope)
    case .binary(let name, let left, let right): return try binary(name, left, right, expression.mark, scope)
    case .assign(let name, let target, let source): return try assign(name, target, source, expression.mark, scope)
    case .ternary(let condition, let then, let otherwise):
      return try evaluate(truth(condition, scope) ? then : otherwise, scope)
    case .optionalChain(let base):
      return try evaluate(base, scope)
    case .forceUnwrap(let base): return try forced(evaluate(base, scope), expression.mark)
    case .cast(let base, let type, let isConditional):
      return try cast(evaluate(base, scope), type, isConditional, expression.mark, scope)
    case .check(let base, let type): return .boolean(isInstance(try evaluate(base, scope), of: type, scope))
    case .keyPath(_, let names): return .keyPath(names)
    case .type(let type): return .type(typeValue(type, scope))
    case .ifElse(let node): return try waiting(false) { try evaluateIf(node, scope) }
    case .choose(let node): return try waiting(false) { try evaluateSwitch(node, scope) }
    case .reference(let target): return try evaluate(target, scope)
    case .attempt(let inner):
      do { return try evaluate(inner, scope) } catch is Thrown { return .nothing }
    case .await(let inner): return try evaluate(inner, scope)
    case .kept(let name, let original): return try scope.box(name)?.read() ?? evaluate(original, scope)
    case .asyncLet(let inner): return try begin(inner, scope)
    case .macro(let name, let arguments): return try macro(name, arguments, expression.mark, scope)
    case .discard: return .void
    }
  }

  func forced(_ value: Value, _ mark: SourceMark) throws -> Value {
    if case .nothing = value { throw Failure("nil-unwrapped", "nil is unwrapped with '!'", mark) }
    return value
  }

  private func string(_ parts: [StringPart], _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if parts.count == 1, case .text(let text) = parts[0] {
      if text.utf8.count > 10_000 { try checkSize(text.utf8.count, mark) }
      return .string(text)
    }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let expression, let options):
        let value = try evaluate(expression, scope)
        let options = try options.map { (label: $0.label, value: try evaluate($0.value, scope)) }
        result += try interpolated(value, options, expression.mark)
      }
    }
    try checkSize(result.utf8.count, mark)
    return .string(result)
  }

  private func interpolated(_ value: Value, _ options: [(label: String?, value: Value)], _ mark: SourceMark) throws
    -> String
  {
    for option in options {
      switch (option.label, option.value) {
      case ("specifier", .string(let specifier)):
        return Formatting.format(specifier, [value])
      case ("format", let format): return Formatting.formatted(value, by: format)
      case ("style", .implicit(let style)): return Formatting.dateStyle(value, style.name)
      default: break
      }
    }
    // What is wrong with telling the value is said here, and not where it was made.
    try step(mark)
    return try describe(value)
  }

  func evaluateIf(_ node: IfStatement, _ scope: Scope) throws -> Value {
    let inner = Scope(parent: scope)
    if try holds(node.conditions, inner) { return try result(of: node.then, inner, isBuilder: false) }
    return try node.otherwise.map { try result(of: $0, Scope(parent: scope), isBuilder: false) } ?? .void
  }

  func evaluateSwitch(_ node: SwitchStatement, _ scope: Scope) throws -> Value {
    let subject = try evaluate(node.subject, scope)
    for item in node.cases {
      let inner = Scope(parent: scope)
      if try isChosen(item.patterns, subject, inner) { return try result(of: item.body, inner, isBuilder: false) }
    }
    return .void
  }

  private func macro(_ name: String, _ arguments: [Argument], _ mark: SourceMark, _ scope: Scope) throws -> Value {
    switch name {
    case "Preview", "Playground", "warning", "error": return .void
    case "selector": return .string("selector")
    case "file", "fileID", "filePath", "function": return .string("fence")
    case "line", "column": return .integer(1)
    case "colorLiteral":
      func part(_ name: String) throws -> Double {
        try arguments.first { $0.label == name }.map { try evaluate($0.value, scope).number ?? 0 } ?? 0
      }
      return .native(
        Color(red: try part("red"), green: try part("green"), blue: try part("blue"), opacity: try part("alpha")))
    case "Predicate", "available": return .function(FunctionValue(name: name) { _, _ in .boolean(true) })
    default: throw Failure("unknown-macro", "the macro '#\(name)' is not known here", mark)
    }
  }

  // MARK: Names

  func read(_ name: String, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if let box = scope.ownBox(name) { return try box.read() }
    if let receiver = scope.receiver, isDeclared(name, in: receiver),
      let value = try memberOfReceiver(name, receiver, mark)
    {
      return value
    }
    if let box = scope.box(name) { return try box.read() }
    if name == "self", let receiver = scope.receiver { return try receiver.box.read() }
    if name == "Self", let receiver = scope.receiver {
      if let type = receiver.type { return .type(TypeValue(name: type.name, declaration: type)) }
      return try receiver.box.read()
    }
    if name == "super", let receiver = scope.receiver { return try receiver.box.read() }
    if let receiver = scope.receiver, let value = try memberOfReceiver(name, receiver, mark) { return value }
    if let type = scope.type(name) { return .type(TypeValue(name: name, declaration: type)) }
    if name.first == "$" || name.first == "_", let value = try projected(name, scope, mark) { return value }
    // In a loose `var body`, `self` is the implied view: its names are those of the fence.
    if name == "self" || name == "Self" { return .type(TypeValue(name: Self.fenceType)) }
    if name == "_printChanges" || name == "_logChanges" {
      return .function(FunctionValue(name: name) { _, _ in .void })
    }
    if let alias = scope.alias(name) { return .type(typeValue(alias, scope)) }
    if let value = catalog.value(named: name) { return value }
    if let first = name.unicodeScalars.first, !first.properties.isAlphabetic, first != "_", first != "$",
      !name.hasPrefix("<#")
    {
      return .function(operatorFunction(name))
    }
    if catalog.hasType(name) || catalog.hasFunction(name) || extensions[name] != nil {
      return .type(TypeValue(name: name))
    }
    let failure = unknown(name, scope, mark)
    guard isLenient else { throw failure }
    remark(failure)
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    standIn(plain)
    let value = Value.native(UnknownValue(path: plain))
    return name.hasPrefix("$") ? .binding(BindingValue(get: { value }, set: { _ in })) : value
  }

  /// Whether a receiver's type has a member of a name, by itself or from what it inherits.
  func isDeclared(_ name: String, in receiver: Receiver) -> Bool {
    guard let type = receiver.type else { return false }
    if receiver.isStatic { return type.statics[name] != nil || type.methods[name]?.contains(where: \.isStatic) == true }
    return property(name, of: type) != nil || methods(name, of: type) != nil
  }

  /// An operator passed as a function: `reduce(0, +)`, `sorted(by: >)`.
  private func operatorFunction(_ name: String) -> FunctionValue {
    FunctionValue(name: name) { [self] arguments, mark in
      guard arguments.count == 2 else { throw Failure("wrong-arguments", "'\(name)' takes two operands", mark) }
      return try Operators.apply(name, arguments[0].value, arguments[1].value, self, mark)
    }
  }

  private func unknown(_ name: String, _ scope: Scope, _ mark: SourceMark) -> Failure {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if name.hasPrefix("<#") { return Failure("syntax", "something is missing here", mark) }
    let candidates = scope.names + memberNames(scope.receiver) + catalog.names
    return Failure(.unknownName(name, near: nearestName(to: plain, among: candidates)), mark)
  }

  private func memberNames(_ receiver: Receiver?) -> [String] {
    guard let type = receiver?.type else { return [] }
    return type.properties.map(\.name) + type.methods.keys.sorted() + type.statics.keys.sorted()
  }

  /// `$name` and `_name`: what a property wrapper projects, or the wrapper itself.
  private func projected(_ name: String, _ scope: Scope, _ mark: SourceMark) throws -> Value? {
    let plain = String(name.dropFirst())
    if let box = scope.box(plain) { return try projection(of: box) }
    if let receiver = scope.receiver { return try projection(plain, of: receiver, mark) }
    return nil
  }

  /// A binding to a variable: its own, if it is one already.
  private func projection(of box: Box) throws -> Value {
    if case .binding = box.value { return box.value }
    if case .object(let object) = try box.read() { return .object(object) }
    return .binding(BindingValue(get: { try box.read() }, set: { try box.write($0) }))
  }

  func typeValue(_ type: TypeName, _ scope: Scope) -> TypeValue {
    if case .named(let name, let arguments) = type {
      return TypeValue(name: name, declaration: scope.type(name), arguments: arguments)
    }
    return TypeValue(name: type.base, declaration: nil, arguments: [type])
  }
}
