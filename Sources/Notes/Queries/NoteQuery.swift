import Diagnostics

/// A query over the notes of a site: a view of Obsidian's Bases, or a table or list of Dataview.
package struct NoteQuery: Hashable, Sendable {
  package enum Tool: Hashable, Sendable { case base, dataview }

  package struct Column: Hashable, Sendable {
    package let title: String
    let value: QueryExpression
  }

  struct Order: Hashable, Sendable {
    let value: QueryExpression
    let isDescending: Bool
  }

  let tool: Tool
  package var columns: [Column] = []
  package var isList = false
  var filters: [QueryExpression] = []
  /// The folders, notes and tags that the query looks at.
  var source: QuerySource?
  var orders: [Order] = []
  var limit: Int?

  init(tool: Tool) { self.tool = tool }

  /// Reads the query of a fence; `nil` for other code, and for a query that isn't understood completely.
  package init?(_ block: CodeBlock) {
    guard block.isFenced, block.info.value(of: "source") == nil else { return nil }
    self.init(block.code, language: block.info.language, view: block.info.value(of: Self.viewKey) ?? "")
  }

  /// Returns the warning about a query that is shown as code.
  package static func refusal(of text: String, in file: String, at span: Span) -> Diagnostic {
    let kind = OtherTools.Kind.query
    return Diagnostic(
      .warning, "other-tool", kind.message.replacing("%", with: text, maxReplacements: 1), file: file, span: span,
      hint: kind.hint)
  }

  /// The option of a fence that names the view of a Base.
  static let viewKey = "view"

  /// Reads a query in a language.
  ///
  /// - Parameter view: The name of the view of a Base; its first one if it is empty.
  package init?(_ text: String, language: String, view: String = "") {
    let query: NoteQuery? =
      switch language {
      case "dataview": try? DataviewReader.query(text)
      case "base": try? BaseReader.query(text, view: view)
      default: nil
      }
    guard let query else { return nil }
    self = query
  }

  /// Returns the cells of each row, for the notes of a site in the order of their paths.
  package func rows(of notes: [QueriedNote]) -> [[QueryValue]] {
    var found = notes.filter { note in
      source?.has(note) ?? true && filters.allSatisfy { $0.value(of: note, in: tool).isTrue }
    }
    if !orders.isEmpty {
      let keys = found.map { note in orders.map { $0.value.value(of: note, in: tool) } }
      // Indices keep notes with equal values in the order of their paths.
      found = found.indices.sorted { precedes(keys[$0], keys[$1]) ?? ($0 < $1) }.map { found[$0] }
    }
    return found.prefix(limit ?? found.count).map { note in columns.map { $0.value.value(of: note, in: tool) } }
  }

  /// Returns whether a row with some values comes before another; `nil` for rows with equal ones. Missing values are
  /// first in Dataview and last in a Base.
  private func precedes(_ one: [QueryValue], _ other: [QueryValue]) -> Bool? {
    for ((a, b), order) in zip(zip(one, other), orders) where a != b {
      if a == .missing || b == .missing {
        return tool == .base ? b == .missing : (a == .missing) != order.isDescending
      }
      let (isFirst, isLast) = (a.precedes(b) ?? (a.rank < b.rank), b.precedes(a) ?? (b.rank < a.rank))
      if isFirst != isLast { return isFirst != order.isDescending }
    }
    return nil
  }
}

extension Block {
  /// The embed of a Base that is all of the block.
  package var embeddedBase: WikiLink? {
    guard case .paragraph(let content) = kind, content.count == 1, case .wikiLink(let link) = content[0].kind,
      link.isEmbed, NotePath.fileExtension(of: link.target) == "base"
    else { return nil }
    return link
  }
}

extension CodeBlock {
  /// Creates the fence that shows a view of a Base.
  package init(base text: String, view: String, at span: Span) {
    let option = FenceInfo.Option(key: NoteQuery.viewKey, value: view, span: span, valueStart: span.start)
    self.init(
      isFenced: true, info: FenceInfo(text: "base", language: "base", options: view.isEmpty ? [] : [option]),
      code: text, lineStarts: [span.start])
  }
}

/// The notes that a query of Dataview looks at.
///
/// Source: <https://blacksmithgu.github.io/obsidian-dataview/reference/sources/>
indirect enum QuerySource: Hashable, Sendable {
  case tag(String)
  case place(String)
  case not(QuerySource)
  case all([QuerySource])
  case any([QuerySource])

  func has(_ note: QueriedNote) -> Bool {
    switch self {
    case .tag(let tag): note.hasTag(tag)
    case .place(let path): note.isAt(path)
    case .not(let inner): !inner.has(note)
    case .all(let parts): parts.allSatisfy { $0.has(note) }
    case .any(let parts): parts.contains { $0.has(note) }
    }
  }
}
