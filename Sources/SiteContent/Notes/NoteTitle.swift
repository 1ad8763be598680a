import Notes

extension Document {
  /// The text before `<!--more-->`; `nil` if the document has no such mark.
  var excerpt: String? {
    guard source.text.containsBytes(of: "<!--") else { return nil }
    var words = ""
    guard Self.take(blocks, into: &words) else { return nil }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Appends the text of blocks up to the mark.
  ///
  /// - Returns: whether the blocks contain the mark.
  private static func take(_ blocks: [Block], into words: inout String) -> Bool {
    for block in blocks {
      words += " "
      switch block.kind {
      case .html(let html): if isMark(html) { return true }
      case .paragraph(let content): if take(content, into: &words) { return true }
      case .quote(let inner): if take(inner, into: &words) { return true }
      case .callout(let callout): if take(callout.blocks, into: &words) { return true }
      case .list(let list): for item in list.items where take(item.blocks, into: &words) { return true }
      case .heading, .code, .table, .thematicBreak: break
      }
    }
    return false
  }

  private static func take(_ content: [Inline], into words: inout String) -> Bool {
    for inline in content {
      if case .html(let html) = inline.kind, isMark(html) { return true }
      words += [inline].plainText
    }
    return false
  }

  private static func isMark(_ html: String) -> Bool {
    html.hasPrefix("<!--") && html.contains(/^<!--\s*(?:more|excerpt)\s*-->/)
  }

  /// The number of blocks in which a first paragraph is looked for.
  private static let firstBlocks = 100

  /// Returns the beginning of the first paragraph that has at least 20 characters, for descriptions.
  func firstWords(limit: Int) -> String {
    for block in blocks.prefix(Self.firstBlocks) {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = content.plainText.excerpt(limit: limit)
      if text.count >= 20 { return text }
    }
    return ""
  }
}
