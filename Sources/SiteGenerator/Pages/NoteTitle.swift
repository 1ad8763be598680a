import Notes

extension Document {
  /// The beginning of the note's first paragraph, for descriptions.
  func firstWords(limit: Int) -> String {
    for block in blocks {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = content.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard text.count >= 20 else { continue }
      if text.count <= limit { return text }
      let cut = text.prefix(limit)
      return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
    }
    return ""
  }
}
