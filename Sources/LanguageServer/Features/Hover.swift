import Diagnostics
import Notation

/// The Markdown that an editor shows for a location. Text of the note is in code blocks, so that it cannot contain
/// links or images.
struct Hover: Hashable {
  private(set) var markdown = ""
  /// The span of the described view; `nil` for the name at the location.
  private(set) var span: Span?

  /// - Returns: `nil` if there is nothing to show.
  init?(_ place: Location, in text: String, _ analysis: NoteAnalysis) {
    guard case .code(let code, let offset, let earlier) = NotePlace(place, in: text) else { return nil }
    let views = analysis.views(at: place)
    var parts = views.isEmpty ? [] : [Self.words(views)]
    span = views.first?.span
    if let (name, isMember) = FenceCursor.name(in: code, at: offset) {
      let typed = FenceTyping(after: earlier).name(at: offset, in: code)
      parts += typed.map { [Self.fenced("\($0.name): \($0.type)", "swift")] } ?? []
      parts += CatalogReference.entries(named: name).filter { $0.isModifier == isMember }.map(Self.words)
    }
    guard !parts.isEmpty else { return nil }
    markdown = visible(parts.joined(separator: "\n\n---\n\n"))
  }

  /// The most views of one source that are listed.
  private static let mostViews = 4

  private static func words(_ views: [NoteAnalysis.View]) -> String {
    let shown = views.prefix(mostViews).map { view in
      (["\(view.name): \(view.size) points, proposed \(view.proposal)"] + view.sentences + view.reasons)
        .joined(separator: "\n")
    }
    let rest = views.count - shown.count
    return fenced((shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n\n"), "text")
  }

  /// The most forms of a name that are listed.
  private static let mostForms = 8

  static func words(_ entry: CatalogReference.Entry) -> String {
    let name = (entry.isModifier ? "." : "") + entry.name
    let forms = entry.forms.prefix(mostForms).map { "\(name)(\($0))" }
    let more = entry.forms.count > mostForms ? ["// and \(entry.forms.count - mostForms) more forms"] : []
    let code = fenced((forms.isEmpty ? [name] : forms + more).joined(separator: "\n"), "swift")
    return code + (entry.explanation.map { "\n\n" + $0 } ?? "")
  }

  /// Returns a code block with enough backticks for the text.
  private static func fenced(_ text: String, _ language: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: max(3, longest + 1))
    return "\(marks)\(language)\n\(text)\n\(marks)"
  }
}
