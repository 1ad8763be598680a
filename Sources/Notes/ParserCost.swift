import Diagnostics

/// Finds notes for which the Markdown parser would take minutes. It takes time in proportion to the text's length, except for a
/// few combinations, of which real notes have not a hundredth.
///
/// The numbers were measured with cmark-gfm 0.29.0.gfm.6 and all pairs of 120 signs.
struct ParserCost {
  /// The most nanoseconds.
  private static let most = 1_500_000_000
  /// The most markers of quotes and lists before a line's content.
  private static let deepest = 500

  private var source: MarkdownBytes
  /// The nanoseconds so far.
  private var cost = 0
  /// The signs in the current paragraph that may open or close emphasis.
  private var signs = 0
  /// The `<?`, `<![` and other declarations in the paragraph that are not closed, and its `@`.
  private var instructions = Places()
  private var sections = Places()
  private var declarations = Places()
  private var emails = Places()

  /// The offsets of a sign in a paragraph.
  private struct Places {
    var count = 0
    private var sum = 0

    mutating func add(_ offset: Int) { (count, sum) = (count + 1, sum + offset) }

    /// Returns the number of bytes from all offsets to the end of the paragraph.
    func bytes(to end: Int) -> Int { count * end - sum }
  }

  /// Returns the reason why a text cannot be parsed, and the offset of the paragraph; `nil` for nearly all texts.
  static func excess(in markdown: String) -> (message: String, offset: Int)? {
    guard markdown.utf8.count > 1_000 else { return nil }
    var cost = ParserCost(source: MarkdownBytes(bytes: Array(markdown.utf8)))
    return cost.excess()
  }

  private mutating func excess() -> (message: String, offset: Int)? {
    var (position, paragraph) = (0, 0)
    while position < source.bytes.count {
      let content = source.skippingMarkers(from: position)
      if let behind = source.fenceEnd(at: content, of: position) {
        finish(at: position)
        (position, paragraph) = (behind, behind)
        continue
      }
      let end = source.lineEnd(from: position)
      if markers(from: position, to: min(content, end)) > Self.deepest {
        return (
          "quotes or lists are nested more than \(Self.deepest) levels deep; the note is shown as plain text", position
        )
      }
      if content >= end || startsBlock(position, content) {
        finish(at: position)
        paragraph = position
      }
      read(from: content, to: end)
      if cost > Self.most {
        return (
          "a paragraph has too many links and signs of emphasis; the note is shown as plain text", paragraph
        )
      }
      position = end + 1
    }
    finish(at: source.bytes.count)
    return cost > Self.most
      ? ("a paragraph has too many '<?', '<!' or '@'; the note is shown as plain text", paragraph) : nil
  }

  private func markers(from start: Int, to end: Int) -> Int {
    guard end - start > Self.deepest else { return 0 }
    return source.bytes[start..<end].count { $0 == UInt8(ascii: ">") || "-*+.)".utf8.contains($0) }
  }

  /// Whether a line is a heading or an item of a bulleted list, which end a paragraph.
  private func startsBlock(_ line: Int, _ content: Int) -> Bool {
    if source.beginsOther(content) { return true }
    let first = source.skippingQuotes(from: line)
    return first < content && first - line < 4 && "-*+".utf8.contains(source.bytes[first])
  }

  /// Counts what a line adds. At each bracket that closes, the parser may look at all signs of emphasis before it.
  private mutating func read(from start: Int, to end: Int) {
    var last: UInt8 = 0x20
    var offset = start
    while offset < end {
      let byte = source.bytes[offset]
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "]"): cost += signs * 4
      case UInt8(ascii: "*"), UInt8(ascii: "~"): if byte != last { signs += 1 }
      case UInt8(ascii: "_"):
        let isWithinWord = Self.isWord(last) && source.byte(offset + 1).map(Self.isWord) == true
        if byte != last, !isWithinWord { signs += 1 }
      case UInt8(ascii: "<"):
        let next = source.byte(offset + 1)
        if next == UInt8(ascii: "?") {
          instructions.add(offset)
        } else if next == UInt8(ascii: "!"), source.byte(offset + 2) == UInt8(ascii: "[") {
          sections.add(offset)
        } else if next == UInt8(ascii: "!") {
          declarations.add(offset)
        }
      case UInt8(ascii: ">"):
        declarations = Places()
        if last == UInt8(ascii: "?") { instructions = Places() }
        if last == UInt8(ascii: "]") { sections = Places() }
      case UInt8(ascii: "@"): emails.add(offset)
      default: break
      }
      last = byte
      offset += 1
    }
  }

  /// Ends a paragraph. For each declaration that is not closed, the parser has read up to its end, and it has copied the rest
  /// of the paragraph for each address.
  private mutating func finish(at end: Int) {
    cost += [instructions, sections, declarations].reduce(0) { $0 + $1.bytes(to: end) }
    cost += emails.bytes(to: end) / 6 + emails.count * 1_000
    (instructions, sections, declarations, emails) = (Places(), Places(), Places(), Places())
    signs = 0
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
