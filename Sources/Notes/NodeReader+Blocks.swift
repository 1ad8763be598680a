import Diagnostics

/// What Obsidian adds between blocks: comments that span several, and names that links find blocks by.
extension NodeReader {
  func finish(_ blocks: [Block]) -> [Block] {
    takingAnchors(AttributeReader(source: source).takingAttributes(removingComments(blocks)))
  }

  /// Removes what stands between a paragraph that begins with `%%` and the next that ends with it.
  private func removingComments(_ blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    var index = 0
    // Where nothing ends one comment, nothing ends those that begin behind it.
    var mayEnd = true
    while index < blocks.count {
      if mayEnd, let text = text(of: blocks[index]), text.hasPrefix("%%") {
        let begin = index
        let end = blocks[begin...].indices.first { candidate in
          (candidate > begin || text.count > 3) && self.text(of: blocks[candidate])?.hasSuffix("%%") == true
        }
        if let end {
          index = end + 1
          continue
        }
        mayEnd = false
      }
      kept.append(blocks[index])
      index += 1
    }
    return kept.filter { $0.kind != .paragraph([]) || $0.attributes != nil }
  }

  private func text(of block: Block) -> String? {
    guard case .paragraph(let content) = block.kind, case .text? = content.first?.kind else { return nil }
    return content.plainText
  }

  private func takingAnchors(_ blocks: [Block]) -> [Block] {
    var result: [Block] = []
    for var block in blocks {
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
