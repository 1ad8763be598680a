import FenceSyntax

/// Tells from how an expression is written whether its value is an optional.
///
/// Values of the evaluator are bare: an optional that holds 3 is 3. What it is in Swift shows where it is told
/// (`Optional(3)`), and where `map` is called on an optional list.
struct OptionalTyping {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func isOptional(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let use): declaredType(of: use, scope)?.isOptional ?? false
    case .attempt: true
    case .cast(let inner, let type, let isConditional):
      isConditional || type.isOptional || type.base == "Any" && isOptional(inner, scope)
    case .call(let callee, let arguments): isOptional(call: callee, arguments, scope) || expression.hasOptionalChain
    case .member(let base, let name):
      expression.hasOptionalChain || isOptional(name, of: base, scope)
    case .index(let base, let arguments): isOptional(elementOf: base, arguments, scope)
    case .optionalChain: true
    case .kept(_, let inner), .await(let inner): isOptional(inner, scope)
    default: false
    }
  }

  private func declaredType(of use: NameUse, _ scope: Scope) -> TypeName? {
    if let box = scope.ownBox(use) { return box.declaredType }
    let name = use.text
    if let receiver = scope.receiver, let type = receiver.type {
      if receiver.isStatic { return type.statics[name]?.syntax.type }
      if let property = evaluator.property(name, of: type) { return property.type }
    }
    return scope.outerBox(use)?.declaredType
  }

  private func isOptional(call callee: Expression, _ arguments: [Argument], _ scope: Scope) -> Bool {
    switch callee.kind {
    case .name("Optional"): true
    case .member(let base, "some"): base.leadingName == "Optional"
    case .name(let use):
      isFailable(use.text, arguments, scope)
    case .member(let base, "map") where isOptional(base, scope),
      .member(let base, "flatMap") where isOptional(base, scope):
      true
    case .member(_, let name):
      isLibrary(name)
        && [name + "()", name + labels(arguments)].contains { DeclaredLibrary.optional.contains($0) }
    default: false
    }
  }

  private func labels(_ arguments: [Argument]) -> String {
    "(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  private func isOptional(_ name: String, of base: Expression, _ scope: Scope) -> Bool {
    guard !base.isAnyCall, let value = plainValue(base, scope) else {
      return isLibrary(name) && DeclaredLibrary.optional.contains(name)
    }
    if value.declaredType != nil || value.isType { return isOptional(name, of: value) }
    let types = value.libraryTypes.flatMap { [$0] + (DeclaredLibrary.inherited[$0] ?? []) }
    return isLibrary(name) && types.contains { DeclaredLibrary.optional.contains("\($0).\(name)") }
  }

  /// Whether a member can only be the library's: no type and no extension of the fence has one of its name.
  private func isLibrary(_ name: String) -> Bool {
    let types = Array(evaluator.globals.names.types.values) + Array(evaluator.extensions.values)
    return !types.contains { $0.property(name) != nil || $0.methods[name] != nil }
  }

  /// Whether an initializer of the library has an optional result.
  private func isFailable(_ type: String, _ arguments: [Argument], _ scope: Scope) -> Bool {
    guard let inherited = DeclaredLibrary.inherited[type] else { return false }
    let labels = labels(arguments)
    guard ([type] + inherited).contains(where: { DeclaredLibrary.optional.contains($0 + labels) }) else { return false }
    // Numbers are made of numbers as well, which can't fail.
    guard arguments.count == 1, arguments[0].label == nil else { return true }
    if case .string = arguments[0].value.kind { return true }
    return plainValue(arguments[0].value, scope)?.ownText != nil
  }

  private func isOptional(_ name: String, of value: Value?) -> Bool {
    switch value {
    case .instance(let instance)?: evaluator.property(name, of: instance.type)?.type?.isOptional ?? false
    case .object(let object)?: evaluator.property(name, of: object.type)?.type?.isOptional ?? false
    case .type(let type)?: type.declaration?.statics[name]?.syntax.type?.isOptional ?? false
    default: false
    }
  }

  private func isOptional(elementOf base: Expression, _ arguments: [Argument], _ scope: Scope) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, case .dictionary? = plainValue(base, scope) else {
      return base.hasOptionalChain
    }
    return true
  }

  /// The value of a name or of members of one, which can be read again without anything happening.
  private func plainValue(_ expression: Expression, _ scope: Scope) -> Value? {
    expression.isPath ? try? evaluator.evaluate(expression, scope) : nil
  }
}

extension Value {
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
}

extension Expression {
  /// Whether it is a name, or members of one.
  fileprivate var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base.isPath
    default: false
    }
  }

  /// Whether a `?` behind it takes the optional away.
  var isChain: Bool {
    if case .optionalChain = kind { true } else { false }
  }

  fileprivate var isAnyCall: Bool {
    if case .call = kind { true } else { false }
  }
}
