import Diagnostics
import SwiftSyntax

extension Lowering {
  mutating func lower(_ node: ExprSyntax) -> Expression {
    if let sequence = node.as(SequenceExprSyntax.self) {
      return folding(sequence) { lowering, folded in lowering.lower(folded) }
    }
    let place = mark(node)
    guard !substitutes.isEmpty, let value = substitutes[place] else {
      let lowered = Expression(kind(node), place, overload: facts.overloads.isEmpty ? nil : overload(of: node))
      return node.isLiteral ? facts.literal(lowered) : lowered
    }
    return Expression(value.expression(inPlaceOf: kind(node)), place)
  }

  /// Returns the function that a name refers to, if there are several.
  private func overload(of node: ExprSyntax) -> Overload? {
    if let element = node.as(SubscriptCallExprSyntax.self) {
      return facts.overloads[mark(element.leftSquare).lowerBound]
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) { return overload(of: generic.expression) }
    let name = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    return name.flatMap { facts.overloads[mark($0).lowerBound] }
  }

  private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return LiteralText.number(literal.literal.text, facts, at: mark(node).lowerBound)
    case .floatLiteralExpr(let literal): return .double(LiteralText.double(literal.literal.text))
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .nothing
    case .stringLiteralExpr(let literal): return .string(literal.parts(&self))
    case .declReferenceExpr(let name):
      if let conforming, name.baseName.text == "Self" { return .type(conforming) }
      let found = facts.name(name.baseName.identifierText, at: mark(name))
      return name.argumentNames.map { found.naming($0, mark(name), overload(of: node)) } ?? found
    case .memberAccessExpr(let member): return access(member)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call): return element(call)
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .arrayExpr(let array): return .array(array.elements.map { lower($0.expression) })
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        if let pack = only.expression.as(PackExpansionExprSyntax.self) { return repetition(pack).kind }
        return lower(only.expression).kind
      }
      return .tuple(tuple.elements.map { (label: $0.label?.identifierText, value: lower($0.expression)) })
    case .prefixOperatorExpr(let prefix): return .prefix(prefix.operator.text, lower(prefix.expression))
    case .postfixOperatorExpr(let postfix): return .postfix(postfix.operator.text, lower(postfix.expression))
    case .infixOperatorExpr(let infix): return self.infix(infix)
    case .ternaryExpr(let ternary):
      return .ternary(lower(ternary.condition), lower(ternary.thenExpression), lower(ternary.elseExpression))
    case .optionalChainingExpr(let chain): return .optionalChain(lower(chain.expression))
    case .forceUnwrapExpr(let unwrap): return .forceUnwrap(lower(unwrap.expression))
    case .asExpr(let cast):
      return .cast(lower(cast.expression), type(cast.type), isConditional: cast.questionOrExclamationMark?.text == "?")
    case .isExpr(let check): return .check(lower(check.expression), type(check.type))
    case .keyPathExpr(let path): return self.keyPath(path)
    case .ifExpr(let node): return .ifElse(ifElse(node))
    case .switchExpr(let node): return .choose(choose(node))
    case .inOutExpr(let reference): return .reference(lower(reference.expression))
    case .tryExpr(let attempt):
      return attempt.questionOrExclamationMark?.text == "?"
        ? .attempt(lower(attempt.expression)) : lower(attempt.expression).kind
    case .awaitExpr(let waiting): return .await(lower(waiting.expression))
    case .discardAssignmentExpr: return .discard
    case .superExpr: return .superior(of: enclosing.last ?? "")
    case .typeExpr(let expression): return .type(type(expression.type))
    case .genericSpecializationExpr(let generic): return lower(generic.expression).kind
    case .macroExpansionExpr(let macro):
      if let literal = macro.literal(in: source, at: mark(node)) { return literal }
      return self.macro(
        macro.macroName.text, macro, macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures
      ).kind
    case .regexLiteralExpr(let regex):
      let place = mark(regex)
      return .call(
        Expression(.type(.named("Regex", [])), place),
        [Argument(label: "literal", value: Expression(.string([.text(regex.trimmedDescription)]), place))])
    case .postfixIfConfigExpr(let config): return self.conditional(config)
    case .copyExpr(let copy): return lower(copy.expression).kind
    case .packExpansionExpr(let pack): return spread(pack)
    case .packElementExpr(let element): return self.element(element)
    case .consumeExpr(let consume): return lower(consume.expression).kind
    default: return .name(NameUse("<#missing#>"))
    }
  }

  private mutating func access(_ member: MemberAccessExprSyntax) -> Expression.Kind {
    let (name, place) = (member.declName.baseName.identifierText, mark(member.declName))
    guard let base = member.base else {
      return facts.ownType(at: place).map { .member($0, name) } ?? .implicitMember(name)
    }
    if name == "self", let type = base.specializedType { return .type(type) }
    if name != "self", let element = base.elementType {
      return .member(Expression(.type(.array(.named(element, []))), mark(base)), name)
    }
    if name == "none", base.namesOptional { return .nothing }
    let found = Expression.Kind.member(facts.using(lower(base), at: place.lowerBound), name)
    return member.declName.argumentNames.map { found.naming($0, mark(member), overload(of: ExprSyntax(member))) }
      ?? found
  }

  private mutating func element(_ call: SubscriptCallExprSyntax) -> Expression.Kind {
    let base = lower(call.calledExpression)
    // A key path with subscripts that is written at its place is what it leads to.
    if let only = call.arguments.first, call.arguments.count == 1, only.label?.text == "keyPath",
      let path = only.expression.as(KeyPathExprSyntax.self), path.hasSubscripts
    {
      return following(path, from: base).kind
    }
    return .index(base, arguments(call.arguments))
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> Expression.Kind {
    var arguments = arguments(call.arguments)
    // `Tag("Kit")` is the literal itself where that is a tag.
    if let only = call.arguments.first, call.arguments.count == 1, only.expression.isLiteral,
      facts.ownTypes[mark(only.expression).lowerBound] == [call.calledExpression.trimmedDescription]
    {
      return arguments[0].value.kind
    }
    if let closure = call.trailingClosure {
      let value = Expression(.closure(self.closure(closure)), mark(closure))
      arguments.append(Argument(label: nil, value: value, isTrailing: true))
    }
    for extra in call.additionalTrailingClosures {
      let value = Expression(.closure(self.closure(extra.closure)), mark(extra.closure))
      arguments.append(Argument(label: extra.label.identifierText, value: value, isTrailing: true))
    }
    if arguments.count == 1, call.makesOptional { return arguments[0].value.kind }
    // The literals `[Int]()` and `[String: Int]()` name a type.
    if let array = call.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first
    {
      return .call(Expression(.type(.array(.named(element.trimmedDescription, []))), mark(array)), arguments)
    }
    if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self) {
      return .call(
        Expression(.type(.dictionary(.named("Any", []), .named("Any", []))), mark(dictionary)), arguments)
    }
    return .call(lower(call.calledExpression), arguments)
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.identifierText, value: facts.argument(lower($0.expression))) }
  }

  mutating func closure(_ closure: ClosureExprSyntax) -> ClosureSyntax {
    var parameters: [ParameterSyntax] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { .named($0.name.identifierText) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { parameter in
        .named(
          parameter.secondName?.identifierText ?? parameter.firstName.identifierText,
          type: parameter.type.map { type($0) })
      }
    default: break
    }
    let captures = (closure.signature?.capture?.items).map { $0.compactMap { capture($0) } } ?? []
    return ClosureSyntax(
      parameters: parameters, body: block(closure.statements), captures: captures,
      shorthands: Shorthands.count(in: closure), mark: mark(closure))
  }

  /// Returns the capture of an item in a capture list; `nil` for a strong `self`, which is captured anyway.
  private mutating func capture(_ item: ClosureCaptureSyntax) -> ClosureSyntax.Capture? {
    let (name, isWeak) = (item.name.identifierText, item.specifier != nil)
    guard name != "self" || isWeak || item.initializer != nil else { return nil }
    let value = item.initializer.map { lower($0.value) } ?? Expression(.name(NameUse(name)), mark(item))
    return ClosureSyntax.Capture(name, value, isWeak: isWeak)
  }

  private mutating func dictionary(_ dictionary: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(elements.map { (key: lower($0.key), value: lower($0.value)) })
  }

  private mutating func infix(_ infix: InfixOperatorExprSyntax) -> Expression.Kind {
    let (left, right) = (lower(infix.leftOperand), lower(infix.rightOperand))
    if infix.operator.is(AssignmentExprSyntax.self) { return .assign("=", left, right) }
    let name = infix.operator.trimmedDescription
    if name.count > 1, name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
      return .assign(String(name.dropLast()), left, right)
    }
    return .binary(name, left, right)
  }

  mutating func macro(
    _ name: String, _ node: some SyntaxProtocol, _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ extra: MultipleTrailingClosureElementListSyntax
  ) -> Expression {
    if name == "function", let member { return Expression(.string([.text(member)]), mark(node)) }
    var arguments = arguments(list)
    if let closure {
      let value = Expression(.closure(self.closure(closure)), mark(closure))
      arguments.append(Argument(label: nil, value: value, isTrailing: true))
    }
    return Expression(.macro(name, arguments), mark(node))
  }

  /// Lowers `#if … .modifier() #endif` after an expression; its first branch is used.
  private mutating func conditional(_ config: PostfixIfConfigExprSyntax) -> Expression.Kind {
    let base = config.base.map { lower($0) }
    guard case .postfixExpression(let branch) = config.config.clauses.first?.elements else {
      return base?.kind ?? .name(NameUse("<#missing#>"))
    }
    let lowered = lower(branch)
    return base.map { lowered.replacingInnermostImplicitMember(with: $0).kind } ?? lowered.kind
  }
}

