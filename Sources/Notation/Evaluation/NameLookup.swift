import Diagnostics
import FenceSyntax

/// What a bare name stands for: a variable, a member of `self`, a type, a name of the catalog.
struct NameLookup {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func read(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if let box = scope.ownBox(use) { return try box.read() }
    let name = use.text
    if let receiver = scope.receiver, isDeclared(name, in: receiver),
      let value = try evaluator.memberOfReceiver(name, receiver, mark)
    {
      return value
    }
    if let box = scope.outerBox(use) { return try box.read() }
    if name == "self", let receiver = scope.receiver { return try receiver.box.read() }
    if name == "Self", let receiver = scope.receiver {
      if let type = receiver.type { return .type(TypeValue(name: type.name, declaration: type)) }
      return try receiver.box.read()
    }
    // The environment has a value for every name, and is not asked for what is declared as a type.
    if name.first?.isUppercase == true, scope.receiver?.type?.name == "EnvironmentValues", let type = scope.type(name) {
      return .type(TypeValue(name: name, declaration: type))
    }
    if let receiver = scope.receiver, let value = try evaluator.memberOfReceiver(name, receiver, mark) { return value }
    if let type = scope.type(name) { return .type(TypeValue(name: name, declaration: type)) }
    if let plain = use.plain, let value = try projected(plain, scope, mark) { return value }
    // In a loose `var body`, `self` is the implied view: its names are those of the fence.
    if name == "self" || name == "Self" { return .type(TypeValue(name: Evaluator.fenceType)) }
    if name == "_printChanges" || name == "_logChanges" { return evaluator.printingChanges }
    if let alias = scope.alias(name) { return .type(typeValue(alias, scope)) }
    if let value = evaluator.catalog.value(named: name) { return value }
    if ModuleNames.all.contains(name) { return .type(TypeValue(name: ModuleNames.type)) }
    if let first = name.unicodeScalars.first, !first.properties.isAlphabetic, first != "_", first != "$",
      !name.hasPrefix("<#")
    {
      return .function(operatorFunction(name))
    }
    if evaluator.catalog.hasType(name) || evaluator.catalog.hasFunction(name) || evaluator.extensions[name] != nil {
      return .type(TypeValue(name: name))
    }
    let failure = unknown(use, scope, mark)
    guard evaluator.isLenient else { throw failure }
    evaluator.remark(failure)
    let plain = use.withoutSign
    evaluator.standIn(plain)
    let value = Value.native(UnknownValue(path: plain))
    return name.hasPrefix("$") ? .binding(BindingValue(get: { value }, set: { _ in })) : value
  }

  /// Whether a receiver's type has a member of a name, by itself or from what it inherits.
  func isDeclared(_ name: String, in receiver: Receiver) -> Bool {
    guard let type = receiver.type else { return false }
    if receiver.isStatic { return type.statics[name] != nil || type.methods[name]?.contains(where: \.isStatic) == true }
    return evaluator.property(name, of: type) != nil || evaluator.methods(name, of: type) != nil
  }

  /// An operator passed as a function: `reduce(0, +)`, `sorted(by: >)`.
  private func operatorFunction(_ name: String) -> FunctionValue {
    FunctionValue(name: name) { arguments, mark in
      var arguments = arguments
      if arguments.count == 1, case .tuple(let operands) = arguments[0].value {
        arguments = operands.map { CallArgument(label: nil, value: $0.value, mark: mark) }
      }
      guard arguments.count == 2 else { throw Failure("wrong-arguments", "'\(name)' takes two operands", mark) }
      return try Operators.apply(name, arguments[0].value, arguments[1].value, evaluator, mark)
    }
  }

  private func unknown(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) -> Failure {
    if use.text.hasPrefix("<#") { return Failure("syntax", "something is missing here", mark) }
    let candidates = scope.namesInSight(use.scope) + memberNames(scope.receiver) + evaluator.catalog.names
    return Failure(.unknownName(use.text, near: nearestName(to: use.withoutSign, among: candidates)), mark)
  }

  private func memberNames(_ receiver: Receiver?) -> [String] {
    guard let type = receiver?.type else { return [] }
    return type.properties.map(\.name) + type.methods.keys.sorted() + type.statics.keys.sorted()
  }

  /// `$name` and `_name`: what a property wrapper projects, or the wrapper itself.
  private func projected(_ plain: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value? {
    if let box = scope.box(plain) { return try projection(of: box) }
    if let receiver = scope.receiver { return try evaluator.projection(plain.text, of: receiver, mark) }
    return nil
  }

  func typeValue(_ type: TypeName, _ scope: Scope) -> TypeValue {
    if case .named(let name, let arguments) = type {
      return TypeValue(name: name, declaration: scope.type(name), arguments: arguments)
    }
    return TypeValue(name: type.base, declaration: nil, arguments: [type])
  }

  /// A binding to a variable: its own, if it is one already.
  private func projection(of box: Box) throws -> Value {
    if case .binding = box.value { return box.value }
    return .binding(BindingValue(get: { try box.read() }, set: { try box.write($0) }, location: box.location))
  }
}

extension NameUse {
  /// The name of a property whose projection is meant: without `$`.
  var withoutSign: String { text.hasPrefix("$") ? String(text.dropFirst()) : text }
}
