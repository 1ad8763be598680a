/// The part of a line that a message shows: the whole line, or in a long line a window around the marked part. A
/// message about a line of a megabyte stays short.
struct LineWindow {
  /// The text before the marked part, the marked part, and the text after it, with an ellipsis where the line was cut.
  let before: String
  let marked: String
  let after: String

  /// The length in bytes up to which a line is shown whole.
  private static let whole = 320
  /// The most bytes before the marked part, in it, and after it.
  private static let parts = (before: 80, marked: 120, after: 80)

  /// - Parameter span: the marked part. Only its first line is shown.
  init(of line: Substring, around span: Span) {
    let bytes = line.utf8
    let count = bytes.count
    let start = min(max(span.start.column - 1, 0), count)
    let end = span.end.line == span.start.line ? min(max(span.end.column - 1, start), count) : count
    let isWhole = count <= Self.whole
    let first = isWhole ? 0 : max(0, start - Self.parts.before)
    let close = isWhole ? end : min(end, start + Self.parts.marked)
    let last = isWhole ? count : min(count, close + Self.parts.after)
    before = (first > 0 ? "…" : "") + Self.text(bytes, first, start)
    marked = Self.text(bytes, start, close) + (close < end ? "…" : "")
    after = close < end ? "" : Self.text(bytes, close, last) + (last < count ? "…" : "")
  }

  /// Returns the characters in a range of bytes. A range that begins or ends within a character is moved to the
  /// character's end.
  private static func text(_ bytes: Substring.UTF8View, _ start: Int, _ end: Int) -> String {
    func boundary(_ offset: Int) -> Substring.Index {
      var index = bytes.index(bytes.startIndex, offsetBy: offset)
      while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index = bytes.index(after: index) }
      return index
    }
    return String(Substring(bytes[boundary(start)..<boundary(max(start, end))]))
  }
}
