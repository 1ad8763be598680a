import Diagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Converts the parser's tree to this module's: operators are folded, literals read, and declarations collected.
package struct Lowering {
  package private(set) var diagnostics: [Diagnostic] = []
  let source: SourceFile
  private var bounds: NodeBounds
  /// The values that replace literals, by the place of the literal.
  private(set) var substitutes: [SourceMark: LiteralValue] = [:]
  let facts: TypeFacts
  /// The enclosing types of the node that is being lowered, the innermost last.
  var enclosing: [String] = []
  /// The type of the errors that the function around the node throws, if it is written.
  var thrown: TypeName?
  /// The type that `Self` is in the extension around the node, if its clause says so.
  var conforming: TypeName?
  /// The function or property of the node that is being lowered, as `#function` tells it.
  var member: String?
  /// The known operators: Swift's, and those that the source declares.
  private var operators = OperatorTable.standardOperators

  /// - Parameter origin: The offset of the source's places, for a source that is not a fence.
  /// - Parameter substitutes: The values that replace literals, by the place of the literal.
  package init(
    source: SourceFile, origin: Int = 0, substitutes: [SourceMark: LiteralValue] = [:], facts: TypeFacts = TypeFacts()
  ) {
    (self.source, self.substitutes, self.facts) = (source, substitutes, facts)
    bounds = NodeBounds(origin: origin)
  }

  /// Returns the statements of a source, their names resolved; syntax errors are added to the diagnostics.
  package mutating func statements(of text: String) -> [Statement] { parse(text).map { statements(of: $0) } ?? [] }

  /// Returns the parser's tree of a source and adds its syntax errors to the diagnostics; `nil` where brackets are
  /// nested too deep for the parser.
  mutating func parse(_ text: String) -> SourceFileSyntax? {
    if let offset = BracketNesting.excess(in: text) {
      diagnostics.append(nestingProblem(in: text, at: offset))
      return nil
    }
    let file = Parser.parse(source: text)
    if file.hasError {
      // Swift 5 only warns of `@Environment (\.font)`.
      let problems = ParseDiagnosticsGenerator.diagnostics(for: file).filter {
        $0.diagMessage.severity == .error && $0.message != "extraneous whitespace before '(' is not permitted"
      }
      for problem in problems.prefix(Self.mostProblems) {
        report(problem.message, atOffset: problem.position.utf8Offset)
      }
    }
    return file
  }

  /// The most syntax errors reported for a source; nearly all later ones follow from the first few.
  private static let mostProblems = 100

  private func nestingProblem(in text: String, at offset: Int) -> Diagnostic {
    let utf8 = text.utf8
    let isNumberSign = utf8[utf8.index(utf8.startIndex, offsetBy: offset)] == UInt8(ascii: "#")
    return Diagnostic(
      .error, "limit-nesting",
      isNumberSign
        ? "more than \(BracketNesting.mostNumberSigns) number signs in a row"
        : "brackets are nested too deeply",
      span: Span(at: source.location(atOffset: offset)),
      hint: isNumberSign ? "use '//' for a comment" : "move inner parts into separate declarations")
  }

  /// Returns the statements of a tree, their names resolved.
  mutating func statements(of file: SourceFileSyntax) -> [Statement] {
    let ofOperators: [SyntaxKind] = [.operatorDecl, .precedenceGroupDecl, .ifConfigDecl]
    if file.statements.contains(where: { ofOperators.contains($0.item.kind) }) {
      operators = .declared(in: file)
    }
    let statements = file.statements.flatMap { topLevel($0) }
    Resolver.resolve(statements)
    return statements
  }

  private mutating func report(_ message: String, atOffset offset: Int) {
    // Errors after a misspelled keyword follow from it and are not reported.
    if diagnostics.contains(where: { $0.code == "misspelt-keyword" }) { return }
    let place = source.location(atOffset: offset)
    if let misspelt = MisspeltKeyword(inLine: place.line, of: source) {
      diagnostics.append(
        Diagnostic(
          .error, "misspelt-keyword", "'\(misspelt.word)' is not a keyword", span: misspelt.span,
          misspelling: Misspelling(misspelt.word, meant: misspelt.meant)))
      return
    }
    diagnostics.append(Diagnostic(.error, "syntax", message, span: Span(at: place)))
  }

  mutating func error(_ code: String, _ message: String, _ node: some SyntaxProtocol, hint: String? = nil) {
    diagnostics.append(Diagnostic(.error, code, message, span: source.span(mark(node)), hint: hint))
  }

  func mark(_ node: some SyntaxProtocol) -> SourceMark { bounds.mark(node) }

  /// Folds the operators of a sequence and lowers the result. Only sequences are folded, since most of a fence has
  /// none; the folded expression belongs to a separate tree.
  mutating func folding<Result>(
    _ sequence: SequenceExprSyntax, _ body: (inout Lowering, ExprSyntax) -> Result
  ) -> Result {
    let folded = operators.foldSingle(sequence) { _ in }
    let outer = bounds
    defer { bounds = outer }
    bounds = NodeBounds(origin: outer.origin + sequence.position.utf8Offset)
    return body(&self, folded)
  }

  mutating func block(_ items: CodeBlockItemListSyntax) -> [Statement] { items.flatMap { lower($0) } }

  // MARK: Statements

  mutating func lower(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): return declarations(declaration)
    case .expr(let expression): return [expressionStatement(expression)]
    default: return item.item.as(StmtSyntax.self).map { [statement($0)] } ?? []
    }
  }

  private mutating func expressionStatement(_ expression: ExprSyntax) -> Statement {
    if let ifElse = expression.as(IfExprSyntax.self) {
      return Statement(.ifElse(self.ifElse(ifElse)), mark(expression))
    }
    if let choose = expression.as(SwitchExprSyntax.self) {
      return Statement(.choose(self.choose(choose)), mark(expression))
    }
    if let pack = expression.as(PackExpansionExprSyntax.self) { return discarding(repetition(pack)) }
    return Statement(.expression(lower(expression)), mark(expression))
  }

  private mutating func statement(_ statement: StmtSyntax) -> Statement {
    let place = mark(statement)
    if let expression = statement.as(ExpressionStmtSyntax.self) { return expressionStatement(expression.expression) }
    if let returning = statement.as(ReturnStmtSyntax.self) {
      return Statement(.returning(returning.expression.map { lower($0) }), place)
    }
    if let guardElse = statement.as(GuardStmtSyntax.self) {
      return Statement(.guardElse(conditions(guardElse.conditions), block(guardElse.body.statements)), place)
    }
    if let loop = statement.as(ForStmtSyntax.self) {
      return Statement(
        .forIn(
          pattern(loop.pattern), sequence(loop), where: loop.whereClause.map { lower($0.condition) },
          block(loop.body.statements)), place)
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      return Statement(.whileLoop(conditions(loop.conditions), block(loop.body.statements)), place)
    }
    if let loop = statement.as(RepeatStmtSyntax.self) {
      return Statement(.repeatLoop(block(loop.body.statements), lower(loop.condition)), place)
    }
    if let leave = statement.as(BreakStmtSyntax.self) { return Statement(.leave(label: leave.label?.text), place) }
    if let proceed = statement.as(ContinueStmtSyntax.self) {
      return Statement(.proceed(label: proceed.label?.text), place)
    }
    if statement.is(FallThroughStmtSyntax.self) { return Statement(.fallthroughCase, place) }
    if let later = statement.as(DeferStmtSyntax.self) { return Statement(.defer_(block(later.body.statements)), place) }
    if let throwing = statement.as(ThrowStmtSyntax.self) { return Statement(.throwing(throwing.error(&self)), place) }
    if let trying = statement.as(DoStmtSyntax.self) {
      let body = throwing(trying.throwsClause, otherwise: thrown) { $0.block(trying.body.statements) }
      return Statement(.doCatch(body, trying.clauses(&self)), place)
    }
    if let labeled = statement.as(LabeledStmtSyntax.self) {
      return Statement(.labeled(labeled.label.text, self.statement(labeled.statement)), place)
    }
    return Statement(.nothing, place)
  }

  private mutating func sequence(_ loop: ForStmtSyntax) -> Expression {
    var sequence = lower(loop.sequence)
    // The type of the elements is that of a literal's: `for x: Double in [1, 2]`.
    if let annotation = loop.typeAnnotation, loop.sequence.is(ArrayExprSyntax.self) {
      sequence = Expression(.cast(sequence, .array(type(annotation.type)), isConditional: false), sequence.mark)
    }
    return loop.awaitKeyword == nil ? sequence : Expression(.await(sequence), sequence.mark)
  }

  mutating func ifElse(_ node: IfExprSyntax) -> IfStatement {
    var otherwise: [Statement]?
    switch node.elseBody {
    case .codeBlock(let body): otherwise = block(body.statements)
    case .ifExpr(let next): otherwise = [Statement(.ifElse(ifElse(next)), mark(next))]
    default: otherwise = nil
    }
    return IfStatement(conditions: conditions(node.conditions), then: block(node.body.statements), otherwise: otherwise)
  }

  mutating func choose(_ node: SwitchExprSyntax) -> SwitchStatement {
    var cases: [(patterns: [(pattern: Pattern, guardedBy: Expression?)], body: [Statement])] = []
    for element in node.cases {
      guard case .switchCase(let item) = element else { continue }
      let body = block(item.statements)
      guard case .case(let label) = item.label else {
        cases.append((patterns: [(pattern: .wildcard, guardedBy: nil)], body: body))
        continue
      }
      let patterns = label.caseItems.map { item in
        (pattern: pattern(item.pattern), guardedBy: item.whereClause.map { lower($0.condition) })
      }
      cases.append((patterns: patterns, body: body))
    }
    return SwitchStatement(subject: lower(node.subject), cases: cases)
  }

  // MARK: Patterns

  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    if node.is(WildcardPatternSyntax.self) { return .wildcard }
    if let name = node.as(IdentifierPatternSyntax.self) { return .bind(DeclaredName(name.identifier.identifierText)) }
    if let tuple = node.as(TuplePatternSyntax.self) { return .tuple(tuple.elements.map { pattern($0.pattern) }) }
    if let binding = node.as(ValueBindingPatternSyntax.self) { return bindingPattern(binding.pattern) }
    if let check = node.as(IsTypePatternSyntax.self) { return .type(type(check.type), nil) }
    if let expression = node.as(ExpressionPatternSyntax.self) { return pattern(expression.expression, binds: false) }
    return .wildcard
  }

  /// Lowers a pattern after `let`, which binds its names.
  private mutating func bindingPattern(_ node: PatternSyntax) -> Pattern {
    guard let expression = node.as(ExpressionPatternSyntax.self) else { return pattern(node) }
    return pattern(expression.expression, binds: true)
  }

  private mutating func pattern(_ node: ExprSyntax, binds: Bool) -> Pattern {
    if let sequence = node.as(SequenceExprSyntax.self) {
      return folding(sequence) { lowering, folded in lowering.pattern(folded, binds: binds) }
    }
    if let bound = node.as(PatternExprSyntax.self) { return pattern(bound.pattern) }
    if node.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
    if let name = node.as(DeclReferenceExprSyntax.self), binds {
      return .bind(DeclaredName(name.baseName.identifierText))
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
      return .enumCase(member.declName.baseName.identifierText, [])
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.identifierText
      return .enumCase(name, call.arguments.map { pattern($0.expression, binds: binds) })
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return .tuple(tuple.elements.map { pattern($0.expression, binds: binds) })
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return .optional(pattern(optional.expression, binds: binds))
    }
    if let cast = node.as(AsExprSyntax.self) { return .type(type(cast.type), pattern(cast.expression, binds: binds)) }
    return .value(lower(node))
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}
