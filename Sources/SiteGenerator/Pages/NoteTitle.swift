import Notes

extension Document {
  /// The words before `<!--more-->`, if there is such a line.
  var excerpt: String? {
    guard
      let end = blocks.firstIndex(where: { block in
        if case .html(let html) = block.kind {
          html.hasPrefix("<!--") && html.contains(/^<!--\s*(?:more|excerpt)\s*-->/)
        } else {
          false
        }
      })
    else { return nil }
    let words = blocks[..<end].compactMap { block -> String? in
      if case .paragraph(let content) = block.kind { content.plainText } else { nil }
    }.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// Where no paragraph of these says enough, the note has no beginning that describes it.
  private static let firstBlocks = 100

  /// The beginning of the note's first paragraph, for descriptions.
  func firstWords(limit: Int) -> String {
    for block in blocks.prefix(Self.firstBlocks) {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = content.plainText.excerpt(limit: limit)
      if text.count >= 20 { return text }
    }
    return ""
  }
}
