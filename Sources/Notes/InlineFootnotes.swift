import Diagnostics

/// Footnotes in the text: `^[so]`.
extension NodeReader {
  /// Replaces each footnote by a reference and adds its text to the note's other footnotes.
  mutating func readInlineFootnotes(in inlines: [Inline], within block: Span) -> [Inline] {
    guard inlines.contains(where: { $0.opensFootnote }) else { return inlines }
    var result: [Inline] = []
    var done = InlinePlace(index: 0, offset: 0)
    for (start, end) in Self.footnotes(in: inlines) where start >= done {
      let content = inlines.part(from: InlinePlace(index: start.index, offset: start.offset + 2), to: end)
      guard !content.plainText.allSatisfy(\.isWhitespace) else { continue }
      result += inlines.part(from: done, to: start)
      done = InlinePlace(index: end.index, offset: end.offset + 1)
      let span = inlines[start.index].span
      inlineFootnotes.append(
        Footnote(
          blocks: [Block(.paragraph(readExtensions(in: content, within: block)), span: span)], span: span,
          isInline: true))
      let number = markedFootnotes + inlineFootnotes.count
      result.append(Inline(.footnoteReference(number: number, occurrence: 0), span: span))
    }
    return result + inlines.part(from: done, to: InlinePlace(index: inlines.count, offset: 0))
  }

  /// Returns the places of `^[` and of the brackets that close them, in the order of the text. Without a closing bracket
  /// there is no footnote.
  private static func footnotes(in inlines: [Inline]) -> [(start: InlinePlace, end: InlinePlace)] {
    var found: [(start: InlinePlace, end: InlinePlace)] = []
    // The brackets that are open; `nil` for those without `^`.
    var open: [InlinePlace?] = []
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline.kind else { continue }
      var last: UInt8 = 0
      for (offset, byte) in text.utf8.enumerated() {
        if byte == UInt8(ascii: "[") {
          open.append(last == UInt8(ascii: "^") ? InlinePlace(index: index, offset: offset - 1) : nil)
        } else if byte == UInt8(ascii: "]"), let start = open.popLast() ?? nil {
          found.append((start, InlinePlace(index: index, offset: offset)))
        }
        last = byte
      }
    }
    return found.sorted { $0.start < $1.start }
  }
}

/// A place in a list of inlines: the index of an inline, and an offset in its text, in bytes.
private struct InlinePlace: Comparable {
  var index: Int
  var offset: Int

  static func < (a: InlinePlace, b: InlinePlace) -> Bool { (a.index, a.offset) < (b.index, b.offset) }
}

extension [Inline] {
  /// Returns the inlines between two places. Texts at the places are cut; what remains of them is left out if it is empty.
  fileprivate func part(from start: InlinePlace, to end: InlinePlace) -> [Inline] {
    indices[start.index..<Swift.min(end.index + 1, count)].compactMap { index in
      guard case .text(let text) = self[index].kind, index == start.index || index == end.index else {
        return index < end.index ? self[index] : nil
      }
      let utf8 = text.utf8
      let from = utf8.index(utf8.startIndex, offsetBy: index == start.index ? start.offset : 0)
      let to = index == end.index ? utf8.index(utf8.startIndex, offsetBy: end.offset) : utf8.endIndex
      return from < to ? Inline(.text(String(text[from..<to])), span: self[index].span) : nil
    }
  }
}

extension Inline {
  fileprivate var opensFootnote: Bool { if case .text(let text) = kind { text.containsBytes(of: "^[") } else { false } }
}
