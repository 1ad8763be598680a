import Diagnostics

/// Footnotes in the text: `^[so]`.
extension NodeReader {
  /// Replaces each footnote by a reference and adds its text to the note's other footnotes.
  mutating func readInlineFootnotes(in inlines: [Inline], within block: Span) -> [Inline] {
    guard inlines.contains(where: { $0.opensFootnote }) else { return inlines }
    var result: [Inline] = []
    var rest = inlines[...]
    while let inline = rest.popFirst() {
      guard case .text(let text) = inline.kind, let start = text.firstRange(of: "^[") else {
        result.append(inline)
        continue
      }
      let behind = Inline(.text(String(text[start.upperBound...])), span: inline.span)
      guard let (content, after) = Self.footnote(in: [behind] + rest) else {
        // A footnote without a closing bracket is text, and so is the rest of this stretch.
        result.append(inline)
        continue
      }
      let before = String(text[..<start.lowerBound])
      if !before.isEmpty { result.append(Inline(.text(before), span: inline.span)) }
      inlineFootnotes.append(
        Footnote(
          blocks: [Block(.paragraph(readExtensions(in: content, within: block)), span: inline.span)], span: inline.span,
          isInline: true))
      let number = markedFootnotes + inlineFootnotes.count
      result.append(Inline(.footnoteReference(number: number, occurrence: 0), span: inline.span))
      rest = after[...]
    }
    return result
  }

  /// Returns the content of a footnote and the inlines after its closing bracket; `nil` where it isn't closed or is
  /// empty.
  private static func footnote(in inlines: [Inline]) -> (content: [Inline], rest: [Inline])? {
    var depth = 1
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline.kind else { continue }
      for position in text.indices {
        if text[position] == "[" { depth += 1 }
        if text[position] == "]" { depth -= 1 }
        guard depth == 0 else { continue }
        var content = Array(inlines[..<index])
        let (last, next) = (String(text[..<position]), String(text[text.index(after: position)...]))
        if !last.isEmpty { content.append(Inline(.text(last), span: inline.span)) }
        guard !content.plainText.allSatisfy(\.isWhitespace) else { return nil }
        var rest = Array(inlines[(index + 1)...])
        if !next.isEmpty { rest.insert(Inline(.text(next), span: inline.span), at: 0) }
        return (content, rest)
      }
    }
    return nil
  }
}

extension Inline {
  fileprivate var opensFootnote: Bool { if case .text(let text) = kind { text.containsBytes(of: "^[") } else { false } }
}
