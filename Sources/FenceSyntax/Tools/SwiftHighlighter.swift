import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// A run of Swift source of one kind, for syntax highlighting.
package struct HighlightedRun: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, keyword, attribute, type, string, number, comment, directive, call, member
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Splits Swift source into runs by the parser's classification; the runs' texts joined are the source.
///
/// Works on fragments and on invalid code too: text that the parser cannot classify is plain.
package func highlightSwift(_ source: String) -> [HighlightedRun] {
  guard BracketNesting.excess(in: source) == nil else { return [HighlightedRun(.plain, source)] }
  return runs(of: Parser.parse(source: source), in: source)
}

/// Splits a fence into runs. A drawing below its Swift is plain.
package func highlightSwift(_ fence: ParsedFence) -> [HighlightedRun] {
  guard let tree = fence.tree else { return [HighlightedRun(.plain, fence.source.text)] }
  return runs(of: tree, in: fence.source.text)
}

/// - Parameter tree: The tree of the source, or of its first part.
private func runs(of tree: SourceFileSyntax, in source: String) -> [HighlightedRun] {
  let bytes = Array(source.utf8)
  let roles = CallFinder.roles(in: tree)
  var runs: [HighlightedRun] = []
  var position = 0
  func append(_ kind: HighlightedRun.Kind, upTo end: Int) {
    guard end > position else { return }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    if let last = runs.last, last.kind == kind {
      runs[runs.count - 1].text += text
    } else {
      runs.append(HighlightedRun(kind, text))
    }
    position = end
  }
  for range in tree.classifications {
    let start = range.range.lowerBound.utf8Offset
    let end = min(range.range.upperBound.utf8Offset, bytes.count)
    guard start >= position, end > start else { continue }
    append(.plain, upTo: start)
    append(roles[start] ?? kind(of: range.kind), upTo: end)
  }
  append(.plain, upTo: bytes.count)
  return runs
}

private func kind(of classification: SyntaxClassification) -> HighlightedRun.Kind {
  switch classification {
  case .keyword: .keyword
  case .attribute: .attribute
  case .type: .type
  case .stringLiteral, .regexLiteral: .string
  case .integerLiteral, .floatLiteral: .number
  case .lineComment, .docLineComment, .blockComment, .docBlockComment: .comment
  case .ifConfigDirective: .directive
  default: .plain
  }
}

/// Finds names that the parser's classification leaves plain: views and types that are called, modifiers and members.
private final class CallFinder: SyntaxVisitor {
  private var roles: [Int: HighlightedRun.Kind] = [:]

  static func roles(in tree: SourceFileSyntax) -> [Int: HighlightedRun.Kind] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.roles
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      mark(member.declName.baseName, .call)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      mark(name.baseName, startsUpper(name.baseName) ? .type : .call)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if roles[offset(of: name)] == nil { mark(name, .member) }
    if let base = node.base?.as(DeclReferenceExprSyntax.self), startsUpper(base.baseName) { mark(base.baseName, .type) }
    return .visitChildren
  }

  private func mark(_ token: TokenSyntax, _ kind: HighlightedRun.Kind) {
    guard case .identifier = token.tokenKind else { return }
    roles[offset(of: token)] = kind
  }

  private func offset(of token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func startsUpper(_ token: TokenSyntax) -> Bool { token.text.first?.isUppercase == true }
}
