import Diagnostics

/// Finds the formulas of a note by Obsidian's rule, outside of code, links and tags, and masks them.
///
/// A dollar sign opens a formula if no space follows it, and the next one closes it if no space precedes it and no
/// digit follows it; so prices stay prices. `$$` takes everything up to the next `$$`, across lines too. `` $`x`$ `` is
/// a formula whatever surrounds it, as on GitHub.
struct FormulaFinder {
  private var source: MarkdownBytes
  /// The text before the end of the last formula, with masks.
  private var masked: [UInt8] = []
  /// The offset in the source up to which the text is masked.
  private var done = 0
  /// The offsets in the masked text at which the formulas start, dollar signs included, in order and in bytes.
  private var places: [Int] = []
  private var position = 0
  private var line = Line()
  /// The end of the current line, and of its paragraph.
  private var lineStop = 0
  private var paragraphStop = 0
  /// The offset up to which each string is known to be missing, so that it is not searched for again.
  private var absent: [String: Int] = [:]

  /// The start of a line, which every formula in it needs.
  private struct Line {
    /// The offset after the indentation and the markers of quotes and lists.
    var content = 0
    var quoteDepth = 0
    /// Whether the line is the row of a table.
    var isRow = false
  }

  static let dollar = UInt8(ascii: "$")
  static let feed = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")

  /// The most bytes of a formula; in a longer one the closing sign was most likely forgotten.
  private static let lengthLimit = 20_000

  /// - Returns: The text with its formulas masked, and the offset of each; `nil` where there are none.
  static func masking(_ text: String) -> (text: String, places: [Int])? {
    // A note that contains control characters keeps them, and its formulas aren't read.
    guard text.utf8.contains(dollar), !text.utf8.contains(where: FormulaMask.isMark) else { return nil }
    var finder = FormulaFinder(bytes: Array(text.utf8))
    finder.run()
    guard !finder.places.isEmpty else { return nil }
    finder.masked += finder.bytes[finder.done...]
    FormulaMask.maskReferences(in: &finder.masked)
    return (String(decoding: finder.masked, as: UTF8.self), finder.places)
  }

  private init(bytes: [UInt8]) { source = MarkdownBytes(bytes: bytes) }

  private var bytes: [UInt8] { source.bytes }

  // MARK: Walking

  private mutating func run() {
    while position < bytes.count {
      let start = position
      position = source.skippingMarkers(from: start)
      if let behind = source.fenceEnd(at: position, of: start) {
        position = behind
        continue
      }
      line = Line(
        content: position, quoteDepth: source.quoteDepth(start, position),
        isRow: source.byte(source.skippingQuotes(from: start)) == UInt8(ascii: "|"))
      lineStop = source.lineEnd(from: start)
      if start >= paragraphStop { paragraphStop = source.paragraphEnd(after: start) }
      while position < bytes.count, bytes[position] != Self.feed { step() }
      position += 1
    }
  }

  /// Moves past one element of a line.
  private mutating func step() {
    switch bytes[position] {
    case Self.backslash: position += position + 1 < bytes.count && bytes[position + 1] != Self.feed ? 2 : 1
    case Self.backtick: position = source.codeEnd(from: position, limit: paragraphStop)
    case UInt8(ascii: "<"): position = tagEnd(from: position)
    case UInt8(ascii: "["): position = wikiLinkEnd(from: position)
    case UInt8(ascii: "]"): position = targetEnd(from: position)
    case UInt8(ascii: "h"): position = addressEnd(from: position)
    case Self.dollar:
      if !readDisplay(), !readMarked(), !readInline() {
        position += source.byte(position + 1) == Self.dollar ? 2 : 1
      }
    default: position += 1
    }
    // Code, comments and formulas may end on another line.
    if position > lineStop { lineStop = source.lineEnd(from: min(position, bytes.count)) }
  }

  private mutating func offset(of word: String, from start: Int, limit: Int) -> Int? {
    let wanted = Array(word.utf8)
    let known = absent[word, default: 0]
    let start = max(start, known - wanted.count + 1)
    guard limit - start >= wanted.count, known < limit else { return nil }
    for offset in start...(limit - wanted.count)
    where bytes[offset] == wanted[0] && bytes[offset..<(offset + wanted.count)].elementsEqual(wanted) {
      return offset
    }
    absent[word] = limit
    return nil
  }

  // MARK: What holds no formulas

  /// Returns the end of a tag, comment or URL in angle brackets.
  private mutating func tagEnd(from start: Int) -> Int {
    if bytes[start...].starts(with: "<!--".utf8) {
      return offset(of: "-->", from: start + 4, limit: bytes.count).map { $0 + 3 } ?? start + 4
    }
    guard let next = source.byte(start + 1),
      (next | 0x20) >= 0x61 && (next | 0x20) <= 0x7A || next == UInt8(ascii: "/"),
      let end = offset(of: ">", from: start, limit: lineStop)
    else { return start + 1 }
    return end + 1
  }

  private mutating func wikiLinkEnd(from start: Int) -> Int {
    guard source.byte(start + 1) == UInt8(ascii: "[") else { return start + 1 }
    return offset(of: "]]", from: start + 2, limit: lineStop).map { $0 + 2 } ?? start + 2
  }

