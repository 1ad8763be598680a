import Diagnostics
import Notes
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// Checks the sizes that sentences next to a figure give for its views.
///
/// Prose is less precise than numbered steps: a size that no view of the figure has is a warning; a size that other
/// views have than those named in the sentence is a note.
struct ProseClaims {
  let rendering: Rendering
  let source: SourceFile

  /// Whether a paragraph describes the figure after it.
  static func announces(_ text: String) -> Bool {
    text.trimmed.hasSuffix(":") || text.contains("below") || text.contains("following")
  }

  func check(_ paragraph: Block) -> [Diagnostic] {
    guard let root = Claims.measuredRoot(of: rendering) else { return [] }
    let start = source.offset(of: paragraph.span.start)
    let text = source.text(of: paragraph.span)
    let vocabulary = ViewVocabulary(root)
    return StatementReader(StepText(text), vocabulary: vocabulary).statements.compactMap { statement in
      guard statement.kind == .report, statement.isPlain, let size = statement.size?.moved(by: start),
        case .paths(let paths) = statement.subject
      else { return nil }
      let named = paths.compactMap(vocabulary.node)
      guard !named.isEmpty, !named.contains(where: { $0.has(size) }) else { return nil }
      return diagnostic(size, named, others: root.all.filter { $0.has(size) })
    }
  }

  private func diagnostic(_ size: WrittenSize, _ named: [RenderedNode], others: [RenderedNode]) -> Diagnostic {
    let written = size.written(ProposedViewSize(width: size.width.value, height: size.height.value))
    let sizes = named.prefix(3).map { "\($0.label) is \(size.written(ProposedViewSize($0.frame.size)))" }
    let span = Span(
      source.location(atOffset: size.range.lowerBound), source.location(atOffset: size.range.upperBound))
    let found = others.first.map { "in the figure, \($0.label) is \(written)" } ?? "no view of the figure is \(written)"
    return Diagnostic(
      others.isEmpty ? .warning : .note, "claim", "\(found): \(sizes.joined(separator: ", "))", file: source.path,
      span: span)
  }
}

extension RenderedNode {
  /// The node and all its descendants.
  fileprivate var all: [RenderedNode] { [self] + children.flatMap(\.all) }

  /// Whether the view has, or was proposed, a size.
  fileprivate func has(_ size: WrittenSize) -> Bool {
    [proposal, ProposedViewSize(report), ProposedViewSize(frame.size)].contains(where: size.tells)
  }
}
