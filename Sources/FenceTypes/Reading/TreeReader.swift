import SwiftSyntax

/// Reads the parser's tree into the checker's.
struct TreeReader {
  /// Whether the source is a fence, and not the library's interface.
  var isOfFence = true
  /// The names of the types around the current declaration.
  var enclosing: [String] = []
  /// The names of types that the source mentions.
  var mentioned: [(name: String, place: Int)] = []
  /// The names of the types and type parameters that the source declares.
  private(set) var declaredTypes: Set<String> = []
  /// The names among them that mean one type here and another there.
  private(set) var ambiguousTypes: Set<String> = []
  /// The types of sets and dictionaries that the source mentions, with the names of the types around them.
  private(set) var hashed: [(key: WrittenType, place: Int, enclosing: [String])] = []
  /// The types with type arguments that the source mentions: their names, the numbers of arguments, the places, and the
  /// names of the types around them.
  private(set) var specialized: [(name: String, count: Int, place: Int, enclosing: [String])] = []
  /// The precedence of the operators that the source knows.
  var precedences = PrecedenceTable()
  /// The number of anonymous parameters that the current closure uses.
  private var anonymous = 0
  private var depth = 0
  /// The deepest nesting of expressions and statements that is read; deeper ones are unknown.
  private static let deepest = 220
  private static let mostAnonymous = 64

  init(isOfFence: Bool = true, enclosing: [String] = []) { (self.isOfFence, self.enclosing) = (isOfFence, enclosing) }

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  /// Reads a part, unless it is nested too deep.
  mutating func deeper<Result>(_ other: @autoclosure () -> Result, _ read: (inout TreeReader) -> Result) -> Result {
    guard depth < Self.deepest else { return other() }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  mutating func declare(type name: String) {
    guard isOfFence else { return }
    if !declaredTypes.insert(name).inserted { ambiguousTypes.insert(name) }
  }

  mutating func declare(typeParameter name: String) {
    declare(type: name)
    ambiguousTypes.insert(name)
  }

  mutating func mention(type name: String, with count: Int, at place: Int) {
    if isOfFence, count > 0 { specialized.append((name, count, place, enclosing)) }
  }

  mutating func mention(key: WrittenType?, at place: Int) {
    if isOfFence, let key { hashed.append((key, place, enclosing)) }
  }

  mutating func mention(type name: String, at place: Int) {
    if isOfFence { mentioned.append((name, place)) }
  }

  /// Notes that the current closure uses an anonymous parameter; nothing calls a closure with as many as are left out.
  mutating func use(anonymous index: Int) {
    if index < Self.mostAnonymous { anonymous = max(anonymous, index + 1) }
  }

  /// Reads a closure's body, whose anonymous parameters are its own.
  mutating func closureBody(_ items: CodeBlockItemListSyntax) -> (body: [Statement], anonymous: Int) {
    let outer = anonymous
    anonymous = 0
    defer { anonymous = outer }
    let body = statements(items)
    return (body, anonymous)
  }

  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    for item in items {
      switch item.item {
      case .decl(let declaration): result += declarations(declaration)
      case .expr(let node): result.append(expressionStatement(node))
      default: if let node = item.item.as(StmtSyntax.self) { result.append(statement(node)) }
      }
    }
    return result
  }

  mutating func block(_ block: CodeBlockSyntax?) -> [Statement] { block.map { statements($0.statements) } ?? [] }

