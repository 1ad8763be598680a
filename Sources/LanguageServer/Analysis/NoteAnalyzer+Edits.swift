import Diagnostics
import Explanations
import Figures
import VitrineText

extension NoteAnalyzer {
  /// Returns the edits that change the size of the innermost view at a location, the most helpful first.
  package func edits(at place: Location, _ typesetter: Typesetter) -> [SizeEdit] {
    guard let index = fences.fences.firstIndex(where: { $0.span.start.line...$0.span.end.line ~= place.line }) else {
      return []
    }
    let block = fences.fences[index].block
    let source = SourceFile(path: Self.shownPath, text: block.code)
    func span(_ range: Range<Int>) -> Span {
      block.spanInNote(
        of: Span(source.location(atOffset: range.lowerBound), source.location(atOffset: range.upperBound)))
    }
    let input = FenceInput(index, of: fences, in: document, as: Self.shownPath, path: path)
    guard let explainer = try? Explainer(input, fences.fences[index].options, typesetter: typesetter) else { return [] }
    let around = explainer.views.views.compactMap { view in
      explainer.range(of: view).map(span).flatMap { $0.start <= place && place < $0.end ? (view, $0) : nil }
    }
    guard let inner = around.max(by: { ($0.1.start, $1.1.end) < ($1.1.start, $0.1.end) }) else { return [] }
    // Lines that are added to an indented fence would need its indentation.
    let isIndented = block.spanInNote(of: Span(at: Location(line: 1, column: 1))).start.column > 1
    return explainer.explanation(of: inner.0).shownEdits.compactMap { edit in
      let changes = edit.changes.map { SizeEdit.Change(span: span($0.range), text: $0.text) }
      guard !isIndented || changes.allSatisfy({ !$0.text.contains("\n") }) else { return nil }
      return SizeEdit(title: "\(edit.title): \(edit.effect)", changes: changes)
    }
  }
}
