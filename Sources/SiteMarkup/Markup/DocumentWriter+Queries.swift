import Diagnostics
import Markup
import Notes
import SiteContent

/// The tables and lists of queries over the notes' front matter.
extension DocumentWriter {
  /// Writes the result of a query; `nil` for other code, and for a query that isn't understood.
  mutating func writeQuery(_ block: CodeBlock, at span: Span) -> [Node]? {
    guard let query = NoteQuery(block) else { return nil }
    // Any change of the note concerns its query, for which other notes are read.
    shownNotes.insert(resolver.note.path)
    let rows = query.rows(of: library.queried)
    // The links in a result are no links of this note, and are checked where they are written.
    let own = (links, diagnostics)
    defer { (links, diagnostics) = own }
    if query.isList, !rows.isEmpty {
      let items = rows.flatMap { row -> [Node] in
        let parts = row.filter { !$0.words.isEmpty }.map { write(inlines(for: $0, at: span)) }
        return .block("li", [:], Array(parts.joined(separator: [.text(": ")])))
      }
      return .block("ul", [:], .lines(items))
    }
    let header = query.columns.map { [Inline(.text($0.title), span: span)] }
    return write(
      TableBlock(
        alignments: header.map { _ in .none }, header: header,
        rows: rows.map { row in row.map { inlines(for: $0, at: span) } }))
  }

  private func inlines(for value: QueryValue, at span: Span) -> [Inline] {
    switch value {
    case .link(let path, let words) where path.hasPrefix("/"):
      let link = Link(
        destination: PercentEncoding.encode(path: path), title: "", content: [Inline(.text(words), span: span)])
      return [Inline(.link(link), span: span)]
    case .link(let path, let words):
      return [Inline(.wikiLink(WikiLink(target: path, label: words, isEmbed: false)), span: span)]
    case .list(let values):
      return Array(values.map { inlines(for: $0, at: span) }.joined(separator: [Inline(.text(", "), span: span)]))
    default: return [Inline(.text(value.words), span: span)]
    }
  }
}

extension NoteLibrary {
  /// The data of the notes that lists show, for queries.
  var queried: [QueriedNote] {
    published.filter(\.isListed).map { note in
      QueriedNote(path: note.path, title: note.title, tags: note.allTags, properties: note.frontMatter)
    }
  }
}
