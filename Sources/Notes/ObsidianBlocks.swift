/// What Obsidian adds between blocks: comments that span several, and names that links find blocks by.
extension [Block] {
  /// Removes what stands between a paragraph that begins with `%%` and the next that ends with it.
  func removingComments() -> [Block] {
    // Long notes are copied only where there is something to remove.
    guard contains(where: { $0.beginsComment || $0.isEmptyParagraph }) else { return self }
    var kept: [Block] = []
    var index = startIndex
    // Where nothing ends one comment, nothing ends those that begin behind it.
    var mayEnd = true
    while index < endIndex {
      if mayEnd, self[index].beginsComment, let text = self[index].words {
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
    return kept.filter { !$0.isEmptyParagraph }
  }

  /// Gives blocks the names that stand behind them: `^name`, at the end of a paragraph or alone below another block.
  func takingAnchors() -> [Block] {
    guard contains(where: \.mayEndInName) else { return self }
    var result: [Block] = []
    for var block in self {
      guard block.mayEndInName, case .paragraph(var content) = block.kind, case .text(let text)? = content.last?.kind,
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
  /// A paragraph of which nothing is left, and of which nothing is said.
  fileprivate var isEmptyParagraph: Bool {
    guard case .paragraph(let content) = kind else { return false }
    return content.isEmpty && attributes == nil
  }

  fileprivate var beginsComment: Bool {
    guard case .paragraph(let content) = kind, case .text(let text)? = content.first?.kind, text.hasPrefix("%") else {
      return false
    }
    return content.plainText.hasPrefix("%%")
  }

  /// Whether it is worth looking for a name at its end: making an expression takes longer than reading a paragraph.
  fileprivate var mayEndInName: Bool {
    guard case .paragraph(let content) = kind, case .text(let text)? = content.last?.kind else { return false }
    return text.utf8.contains(UInt8(ascii: "^"))
  }

  /// What a paragraph says that begins with words.
  fileprivate var words: String? {
    guard case .paragraph(let content) = kind, case .text? = content.first?.kind else { return nil }
    return content.plainText
  }
}
