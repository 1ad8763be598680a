/// Obsidian's names of blocks, by which links find them.
extension [Block] {
  /// Leaves out paragraphs of which nothing is left, as of those that are a comment.
  func removingEmptyParagraphs() -> [Block] {
    // Long notes are copied only where there is something to remove.
    contains(where: \.isEmptyParagraph) ? filter { !$0.isEmptyParagraph } : self
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

  /// Whether it is worth looking for a name at its end: making an expression takes longer than reading a paragraph.
  fileprivate var mayEndInName: Bool {
    guard case .paragraph(let content) = kind, case .text(let text)? = content.last?.kind else { return false }
    return text.utf8.contains(UInt8(ascii: "^"))
  }
}
