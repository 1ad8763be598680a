/// Headings and their ids.
extension NodeReader {
  /// A heading; `## Words {#name}` says its id itself.
  mutating func heading(_ written: [Inline], level: Int) -> Heading {
    var content = written
    guard let last = content.indices.last, case .text(let text) = content[last].kind, text.contains("{#"),
      let match = text.firstMatch(of: /\{#([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)\}[ \t]*$/)
    else { return Heading(level: level, content: content, id: identifiers.id(for: content.plainText)) }
    let words = text[..<match.range.lowerBound]
    let space = words.reversed().prefix { $0 == " " || $0 == "\t" }.count
    content[last].kind = .text(String(words.dropLast(space)))
    let name = String(match.1)
    return Heading(
      level: level, content: content, id: identifiers.claim(name) ? name : identifiers.id(for: content.plainText))
  }
}
