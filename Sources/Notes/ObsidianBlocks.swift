/// What Obsidian adds between blocks: comments that span several, and names that links find blocks by.
extension [Block] {
  /// Removes what stands between a paragraph that begins with `%%` and the next that ends with it.
  func removingComments() -> [Block] {
    var kept: [Block] = []
    var index = startIndex
    // Where nothing ends one comment, nothing ends those that begin behind it.
    var mayEnd = true
    while index < endIndex {
      if mayEnd, let text = self[index].words, text.hasPrefix("%%") {
        let begin = index
        let end = self[begin...].indices.first { candidate in
          (candidate > begin || text.count > 3) && self[candidate].words?.hasSuffix("%%") == true
        }
        if let end {
          index = end + 1
          continue
        }
        mayEnd = false
      }
      kept.append(self[index])
      index += 1
    }
    return kept.filter { $0.kind != .paragraph([]) || $0.attributes != nil }
  }

  /// Gives blocks the names that stand behind them: `^name`, at the end of a paragraph or alone below another block.
  func takingAnchors() -> [Block] {
    var result: [Block] = []
    for var block in self {
      guard case .paragraph(var content) = block.kind, case .text(let text)? = content.last?.kind,
        // Making an expression takes longer than reading a paragraph.
        text.utf8.contains(UInt8(ascii: "^")),
        let match = text.firstMatch(of: /(?:^|\s)\^(?<name>[A-Za-z0-9-]+)\s*$/)
      else {
        result.append(block)
        continue
      }
      let name = String(match.name)
      let rest = String(text[..<match.range.lowerBound])
      if rest.isEmpty, content.count == 1, !result.isEmpty {
        // Alone in its paragraph, it names what stands before it.
        result[result.count - 1].anchor = name
        continue
      }
      content[content.count - 1].kind = .text(rest)
      if rest.isEmpty { content.removeLast() }
      if let last = content.last?.kind, last == .softBreak || last == .lineBreak { content.removeLast() }
      block.kind = .paragraph(content)
      block.anchor = name
      result.append(block)
    }
    return result
  }
}

extension Block {
  /// What a paragraph says that begins with words.
  fileprivate var words: String? {
    guard case .paragraph(let content) = kind, case .text? = content.first?.kind else { return nil }
    return content.plainText
  }
}
