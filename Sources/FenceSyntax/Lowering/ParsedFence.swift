import Diagnostics
import SwiftSyntax

/// A fence's Swift, parsed once for evaluation, syntax highlighting, view structure and the list of its views.
///
/// Like the notebook that evaluates it, it belongs to one thread.
package struct ParsedFence {
  /// The fence's text; diagnostics have their places in it.
  package let source: SourceFile
  /// The parser's tree of the Swift in the text; `nil` where the text is too large or nested too deep.
  package let tree: SourceFileSyntax?
  package let statements: [Statement]
  /// The syntax errors.
  package let diagnostics: [Diagnostic]
  /// The values that replace literals.
  private var substitutes: [SourceMark: LiteralValue] = [:]

  /// The most bytes of a fence.
  private static let byteLimit = 1_000_000

  /// Creates a fence that is not Swift and is not parsed.
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
      diagnostics = [Diagnostic(.error, "limit-size", "code block is larger than 1 MB", span: start)]
      return
    }
    tree = lowering.parse(FenceText.code(text))
    statements = tree.map { lowering.statements(of: $0) } ?? []
    diagnostics = lowering.diagnostics
  }

  /// Creates a fence in which values replace literals of another: the same source with the same places, but other
  /// statements.
  ///
  /// - Parameter substitutes: The values, by the places of ``namedLiterals(after:)``.
  package init(_ fence: ParsedFence, substituting substitutes: [SourceMark: LiteralValue]) {
    (source, tree, diagnostics) = (fence.source, fence.tree, fence.diagnostics)
    self.substitutes = substitutes
    var lowering = Lowering(source: source, substitutes: substitutes)
    statements = tree.map { lowering.statements(of: $0) } ?? []
  }

  /// Creates a fence that is evaluated as its types say.
  package init(_ fence: ParsedFence, facts: TypeFacts) {
    (source, tree, diagnostics) = (fence.source, fence.tree, fence.diagnostics)
    substitutes = fence.substitutes
    var lowering = Lowering(source: source, substitutes: substitutes, facts: facts)
    statements = tree.map { lowering.statements(of: $0) } ?? []
  }
}

extension ParsedFence {
  /// Whether the fence may declare or change names that later fences use; a fence that consists only of views does not.
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
  /// Called with each text that is parsed.
  private let didParse: (String) -> Void

  package init(didParse: @escaping (String) -> Void = { _ in }) { self.didParse = didParse }

  package func parse(_ text: String) -> ParsedFence {
    didParse(text)
    return ParsedFence(text)
  }
}
