import SwiftSyntax

extension TreeReader {
  mutating func type(_ node: TypeSyntax) -> WrittenType {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      mention(type: node.name.plain, at: start(node.name))
      let arguments = types(node.genericArgumentClause)
      mention(type: node.name.plain, with: arguments.count, at: start(node))
      if ["Set", "Dictionary"].contains(node.name.text) { mention(key: arguments.first, at: start(node)) }
      return .named([WrittenType.Part(name: node.name.plain, arguments: arguments)])
    case .memberType(let node):
      let part = WrittenType.Part(
        name: node.name.plain, arguments: types(node.genericArgumentClause))
      switch type(node.baseType) {
      case .named(let parts):
        if node.name.text == "Type" || node.name.text == "self" { return .metatype(.named(parts)) }
        return .named(parts + [part])
      default: return .unknown
      }
    case .optionalType(let node): return .optional(type(node.wrappedType))
    // It is an optional or what that holds, whichever is wanted.
    case .implicitlyUnwrappedOptionalType: return .unknown
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node):
      let key = type(node.key)
      mention(key: key, at: start(node))
      return .dictionary(key, type(node.value))
    case .tupleType(let node): return tuple(node)
    case .functionType(let node): return function(node)
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): return .metatype(type(node.baseType))
    // The state of an actor that is isolated here can be used as its own code does.
    case .attributedType(let node) where node.specifiers.contains(where: { $0.trimmedDescription == "isolated" }):
      return .unknown
    case .attributedType(let node): return type(node.baseType)
    default: return .unknown
    }
  }

  /// Reads the type that an attribute names, which may be an attribute that is not known here.
  mutating func attributeType(_ node: TypeSyntax) -> WrittenType {
    let before = mentioned
    defer { mentioned = before }
    return type(node)
  }

  private mutating func tuple(_ node: TupleTypeSyntax) -> WrittenType {
    let elements = node.elements.map { element in
      WrittenType.Element(label: element.firstName.map(\.plain), type: type(element.type))
    }
    return elements.count == 1 ? elements[0].type : .tuple(elements)
  }

  private mutating func function(_ node: FunctionTypeSyntax) -> WrittenType {
    .function(
      WrittenType.Function(
        parameters: node.parameters.map { parameter($0.type, isVariadic: $0.ellipsis != nil) },
        result: type(node.returnClause.type), isThrowing: node.effectSpecifiers?.throwsClause != nil,
        isAsync: node.effectSpecifiers?.asyncSpecifier != nil))
  }

  private mutating func parameter(_ node: TypeSyntax, isVariadic: Bool) -> WrittenType.Parameter {
    WrittenType.Parameter(type: type(node), isInout: Self.isInout(node), isVariadic: isVariadic)
  }

  /// Whether a closure of a parameter's type can be kept for later; that of a function type can be only if it says so.
  func isEscaping(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return !type.is(FunctionTypeSyntax.self) }
    let attributes = attributed.attributes.trimmedDescription
    return !attributed.baseType.is(FunctionTypeSyntax.self) || attributes.contains("escaping")
      || attributes.contains("autoclosure")
  }

  static func isInout(_ node: TypeSyntax) -> Bool {
    guard let attributed = node.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains { $0.trimmedDescription == "inout" }
  }

  private mutating func types(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
    (clause?.arguments ?? []).map { argument in
      if case .type(let syntax) = argument.argument { type(syntax) } else { .unknown }
    }
  }

  mutating func generics(_ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?) -> Generics {
    var generics = Generics()
    for parameter in clause?.parameters ?? [] {
      declare(typeParameter: parameter.name.plain)
      generics.parameters.append(
        Generics.Parameter(
          name: parameter.name.plain, bound: parameter.inheritedType.map { type($0) },
          isPack: parameter.specifier != nil))
    }
    for requirement in condition?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
        generics.requirements.append(.same(type(left), type(right)))
      case .conformanceRequirement(let conformance):
        generics.requirements.append(.conforms(type(conformance.leftType), type(conformance.rightType)))
      default: break
      }
    }
    return generics
  }

  mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    (clause?.inheritedTypes ?? []).flatMap { element -> [WrittenType] in
      let type = type(element.type)
      if case .composition(let parts) = type { return parts }
      return [type]
    }
  }

  // MARK: Patterns

  /// - Parameter binds: whether names are declared, as after `let`.
  mutating func pattern(_ node: PatternSyntax, binds: Bool, isLet: Bool = true) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let node): return .name(node.identifier.plain, at: start(node), isLet: isLet)
    case .tuplePattern(let node):
      return .tuple(
        node.elements.map { (label: $0.label?.plain, pattern: pattern($0.pattern, binds: binds, isLet: isLet)) })
    case .valueBindingPattern(let node):
      return pattern(node.pattern, binds: true, isLet: node.bindingSpecifier.text == "let")
    case .isTypePattern(let node): return .type(type(node.type), nil)
    case .expressionPattern(let node): return pattern(node.expression, binds: binds, isLet: isLet)
    default: return .unknown
    }
  }

  private mutating func pattern(_ node: ExprSyntax, binds: Bool, isLet: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binds: binds, isLet: isLet)
    case .discardAssignmentExpr: return .wildcard
    case .declReferenceExpr(let name) where binds:
      return .name(name.baseName.plain, at: start(node), isLet: isLet)
    case .memberAccessExpr(let member):
      return enumCase(member, nil) ?? .value(expression(node))
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil else {
        return binds ? .unknown : .value(expression(node))
      }
      let parts = call.arguments.map { argument in
        (label: argument.label?.plain, pattern: pattern(argument.expression, binds: binds, isLet: isLet))
      }
      return enumCase(member, parts) ?? .value(expression(node))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(only.expression, binds: binds, isLet: isLet)
      }
      return .tuple(
        tuple.elements.map {
          (label: $0.label?.plain, pattern: pattern($0.expression, binds: binds, isLet: isLet))
        })
    case .optionalChainingExpr(let optional):
      return .optional(pattern(optional.expression, binds: binds, isLet: isLet))
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let cast = elements[2].as(TypeExprSyntax.self)
      else { return .value(expression(node)) }
      return .type(type(cast.type), pattern(elements[0], binds: binds, isLet: isLet))
    default: return .value(expression(node))
    }
  }

  /// Returns the pattern of an enumeration's case; `nil` for a member of a value.
  private mutating func enumCase(
    _ member: MemberAccessExprSyntax, _ parts: [(label: String?, pattern: Pattern)]?
  ) -> Pattern? {
    let place = start(member.declName)
    guard let base = member.base else {
      return .enumCase(base: nil, name: member.declName.baseName.plain, at: place, parts)
    }
    guard base.trimmedDescription.first?.isUppercase == true else { return nil }
    var written: [WrittenType.Part] = []
    for name in base.trimmedDescription.split(separator: ".") {
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      written.append(WrittenType.Part(name: String(name)))
    }
    return .enumCase(base: .named(written), name: member.declName.baseName.plain, at: place, parts)
  }
}