extension ParameterSyntax {
  /// Creates a closure's parameter: `$item` is a binding, and `item` its value.
  static func named(_ name: String, type: TypeName? = nil) -> ParameterSyntax {
    ParameterSyntax(
      label: nil, name: name.hasPrefix("$") ? String(name.dropFirst()) : name, type: type, defaultValue: nil,
      isVariadic: false, isInout: false, isViewBuilder: false,
      isAutoclosure: false)
  }
}

extension Expression {
  /// Returns the chain with its leading `.name` as a member of a base.
  fileprivate func replacingInnermostImplicitMember(with base: Expression) -> Expression {
    switch kind {
    case .implicitMember(let name): Expression(.member(base, name), mark)
    case .member(let inner, let name):
      Expression(.member(inner.replacingInnermostImplicitMember(with: base), name), mark)
    case .call(let callee, let arguments):
      Expression(.call(callee.replacingInnermostImplicitMember(with: base), arguments), mark)
    default: self
    }
  }
}

/// Counts the shorthand arguments of a closure, without those of nested closures.
private final class Shorthands: SyntaxVisitor {
  private var highest = 0

  static func count(in closure: ClosureExprSyntax) -> Int {
    let visitor = Shorthands(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    return visitor.highest
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()), index < 100 {
      highest = max(highest, index + 1)
    }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type, as far as its first letter tells.
  fileprivate var namesType: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  /// Whether the expression is the name of an optional type: `Int?`.
  fileprivate var namesOptional: Bool { self.as(OptionalChainingExprSyntax.self)?.expression.namesType == true }

  /// The name of the elements' type in the name of an array's: `Park` of `[Park]`; `nil` for another expression.
  fileprivate var elementType: String? {
    guard let array = self.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first,
      only.trailingComma == nil, only.expression.namesType
    else { return nil }
    return only.expression.trimmedDescription
  }

  /// The type that is named with its arguments, as `Page<Int>`; `nil` for another expression.
  fileprivate var specializedType: TypeName? {
    guard let generic = self.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return .named(name.baseName.identifierText, TypeReading().generics(generic.genericArgumentClause))
  }
}

extension FunctionCallExprSyntax {
  /// Whether a call makes an optional of its argument: `Int?.some(1)`.
  fileprivate var makesOptional: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base?.namesOptional == true else {
      return false
    }
    return ["some", "init"].contains(member.declName.baseName.text)
  }
}
