import SwiftSyntax

/// A visitor of the parser's tree that collects mistakes.
///
/// Code inside `#if` may not be compiled, so nothing is said of it.
class MistakeVisitor: SyntaxVisitor {
  private(set) var found: [(offset: Int, message: String)] = []
  private var depth = 0
  /// The deepest nesting that is visited: calls of calls, and branches of branches.
  private static let deepest = 220

  init() { super.init(viewMode: .sourceAccurate) }

  func report(_ node: some SyntaxProtocol, _ message: String) {
    found.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, message))
  }

  private func enterNesting() -> SyntaxVisitorContinueKind {
    depth += 1
    return depth < Self.deepest ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { enterNesting() }
  override func visitPost(_ node: FunctionCallExprSyntax) { depth -= 1 }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { enterNesting() }
  override func visitPost(_ node: MemberAccessExprSyntax) { depth -= 1 }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enterNesting() }
  override func visitPost(_ node: IfExprSyntax) { depth -= 1 }
}
