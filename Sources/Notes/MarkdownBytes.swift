/// The bytes of a note, and what a scanner before the real reader of Markdown has to know of lines and paragraphs.
struct MarkdownBytes {
  var bytes: [UInt8]

  /// `nil` behind the end.
  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Whether this is space, or the end.
  func isSpace(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 || byte == FormulaFinder.feed }

  /// Where the line of an offset ends.
  func lineEnd(from offset: Int) -> Int { bytes[offset...].firstIndex(of: FormulaFinder.feed) ?? bytes.count }

  /// Behind the indentation and the markers of quotes and lists.
  func skippingMarkers(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset) {
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") {
        offset += 1
      } else if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(byte), self.byte(offset + 1) == 0x20
      {
        offset += 2
      } else if (0x30...0x39).contains(byte) {
        var end = offset
        while let digit = self.byte(end), (0x30...0x39).contains(digit), end - offset < 9 { end += 1 }
        guard [UInt8(ascii: "."), UInt8(ascii: ")")].contains(self.byte(end) ?? 0), self.byte(end + 1) == 0x20 else {
          return offset
        }
        offset = end + 2
      } else {
        return offset
      }
    }
    return offset
  }

  /// How many markers of quotes stand in a stretch.
  func quoteDepth(_ start: Int, _ end: Int) -> Int { bytes[start..<end].count { $0 == UInt8(ascii: ">") } }

  /// How often a byte comes in a row.
  func run(of mark: UInt8, from start: Int) -> Int {
    (bytes[start...].firstIndex { $0 != mark } ?? bytes.count) - start
  }

  /// Where the paragraph of a line ends: before the next line that is empty or begins something else.
  func paragraphEnd(after start: Int) -> Int {
    var end = lineEnd(from: start)
    while end < bytes.count {
      let next = end + 1
      let nextEnd = next < bytes.count ? lineEnd(from: next) : bytes.count
      let content = skippingQuotes(from: next)
      guard content < nextEnd, skippingMarkers(from: next) == content, byte(content) != UInt8(ascii: "|"),
        !beginsOther(content)
      else { return end }
      end = nextEnd
    }
    return end
  }

  /// Whether a heading or a fenced block begins here.
  func beginsOther(_ offset: Int) -> Bool {
    guard let first = byte(offset) else { return false }
    let length = run(of: first, from: offset)
    if first == UInt8(ascii: "#") { return length <= 6 && isSpace(byte(offset + length)) }
    return length >= 3 && (first == FormulaFinder.backtick || first == UInt8(ascii: "~"))
  }

  /// Behind the indentation and the markers of quotes.
  func skippingQuotes(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") { offset += 1 }
    return offset
  }

  /// Behind the fenced block that begins at the content of a line; `nil` where none does.
  func fenceEnd(at content: Int, of line: Int) -> Int? {
    guard let mark = byte(content), mark == FormulaFinder.backtick || mark == UInt8(ascii: "~") else { return nil }
    let length = run(of: mark, from: content)
    let end = lineEnd(from: content)
    guard length >= 3, mark != FormulaFinder.backtick || !bytes[(content + length)..<end].contains(mark) else {
      return nil
    }
    let depth = quoteDepth(line, content)
    var position = end + 1
    while position < bytes.count {
      let start = position
      let content = skippingMarkers(from: start)
      let end = lineEnd(from: start)
      guard quoteDepth(start, min(content, end)) >= depth || depth == 0 else { return position }
      position = end + 1
      if content < end, bytes[content] == mark {
        let closing = run(of: mark, from: content)
        if closing >= length, bytes[(content + closing)..<end].allSatisfy({ isSpace($0) }) { return position }
      }
    }
    return position
  }

  /// Behind a span of code, if one begins here and ends before the limit; else behind its first marks.
  func codeEnd(from start: Int, limit: Int) -> Int {
    let length = run(of: FormulaFinder.backtick, from: start)
    var offset = start + length
    while offset < limit, let next = bytes[offset..<limit].firstIndex(of: FormulaFinder.backtick) {
      let closing = run(of: FormulaFinder.backtick, from: next)
      if closing == length { return next + closing }
      offset = next + closing
    }
    return start + length
  }
}
