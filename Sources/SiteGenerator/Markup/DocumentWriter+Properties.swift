import Markup
import Notes

/// What a note's front matter says, as a list before its text.
extension DocumentWriter {
  /// Keys that the page shows by itself, or that say how it is made.
  private static let known: Set<String> = [
    "title", "description", "order", "nav_order", "tags", "tag", "aliases", "alias", "draft", "publish", "published",
    "lang", "language", "dir", "translation-of", "blocks", "claims", "figure", "template", "cssclasses", "cssclass",
    "properties", "permalink", "slug", "redirect_from", "layout", "categories", "category", "excerpt", "comments",
    "expires",
  ]

  mutating func writeProperties(_ matter: FrontMatter) -> [Node] {
    var items: [Node] = ["\n"]
    for entry in matter.values.entries where !Self.known.contains(entry.key.lowercased()) {
      let values = scalars(entry.value)
      guard !values.isEmpty else { continue }
      items += [Node].block("dt", [:], [.text(entry.key)])
      for value in values { items += [Node].block("dd", [:], write(property: value)) }
    }
    return items.count > 1 ? .block("dl", ["class": "properties"], items) : []
  }

  private func scalars(_ value: YAMLValue) -> [YAMLValue] {
    switch value.kind {
    case .null: []
    case .bool, .number, .string: value.text.isEmpty && value.string?.isEmpty != false ? [] : [value]
    case .list(let values): values.flatMap(scalars)
    case .map(let entries): entries.flatMap { scalars($0.value) }
    }
  }

  /// A value; links are the only Markdown in it, as in Obsidian.
  private mutating func write(property value: YAMLValue) -> [Node] {
    let text = value.string ?? ""
    let isLink = text.contains("[[") || text.contains("](") || text.hasPrefix("https://") || text.hasPrefix("http://")
    context = text
    guard isLink, case .paragraph(let content)? = Document(text: text, path: resolver.shownPath).blocks.first?.kind
    else { return [.text(text)] }
    return write(content.map { Inline($0.kind, span: value.span) })
  }
}
