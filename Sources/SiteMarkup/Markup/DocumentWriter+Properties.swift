import Markup
import Notes

/// The properties in a note's front matter that the page does not show elsewhere.
package struct NoteProperties {
  /// The keys that the page shows elsewhere, or that control how the page is made.
  private static let known: Set<String> = [
    "title", "description", "order", "nav_order", "tags", "tag", "aliases", "alias", "draft", "publish", "published",
    "lang", "language", "dir", "translation-of", "blocks", "claims", "figure", "platform", "template", "cssclasses",
    "cssclass",
    "properties", "permalink", "slug", "redirect_from", "layout", "categories", "category", "excerpt", "comments",
    "expires",
  ]

  /// The properties with their values, in the order of the front matter.
  let entries: [(key: String, values: [YAMLValue])]

  package init(_ matter: FrontMatter) {
    entries = matter.values.entries.filter { !Self.known.contains($0.key.lowercased()) }
      .map { ($0.key, Self.scalars($0.value)) }.filter { !$0.1.isEmpty }
  }

  private static func scalars(_ value: YAMLValue) -> [YAMLValue] {
    switch value.kind {
    case .null: []
    case .bool, .number, .string: value.text.isEmpty && value.string?.isEmpty != false ? [] : [value]
    case .list(let values): values.flatMap(scalars)
    case .map(let entries): entries.flatMap { scalars($0.value) }
    }
  }
}

extension DocumentWriter {
  /// Writes properties as a list before the note's text.
  package mutating func write(_ properties: NoteProperties) -> [Node] {
    var items: [Node] = ["\n"]
    for (key, values) in properties.entries {
      items += [Node].block("dt", [:], [.text(key)])
      for value in values { items += [Node].block("dd", [:], write(property: value)) }
    }
    return items.count > 1 ? .block("dl", ["class": "properties"], items) : []
  }

  /// Writes a value: as Markdown if it has a link, otherwise as plain text, as Obsidian does.
  private mutating func write(property value: YAMLValue) -> [Node] {
    let text = value.string ?? ""
    let isLink = text.contains("[[") || text.contains("](") || text.hasPrefix("https://") || text.hasPrefix("http://")
    context = text
    guard isLink, case .paragraph(let content)? = Document(text: text, path: resolver.shownPath).blocks.first?.kind
    else { return [.text(text)] }
    return write(content.map { Inline($0.kind, span: value.span) })
  }
}
