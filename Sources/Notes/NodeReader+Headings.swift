/// Headings and their ids.
extension NodeReader {
  /// A heading; `## Words {#name}` says its id itself.
  mutating func heading(_ written: [Inline], level: Int) -> Heading {
    var content = written
    guard let last = content.indices.last, case .text(let text) = content[last].kind, text.contains("{#"),
      let match = text.firstMatch(of: /[ \t]*\{#([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)\}[ \t]*$/)
    else { return Heading(level: level, content: content, id: identifiers.id(for: content.plainText)) }
    content[last].kind = .text(String(text[..<match.range.lowerBound]))
    let name = String(match.1)
    return Heading(
      level: level, content: content, id: identifiers.claim(name) ? name : identifiers.id(for: content.plainText))
  }
}
