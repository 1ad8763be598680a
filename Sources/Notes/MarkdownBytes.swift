/// The bytes of a note, with the lines and paragraphs that a scanner needs before the Markdown is parsed.
struct MarkdownBytes {
  let bytes: [UInt8]
  /// The last place of each number of backticks up to a limit, so that spans without an end are not searched for.
  private var lastRuns: (start: Int, limit: Int, places: [Int: Int]) = (0, 0, [:])

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte at an offset; `nil` after the end.
  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Whether a byte is space or a line end, or `nil` for the end.
  func isSpace(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 || byte == FormulaFinder.feed }

  /// Returns the offset at which an offset's line ends.
  func lineEnd(from offset: Int) -> Int { bytes[offset...].firstIndex(of: FormulaFinder.feed) ?? bytes.count }

  /// Returns the offset after the indentation and the markers of quotes and lists.
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

  /// Returns the number of quote markers between two offsets.
  func quoteDepth(_ start: Int, _ end: Int) -> Int { bytes[start..<end].count { $0 == UInt8(ascii: ">") } }

  /// Returns the number of times that a byte repeats from an offset on.
  func run(of mark: UInt8, from start: Int) -> Int {
    (bytes[start...].firstIndex { $0 != mark } ?? bytes.count) - start
  }

  /// Returns the offset at which a line's paragraph ends: before the next line that is empty or starts another block.
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

  /// Whether a heading or a fenced block starts here.
  func beginsOther(_ offset: Int) -> Bool {
    guard let first = byte(offset) else { return false }
    let length = run(of: first, from: offset)
    if first == UInt8(ascii: "#") { return length <= 6 && isSpace(byte(offset + length)) }
    return length >= 3 && (first == FormulaFinder.backtick || first == UInt8(ascii: "~"))
  }

  /// Returns the offset after the indentation and the quote markers.
  func skippingQuotes(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") { offset += 1 }
    return offset
  }

  /// Returns the end of the fenced block that starts at the content of a line; `nil` where none does.
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

  /// Returns the end of a code span that starts here and ends before the limit; otherwise the offset after its opening
  /// backticks.
  mutating func codeEnd(from start: Int, limit: Int) -> Int {
    let length = run(of: FormulaFinder.backtick, from: start)
    var offset = start + length
    if limit != lastRuns.limit || start < lastRuns.start { lastRuns = (start, limit, places(ofRunsFrom: start, limit)) }
    guard lastRuns.places[length, default: start] > start else { return offset }
    while offset < limit, let next = bytes[offset..<limit].firstIndex(of: FormulaFinder.backtick) {
      let closing = run(of: FormulaFinder.backtick, from: next)
      if closing == length { return next + closing }
      offset = next + closing
    }
    return start + length
  }

  private func places(ofRunsFrom start: Int, _ limit: Int) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var offset = start
    while offset < limit, let next = bytes[offset..<limit].firstIndex(of: FormulaFinder.backtick) {
      let length = run(of: FormulaFinder.backtick, from: next)
      places[length] = next
      offset = next + length
    }
    return places
  }
}
