import Diagnostics
import Notation

/// What is told of the place that somebody points at, in Markdown. Words of the note stand in code blocks, so that nothing in them is
/// taken for a link or an image.
struct Hover: Hashable {
  private(set) var markdown = ""
  /// What of the note it is about; `nil` where that is the name at the place.
  private(set) var span: Span?

  /// - Returns: `nil` where there is nothing to tell.
  init?(_ place: Location, in text: String, _ analysis: NoteAnalysis) {
    guard case .code(let code, let offset) = NotePlace(place, in: text) else { return nil }
    let views = analysis.views(at: place)
    var parts = views.isEmpty ? [] : [Self.words(views)]
    span = views.first?.span
    if let (name, isMember) = FenceCursor.name(in: code, at: offset) {
      parts += CatalogReference.entries(named: name).filter { $0.isModifier == isMember }.map(Self.words)
    }
    guard !parts.isEmpty else { return nil }
    markdown = parts.joined(separator: "\n\n---\n\n")
  }

  /// So many of a loop's views are told one by one.
  private static let mostViews = 4

  private static func words(_ views: [NoteAnalysis.View]) -> String {
    let told = views.prefix(mostViews).map { view in
      (["\(view.name): \(view.size) points, proposed \(view.proposal)"] + view.sentences).joined(separator: "\n")
    }
    let rest = views.count - told.count
    return fenced((told + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n\n"), "text")
  }

  /// A form is told as it is called; of many the first.
  private static let mostForms = 8

  static func words(_ entry: CatalogReference.Entry) -> String {
    let name = (entry.isModifier ? "." : "") + entry.name
    let forms = entry.forms.prefix(mostForms).map { "\(name)(\($0))" }
    let more = entry.forms.count > mostForms ? ["// and \(entry.forms.count - mostForms) more forms"] : []
    let code = fenced((forms.isEmpty ? [name] : forms + more).joined(separator: "\n"), "swift")
    return code + (remark(entry).map { "\n\n" + $0 } ?? "")
  }

  /// What is to be known of a name besides.
  static func remark(_ entry: CatalogReference.Entry) -> String? {
    switch entry.kind {
    case .view, .function, .modifier: nil
    case .lifetime: "Without effect at rest; it acts in film strips."
    case .notDrawn: "Not drawn: \(entry.reason)."
    case .inert:
      "Without effect in a picture at rest (\(entry.reason.prefix(1).lowercased() + entry.reason.dropFirst()))."
    case .foreign: "A view of \(entry.reason): a labelled box stands in for it."
    }
  }

  /// A code block that nothing in it ends.
  private static func fenced(_ text: String, _ language: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: max(3, longest + 1))
    return "\(marks)\(language)\n\(text)\n\(marks)"
  }
}
