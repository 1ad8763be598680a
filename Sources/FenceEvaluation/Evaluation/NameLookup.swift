import Diagnostics
import FenceSyntax

/// What a bare name stands for: a variable, a member of `self`, a type, a name of the catalog.
struct NameLookup {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func read(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value {
    if let box = scope.ownBox(use) { return try box.read() }
    let finding = Finding.of(use, evaluator.changes, scope.receiver)
    if let meaning = finding?.meaning, let value = try value(of: meaning, use, scope, mark) { return value }
    let (meaning, found) = try find(use, scope, mark)
    finding?.meaning = meaning
    if let found { return found }
    guard case .unknown(let failure)? = meaning else { return try missing(use, unknown(use, scope, mark)) }
    return try missing(use, failure)
  }

  /// The value of a name of which it is known what it means.
  private func value(of meaning: Finding.Meaning, _ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value? {
    switch meaning {
    case .member: try scope.receiver.flatMap { try evaluator.memberOfReceiver(use.text, $0, mark) }
    case .variable: try scope.names.variable(use.text)?.read()
    case .declaredType: scope.type(use.text).map { .type(TypeValue(name: $0.name, declaration: $0)) }
    case .catalogType: .type(TypeValue(name: use.text))
    case .unknown(let failure): try missing(use, failure)
    }
  }

  /// What a name that its body doesn't declare stands for, in Swift's order; its meaning, where it is the same each time.
  private func find(
    _ use: NameUse, _ scope: Scope, _ mark: SourceMark
  ) throws -> (meaning: Finding.Meaning?, value: Value?) {
    let name = use.text
    if let receiver = scope.receiver, isDeclared(name, in: receiver),
      let value = try evaluator.memberOfReceiver(name, receiver, mark)
    {
      return (.member, value)
    }
    if let box = scope.outerBox(use) { return (.variable, try box.read()) }
    if let value = try own(name, scope) { return (nil, value) }
    // The environment has a value for every name, and is not asked for what is declared as a type.
    if name.first?.isUppercase == true, scope.receiver?.type?.name == "EnvironmentValues", let type = scope.type(name) {
      return (.declaredType, .type(TypeValue(name: type.name, declaration: type)))
    }
    if let receiver = scope.receiver, let value = try evaluator.memberOfReceiver(name, receiver, mark) {
      return (nil, value)
    }
    let isSettled = isSettled(scope.receiver)
    if let type = scope.type(name) {
      return (isSettled ? .declaredType : nil, .type(TypeValue(name: type.name, declaration: type)))
    }
    if let value = try special(use, scope, mark) { return (nil, value) }
    if name.first?.isLowercase == true, evaluator.catalog.hasFunction(name), evaluator.extensions[name] == nil {
      return (nil, .function(catalogFunction(name)))
    }
    if evaluator.catalog.hasType(name) || evaluator.catalog.hasFunction(name) || evaluator.extensions[name] != nil {
      return (isSettled ? .catalogType : nil, .type(TypeValue(name: name)))
    }
    if let value = try awaited(use, mark) { return (nil, value) }
    return (isSettled ? .unknown(unknown(use, scope, mark)) : nil, nil)
  }

  /// The value of a variable of the fence that is declared further down.
  private func awaited(_ use: NameUse, _ mark: SourceMark) throws -> Value? {
    guard let variable = evaluator.awaitedVariables.removeValue(forKey: use.text) else { return nil }
    try evaluator.declare(variable, in: evaluator.globals)
    return try evaluator.read(use, evaluator.globals, mark)
  }

  /// Whether members of `self` depend on nothing but its type: not so in extensions of types that many values have.
  func isSettled(_ receiver: Receiver?) -> Bool {
    guard let receiver else { return true }
    guard let type = receiver.type else { return false }
    return receiver.isStatic || type !== evaluator.extensions[type.name]
  }

  /// `self` and `Self`.
  private func own(_ name: String, _ scope: Scope) throws -> Value? {
    guard let receiver = scope.receiver else { return nil }
    if name == "self" { return try receiver.box.read() }
    guard name == "Self" else { return nil }
    guard let type = receiver.type else { return try receiver.box.read() }
    // 'Self' in an extension is the library's type, whose members the extension adds to.
    let isAdded = type === evaluator.extensions[type.name]
    return .type(TypeValue(name: type.name, declaration: isAdded ? nil : type))
  }

  /// Names that are neither declared nor those of types.
  private func special(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Value? {
    let name = use.text
    if let plain = use.plain, let value = try projected(plain, use, scope, mark) { return value }
    // In a loose `var body`, `self` is the implied view: its names are those of the fence.
    if name == "self" || name == "Self" { return .type(TypeValue(name: Evaluator.fenceType)) }
    if name == "_printChanges" || name == "_logChanges" { return evaluator.printingChanges }
    if let alias = scope.alias(name) { return .type(typeValue(alias, scope)) }
    if let known = evaluator.knownType(name, scope) { return .type(known) }
    if let value = evaluator.catalog.value(named: name) { return value }
    if ModuleNames.all.contains(name) { return .type(TypeValue(name: ModuleNames.type)) }
    guard let first = name.unicodeScalars.first, !first.properties.isAlphabetic, first != "_", first != "$",
      !name.hasPrefix("<#")
    else { return nil }
    return .function(operatorFunction(name))
  }

  /// What stands in for a name that nobody declares.
  ///
  /// - Throws: that nobody does, where nothing may stand in.
  private func missing(_ use: NameUse, _ failure: Failure) throws -> Value {
    // What is misspelt is known, and nothing has to stand in.
    guard evaluator.isLenient, failure.misspelling?.isSwapped != true else { throw failure }
    evaluator.remark(failure)
    let plain = use.withoutSign
    evaluator.standIns.note(plain)
    let value = Value.native(UnknownValue(path: plain))
    return use.text.hasPrefix("$") ? .binding(BindingValue(get: { value }, set: { _ in })) : value
  }

  /// Whether a receiver's type has a member of a name, by itself or from what it inherits.
  func isDeclared(_ name: String, in receiver: Receiver) -> Bool {
    guard let type = receiver.type else { return false }
    if receiver.isStatic {
      return ([type] + evaluator.ancestors(of: type)).contains {
        $0.statics[name] != nil || $0.methods[name]?.contains(where: \.isStatic) == true
      }
    }
    return evaluator.property(name, of: type) != nil || evaluator.methods(name, of: type) != nil
  }

  /// A function of the library passed as a value: `Dictionary(pairs, uniquingKeysWith: min)`.
  private func catalogFunction(_ name: String) -> FunctionValue {
    FunctionValue(name: name) { arguments, mark in
      var arguments = arguments
      if arguments.count == 1, case .tuple(let elements) = arguments[0].value {
        arguments = elements.map { CallArgument(label: nil, value: $0.value, mark: mark) }
      }
      return try evaluator.catalog.call(name, arguments, evaluator, mark)
    }
  }

  /// An operator passed as a function: `reduce(0, +)`, `sorted(by: >)`.
  private func operatorFunction(_ name: String) -> FunctionValue {
    FunctionValue(name: name) { arguments, mark in
      var arguments = arguments
      if arguments.count == 1, case .tuple(let operands) = arguments[0].value {
        arguments = operands.map { CallArgument(label: nil, value: $0.value, mark: mark) }
      }
      if arguments.count == 1 { return try OperatorEvaluation(evaluator).prefix(name, arguments[0].value, mark) }
      guard arguments.count == 2 else {
        throw Failure(.wrongArguments("operator '\(name)' requires two operands"), mark)
      }
      return try Operators.apply(name, arguments[0].value, arguments[1].value, evaluator, mark)
    }
  }

  func unknown(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) -> Failure {
    if use.text.hasPrefix("<#") { return Failure("syntax", "expected expression", mark) }
    let candidates = scope.namesInSight(use.scope) + memberNames(scope.receiver) + evaluator.catalog.names
    return Failure(.unknownName(use.text, near: nearestName(to: use.withoutSign, among: candidates)), mark)
  }

  private func memberNames(_ receiver: Receiver?) -> [String] {
    guard let type = receiver?.type else { return [] }
    return type.properties.map(\.name) + type.methods.keys.sorted() + type.statics.keys.sorted()
  }

  /// `$name` and `_name`: what a property wrapper projects, or the wrapper itself.
  private func projected(
    _ plain: NameUse, _ use: NameUse, _ scope: Scope, _ mark: SourceMark
  ) throws -> Value? {
    if let box = scope.box(plain) {
      return try PropertyWrappers(evaluator).member(use.text, of: box, mark) ?? projection(of: box)
    }
    if let receiver = scope.receiver { return try evaluator.projection(plain.text, of: receiver, mark) }
    return nil
  }

  func typeValue(_ type: TypeName, _ scope: Scope) -> TypeValue {
    if case .named(let name, let arguments) = type {
      guard let declaration = scope.type(name) else { return TypeValue(name: name, arguments: arguments) }
      return TypeValue(name: declaration.name, declaration: declaration, arguments: arguments)
    }
    return TypeValue(name: type.base, declaration: nil, arguments: [type.resolved(in: scope)])
  }

  /// A binding to a variable: its own, if it is one already.
  private func projection(of box: Box) throws -> Value {
    if case .binding = box.value { return box.value }
    return .binding(
      BindingValue(
        get: { try box.read() }, set: { try box.write($0) }, location: box.location, type: box.declaredType))
  }
}

extension NameUse {
  /// The name of a property whose projection is meant: without `$`.
  var withoutSign: String { text.hasPrefix("$") ? String(text.dropFirst()) : text }
}
