import SwiftSyntax

extension ParsedFence {
  /// Whether comments take the place of code: `// …`, or a comment alone where views should be, `VStack { /* rows */
  /// }`.
  package var isUnfinished: Bool {
    guard let tree else { return false }
    let finder = UnfinishedFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.isUnfinished
  }
}

private final class UnfinishedFinder: SyntaxVisitor {
  private(set) var isUnfinished = false

  /// The names of calls whose closure is an action, not views.
  private static let actions: Set = ["Button", "Task", "Timer", "DispatchQueue", "EditButton", "Alert", "URLSession"]

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if (token.leadingTrivia.comments + token.trailingTrivia.comments).contains(where: Self.isOmission) {
      isUnfinished = true
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee.first?.isUppercase == true, !Self.actions.contains(callee), let closure = call.trailingClosure
    else { return .visitChildren }
    note(closure.leftBrace, closure.statements.isEmpty, closure.rightBrace)
    return .visitChildren
  }

  override func visit(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if binding.typeAnnotation?.type.trimmedDescription.hasSuffix("View") == true, let block = binding.accessorBlock,
      case .getter(let statements) = block.accessors
    {
      note(block.leftBrace, statements.isEmpty, block.rightBrace)
    }
    return .visitChildren
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = function.signature.returnClause?.type.trimmedDescription
    if result?.hasSuffix("View") == true, let body = function.body {
      note(body.leftBrace, body.statements.isEmpty, body.rightBrace)
    }
    return .visitChildren
  }

  private func note(_ left: TokenSyntax, _ isEmpty: Bool, _ right: TokenSyntax) {
    if isEmpty, !(left.trailingTrivia.comments + right.leadingTrivia.comments).isEmpty { isUnfinished = true }
  }

  /// Whether a comment consists of dots only.
  private static func isOmission(_ comment: String) -> Bool {
    let words = comment.filter { !"/* \t".contains($0) }
    return words.contains("…")
      ? words.allSatisfy { $0 == "…" || $0 == "." } : words.count > 1 && words.allSatisfy { $0 == "." }
  }
}

extension Trivia {
  fileprivate var comments: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text): text
      default: nil
      }
    }
  }
}