  mutating func expressionStatement(_ node: ExprSyntax) -> Statement {
    let place = start(node)
    if let conditional = node.as(IfExprSyntax.self) { return Statement(.condition(ifStatement(conditional)), place) }
    if let choice = node.as(SwitchExprSyntax.self) { return Statement(.choice(switchStatement(choice)), place) }
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
      return Statement(.preview(macro.trailingClosure.map { closureBody($0.statements).body } ?? []), place)
    }
    return Statement(.expression(expression(node)), place)
  }

  mutating func statement(_ node: StmtSyntax) -> Statement {
    let place = start(node)
    return deeper(Statement(.other, place)) { reader in Statement(reader.statementKind(node), place) }
  }

  private mutating func statementKind(_ node: StmtSyntax) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return expressionStatement(node.expression).kind
    case .returnStmt(let node): return .returning(node.expression.map { expression($0) })
    case .throwStmt(let node): return .throwing(expression(node.expression))
    case .guardStmt(let node):
      return .check(conditions(node.conditions), otherwise: block(node.body), end: end(node.body))
    case .forStmt(let node):
      var sequence = expression(node.sequence)
      // The type of the elements is that of a literal's: 'for x: Double in [1, 2]'.
      if let annotation = node.typeAnnotation, case .array = sequence.kind {
        sequence = Node(.cast(.plain, sequence, .array(type(annotation.type)), at: sequence.start), sequence.start)
      }
      return .loop(
        pattern(node.pattern, binds: true), sequence,
        where: node.whereClause.map { expression($0.condition) }, block(node.body))
    case .whileStmt(let node): return .whileLoop(conditions(node.conditions), block(node.body))
    case .repeatStmt(let node): return .repeatLoop(block(node.body), expression(node.condition))
    case .deferStmt(let node): return .deferred(block(node.body))
    case .breakStmt(let node): return .leaving(.ending, label: node.label?.text)
    case .continueStmt(let node): return .leaving(.proceeding, label: node.label?.text)
    case .fallThroughStmt: return .leaving(.fallingThrough, label: nil)
    case .labeledStmt(let node): return .labeled(node.label.text, statement(node.statement))
    case .doStmt(let node):
      guard !node.catchClauses.isEmpty else { return .block(block(node.body)) }
      let clauses = node.catchClauses.map { clause in
        CatchClause(
          patterns: clause.catchItems.map { item in
            (
              item.pattern.map { pattern($0, binds: false) } ?? .wildcard,
              item.whereClause.map { expression($0.condition) }
            )
          }, body: block(clause.body))
      }
      return .attempt(block(node.body), clauses)
    default: return .other
    }
  }

  mutating func ifStatement(_ node: IfExprSyntax) -> IfStatement {
    deeper(IfStatement(conditions: [], body: [], otherwise: [])) { reader in
      var otherwise: [Statement]?
      switch node.elseBody {
      case .codeBlock(let body): otherwise = reader.block(body)
      case .ifExpr(let next):
        otherwise = [Statement(.condition(reader.ifStatement(next)), reader.start(next))]
      default: break
      }
      return IfStatement(
        conditions: reader.conditions(node.conditions), body: reader.block(node.body), otherwise: otherwise)
    }
  }

  mutating func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
    var cases: [SwitchStatement.Case] = []
    var isKnown = true
    for element in node.cases {
      guard case .switchCase(let item) = element else {
        isKnown = false
        continue
      }
      var read = SwitchStatement.Case(patterns: [], body: statements(item.statements), start: start(item))
      if case .case(let label) = item.label {
        read.patterns = label.caseItems.map { item in
          (pattern(item.pattern, binds: false), item.whereClause.map { expression($0.condition) })
        }
      } else {
        read.isDefault = true
      }
      if item.attribute != nil { read.isDefault = true }
      cases.append(read)
    }
    // Cases in '#if' may be there or not.
    if !isKnown { cases.append(SwitchStatement.Case(patterns: [], isDefault: true, body: [], start: start(node))) }
    return SwitchStatement(subject: expression(node.subject), cases: cases, start: start(node))
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .matchingPattern(let node):
        return .matching(
          pattern(node.pattern, binds: false), type: node.typeAnnotation.map { type($0.type) },
          expression(node.initializer.value), at: start(node))
      case .optionalBinding(let node):
        let annotation = node.typeAnnotation.map { type($0.type) }
        let isLet = node.bindingSpecifier.text == "let"
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          let value = node.initializer.map { expression($0.value) } ?? Node(.unknown([]), start(node))
          return .matching(.optional(pattern(node.pattern, binds: true)), type: nil, value, at: start(node))
        }
        let value =
          node.initializer.map { expression($0.value) } ?? Node(.name(name.plain, arguments: []), start(node.pattern))
        return .unwrapping(name: name.plain, type: annotation, value, isLet: isLet, at: start(node))
      default: return .availability
      }
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String { text.first == "`" ? text.filter { $0 != "`" } : text }
}
