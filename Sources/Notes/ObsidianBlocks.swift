/// Obsidian's block names, by which links find blocks.
extension [Block] {
  /// Removes empty paragraphs, which comments leave behind.
  func removingEmptyParagraphs() -> [Block] {
    // The blocks are copied only where one is removed.
    contains(where: \.isEmptyParagraph) ? filter { !$0.isEmptyParagraph } : self
  }

  /// Returns the block's name at the end of a text, and the place of the space before it. A regular expression would take
  /// far longer.
  private static func name(endingIn text: String) -> (name: String, start: String.Index)? {
    let scalars = text.unicodeScalars
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:)) ?? scalars.startIndex
    let name = scalars[..<end].reversed().prefix {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) || $0 == "-"
    }
    let start = name.endIndex.base
    guard start < end, start > scalars.startIndex, scalars[scalars.index(before: start)] == "^" else { return nil }
    let sign = scalars.index(before: start)
    guard sign > scalars.startIndex else { return (String(scalars[start..<end]), sign) }
    let space = scalars.index(before: sign)
    return scalars[space].properties.isWhitespace ? (String(scalars[start..<end]), space) : nil
  }

  /// Gives blocks their names: `^name` at the end of a paragraph, or alone below another block.
  func takingAnchors() -> [Block] {
    guard contains(where: \.mayEndInName) else { return self }
    var result: [Block] = []
    for var block in self {
      guard block.mayEndInName, case .paragraph(var content) = block.kind, case .text(let text)? = content.last?.kind,
        let (name, start) = Self.name(endingIn: text)
      else {
        result.append(block)
        continue
      }
      let rest = String(text[..<start])
      if rest.isEmpty, content.count == 1, !result.isEmpty {
        // A name alone in its paragraph belongs to the block before.
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
  /// Whether the block is a paragraph without content and attributes.
  fileprivate var isEmptyParagraph: Bool {
    guard case .paragraph(let content) = kind else { return false }
    return content.isEmpty && attributes == nil
  }

  /// Whether the block may end in a name. The check is cheap; a regular expression would take longer than reading a
  /// paragraph.
  fileprivate var mayEndInName: Bool {
    guard case .paragraph(let content) = kind, case .text(let text)? = content.last?.kind else { return false }
    return text.utf8.contains(UInt8(ascii: "^"))
  }
}
