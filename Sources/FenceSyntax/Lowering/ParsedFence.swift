import Diagnostics
import SwiftSyntax

/// A fence's Swift, parsed once: what evaluates it, colours it, reads its structure and lists its views works on this value.
///
/// It belongs to one thread, as the notebook that evaluates it does.
package struct ParsedFence {
  /// The fence's text; places in diagnostics are in it.
  package let source: SourceFile
  /// The parser's tree of the Swift in the text; `nil` where the text is too large or too deep to be parsed.
  package let tree: SourceFileSyntax?
  package let statements: [Statement]
  /// What is wrong with the syntax.
  package let diagnostics: [Diagnostic]

  /// The most bytes of a fence.
  private static let byteLimit = 1_000_000

  /// A fence that is not Swift: nothing is read off its text.
  package init(plain text: String) {
    source = SourceFile(path: "fence", text: text)
    (tree, statements, diagnostics) = (nil, [], [])
  }

  package init(_ text: String) {
    source = SourceFile(path: "fence", text: text)
    var lowering = Lowering(source: source)
    guard text.utf8.count <= Self.byteLimit else {
      let start = Span(at: source.location(atOffset: 0))
      (tree, statements) = (nil, [])
      diagnostics = [Diagnostic(.error, "limit-size", "the fence is larger than 1 MB", span: start)]
      return
    }
    tree = lowering.parse(FenceText.code(text))
    statements = tree.map { lowering.statements(of: $0) } ?? []
    diagnostics = lowering.diagnostics
  }
}

extension ParsedFence {
  /// Whether it may declare or change what fences after it know; what consists of views alone does not.
  package var mayDeclare: Bool {
    statements.contains { statement in
      guard case .expression(let expression) = statement.kind else { return true }
      if case .assign = expression.kind { return true }
      return false
    }
  }
}

/// Parses the fences of a note.
package struct FenceParser {
  /// Is told of each text that is parsed.
  private let didParse: (String) -> Void

  package init(didParse: @escaping (String) -> Void = { _ in }) { self.didParse = didParse }

  package func parse(_ text: String) -> ParsedFence {
    didParse(text)
    return ParsedFence(text)
  }
}