  /// Returns the end of a link's target, if one follows.
  private mutating func targetEnd(from start: Int) -> Int {
    guard source.byte(start + 1) == UInt8(ascii: "(") else { return start + 1 }
    let end = source.byte(start + 2) == UInt8(ascii: "<") ? ">" : ")"
    return offset(of: end, from: start, limit: lineStop).map { $0 + 1 } ?? start + 1
  }

  /// Returns the end of a plain URL.
  private func addressEnd(from start: Int) -> Int {
    guard bytes[start...].starts(with: "http://".utf8) || bytes[start...].starts(with: "https://".utf8) else {
      return start + 1
    }
    return bytes[start..<lineStop].firstIndex { source.isSpace($0) || $0 == UInt8(ascii: "<") } ?? lineStop
  }

  // MARK: Formulas

  /// Reads `` $`x`$ ``, GitHub's syntax.
  private mutating func readMarked() -> Bool {
    guard source.byte(position + 1) == Self.backtick, source.byte(position + 2) != Self.backtick else { return false }
    let limit = min(paragraphStop, position + Self.lengthLimit)
    guard let end = offset(of: "`$", from: position + 2, limit: limit), end > position + 2 else { return false }
    mask(from: position, to: end, delimiter: 2, isDisplay: false)
    return true
  }

  private mutating func readInline() -> Bool {
    guard !source.isSpace(source.byte(position + 1)), source.byte(position + 1) != Self.dollar else { return false }
    var offset = position + 1
    while offset < min(paragraphStop, position + Self.lengthLimit) {
      switch bytes[offset] {
      case Self.backslash: offset += 2
      case Self.backtick:
        let end = source.codeEnd(from: offset, limit: paragraphStop)
        // Code takes precedence over formulas.
        if end > offset + source.run(of: Self.backtick, from: offset) { return false }
        offset = end
      case UInt8(ascii: "|") where line.isRow: return false
      case Self.dollar:
        let next = source.byte(offset + 1) ?? 0
        guard !source.isSpace(bytes[offset - 1]), !(0x30...0x39).contains(next), next != Self.dollar else {
          return false
        }
        mask(from: position, to: offset, delimiter: 1, isDisplay: false)
        return true
      default: offset += 1
      }
    }
    return false
  }

  private mutating func readDisplay() -> Bool {
    guard source.byte(position + 1) == Self.dollar, source.byte(position + 2) != Self.dollar else { return false }
    let farthest = line.isRow ? lineStop : position == line.content ? bytes.count : paragraphStop
    var offset = position + 2
    while offset + 1 < min(farthest, position + Self.lengthLimit) {
      if bytes[offset] == Self.backslash {
        offset += 2
      } else if bytes[offset] == Self.dollar, bytes[offset + 1] == Self.dollar {
        guard !bytes[(position + 2)..<offset].allSatisfy({ source.isSpace($0) }) else { return false }
        mask(from: position, to: offset, delimiter: 2, isDisplay: true)
        return true
      } else if bytes[offset] == Self.feed, source.beginsOther(source.skippingQuotes(from: offset + 1)) {
        return false
      } else {
        offset += 1
      }
    }
    return false
  }

  /// Masks a formula and moves past it.
  ///
  /// - Parameter delimiter: The number of bytes of the opening sign, and of the closing one.
  private mutating func mask(from start: Int, to end: Int, delimiter: Int, isDisplay: Bool) {
    masked += bytes[done..<start]
    places.append(masked.count)
    masked.append(isDisplay ? FormulaMask.openDisplay : FormulaMask.openInline)
    if delimiter == 2 { masked.append(FormulaMask.filler) }
    var offset = start + delimiter
    while offset < end {
      let byte = bytes[offset]
      if byte == Self.feed {
        masked.append(byte)
        offset = continueLine(from: offset + 1)
      } else if line.isRow, byte == Self.backslash, bytes[offset + 1] == UInt8(ascii: "|") {
        // In a table a bar needs a backslash, inside a formula too.
        masked += [FormulaMask.filler, FormulaMask.mask(UInt8(ascii: "|"))]
        offset += 2
      } else {
        masked.append(FormulaMask.mask(byte))
        offset += 1
      }
    }
    masked.append(FormulaMask.close)
    if delimiter == 2 { masked.append(FormulaMask.filler) }
    position = end + delimiter
    done = position
    guard position > lineStop else { return }
    lineStop = source.lineEnd(from: position)
    paragraphStop = max(lineStop, paragraphStop)
  }

  /// Copies the quote markers before a line of a formula, and fills the line if it is empty.
  private mutating func continueLine(from start: Int) -> Int {
    var offset = start
    var left = line.quoteDepth
    while let byte = source.byte(offset), byte == 0x20 || byte == 0x09 || (byte == UInt8(ascii: ">") && left > 0) {
      if byte == UInt8(ascii: ">") { left -= 1 }
      masked.append(byte)
      offset += 1
    }
    if source.byte(offset) == Self.feed { masked.append(FormulaMask.filler) }
    return offset
  }
}
