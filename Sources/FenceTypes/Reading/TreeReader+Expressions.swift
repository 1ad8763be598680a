import SwiftSyntax

extension TreeReader {
  mutating func expression(_ node: ExprSyntax) -> Node {
    let place = start(node)
    return deeper(Node(.unknown([]), place)) { reader in
      if Self.isLongChain(node) { return Node(.unknown([]), place) }
      let read = reader.read(node, place)
      return read.isChained && !Self.isInsideChain(node) ? Node(.optionalValue(read.node), place) : read.node
    }
  }

  /// Whether an expression is the base of a longer chain, of which its `?` is a part.
  private static func isInsideChain(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent?.as(ExprSyntax.self) else { return false }
    return switch parent.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let outer): outer.base?.id == node.id
    case .functionCallExpr(let outer): outer.calledExpression.id == node.id
    case .subscriptCallExpr(let outer): outer.calledExpression.id == node.id
    case .forceUnwrapExpr(let outer): outer.expression.id == node.id
    case .optionalChainingExpr(let outer): outer.expression.id == node.id
    default: false
    }
  }

  /// Whether members and calls follow each other so often that recursion would be deep.
  private static func isLongChain(_ node: ExprSyntax) -> Bool {
    var (current, count): (ExprSyntax?, Int) = (node, 0)
    while let expression = current {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        current = member.base
      } else {
        return false
      }
      count += 1
      if count > 150 { return true }
    }
    return false
  }

  private typealias Read = (node: Node, isChained: Bool)

  private mutating func read(_ node: ExprSyntax, _ place: Int) -> Read {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, place)
    case .functionCallExpr(let node): return call(node, place)
    case .subscriptCallExpr(let node):
      let base = base(node.calledExpression)
      return (
        Node(.element(base: base.node, arguments(node.arguments), at: start(node.leftSquare)), place), base.isChained
      )
    case .optionalChainingExpr(let node): return (Node(.unwrapped(base(node.expression).node), place), true)
    case .forceUnwrapExpr(let node):
      let base = base(node.expression)
      return (Node(.forced(base.node, at: start(node.exclamationMark)), place), base.isChained)
    default: return (Node(kind(node), place), false)
    }
  }

  /// Reads the base of a member, whose `?` belongs to the whole chain.
  private mutating func base(_ node: ExprSyntax) -> Read {
    let place = start(node)
    return deeper((Node(.unknown([]), place), false)) { reader in reader.read(node, place) }
  }

  private mutating func member(_ node: MemberAccessExprSyntax, _ place: Int) -> Read {
    let name = node.declName
    var outer: Read?
    if let syntax = node.base { outer = base(syntax) }
    // Which of several functions is named by its labels is found when it is called.
    if let base = outer?.node, name.argumentNames != nil { return (Node(.unknown([base]), place), false) }
    let kind = Node.Kind.member(base: outer?.node, name: compound(name), at: start(name), arguments: [])
    return (Node(kind, place), outer?.isChained ?? false)
  }

  /// Returns a name with its labels: `reduce(into:_:)`.
  private func compound(_ name: DeclReferenceExprSyntax) -> String {
    guard let labels = name.argumentNames else { return name.baseName.plain }
    return name.baseName.plain + "(" + labels.arguments.map { $0.name.text + ":" }.joined() + ")"
  }

  private mutating func call(_ node: FunctionCallExprSyntax, _ place: Int) -> Read {
    let callee = base(node.calledExpression)
    var arguments = arguments(node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(
        Argument(label: nil, value: expression(ExprSyntax(closure)), start: start(closure), isTrailing: true))
    }
    for closure in node.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: closure.label.plain == "_" ? nil : closure.label.plain,
          value: expression(ExprSyntax(closure.closure)), start: start(closure), isTrailing: true))
    }
    let end = node.rightParen.map { start($0) } ?? end(node.calledExpression)
    let call = Call(callee: callee.node, arguments: arguments, end: end, hasParentheses: node.rightParen != nil)
    return (Node(.call(call), place), callee.isChained)
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { element in
      let value = expression(element.expression)
      return Argument(
        label: element.label?.plain, value: value, start: element.label.map { start($0) } ?? value.start)
    }
  }

  private mutating func kind(_ node: ExprSyntax) -> Node.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .float
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .nothing
    case .regexLiteralExpr: return .regex
    case .stringLiteralExpr(let node): return string(node)
    case .declReferenceExpr(let node): return name(node)
    case .superExpr: return .name("super", arguments: [])
    case .closureExpr(let node): return .closure(closure(node))
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.map { Node.Entry(key: expression($0.key), value: expression($0.value)) })
    case .tupleExpr(let node): return .tuple(arguments(node.elements))
    case .prefixOperatorExpr(let node): return .prefix(node.operator.text, expression(node.expression))
    case .postfixOperatorExpr(let node): return .postfix(node.operator.text, expression(node.expression))
    case .sequenceExpr(let node): return sequence(node)
    case .tryExpr(let node):
      let trying: Node.Trying =
        node.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .plain
      return .trying(trying, expression(node.expression))
    case .awaitExpr(let node): return .awaiting(expression(node.expression))
    case .keyPathExpr(let node): return keyPath(node)
    case .inOutExpr(let node): return .inoutReference(expression(node.expression))
    case .ifExpr(let node): return .conditional(ifStatement(node))
    case .switchExpr(let node): return .choice(switchStatement(node))
    case .typeExpr(let node): return .type(type(node.type))
    case .discardAssignmentExpr: return .discard
    case .genericSpecializationExpr(let node): return specialized(node)
    default: return .unknown([])
    }
  }

  private mutating func specialized(_ node: GenericSpecializationExprSyntax) -> Node.Kind {
    let arguments = node.genericArgumentClause.arguments.map { argument in
      if case .type(let syntax) = argument.argument { type(syntax) } else { WrittenType.unknown }
    }
    switch base(node.expression).node.kind {
    case .name(let name, _): return .name(name, arguments: arguments)
    case .member(let base, let name, let place, _):
      return .member(base: base, name: name, at: place, arguments: arguments)
    default: return .unknown([])
    }
  }

  private mutating func name(_ node: DeclReferenceExprSyntax) -> Node.Kind {
    let name = node.baseName.plain
    if name.first == "$", let index = Int(name.dropFirst()) { use(anonymous: index) }
    return .name(compound(node), arguments: [])
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> Node.Kind {
    var parts: [Node] = []
    var length: Int? = 0
    for segment in node.segments {
      if case .stringSegment(let text) = segment {
        let content = text.content.text
        length =
          content.contains("\\")
          ? (content.count == 2 ? length.map { $0 + 1 } : nil) : length.map { $0 + content.count }
      } else if case .expressionSegment(let segment) = segment {
        parts += arguments(segment.expressions).prefix(1).map(\.value)
        length = nil
      }
    }
    return .string(parts: parts, length: node.openingQuote.text == "\"" ? length : nil)
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> Node.Kind {
    let steps = node.components.map { component -> Node.PathStep in
      switch component.component {
      case .property(let property): return .property(property.declName.baseName.plain, at: start(property))
      case .subscript(let element): return .element(arguments(element.arguments))
      case .optional: return .unwrap
      default: return .other
      }
    }
    return .keyPath(root: node.root.map { type($0) }, steps)
  }

  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    let (body, anonymous) = closureBody(node.statements)
    var closure = Closure(body: body, end: start(node.rightBrace))
    closure.anonymous = anonymous
    guard let signature = node.signature else { return closure }
    switch signature.parameterClause {
    case .simpleInput(let names):
      closure.parameters = names.map { Closure.Parameter(name: $0.name.plain, type: nil) }
    case .parameterClause(let clause):
      closure.parameters = clause.parameters.map {
        Closure.Parameter(name: ($0.secondName ?? $0.firstName).plain, type: $0.type.map { type($0) })
      }
    default: break
    }
    closure.result = signature.returnClause.map { type($0.type) }
    closure.isThrowing = signature.effectSpecifiers?.throwsClause != nil
    closure.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    closure.captures = (signature.capture?.items ?? []).map { item in
      Closure.Capture(
        name: item.name.plain, value: item.initializer.map { expression($0.value) },
        isWeak: item.specifier?.specifier.text == "weak")
    }
    return closure
  }
}
