/// What a message shows of a line: all of it, or where it is long a window around what is marked, so that a message about a
/// line of a megabyte is not a megabyte itself.
struct LineWindow {
  /// In front of the mark, the mark, and behind it; an ellipsis stands where the line was cut.
  let before: String
  let marked: String
  let after: String

  /// Lines up to this many bytes are shown whole.
  private static let whole = 320
  /// The most bytes in front of the mark, of the mark and behind it.
  private static let parts = (before: 80, marked: 120, after: 80)

  /// - Parameter span: what is marked; what of it stands on later lines is not shown.
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

  /// The characters that begin in a stretch: a cut within one moves to its end.
  private static func text(_ bytes: Substring.UTF8View, _ start: Int, _ end: Int) -> String {
    func boundary(_ offset: Int) -> Substring.Index {
      var index = bytes.index(bytes.startIndex, offsetBy: offset)
      while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index = bytes.index(after: index) }
      return index
    }
    return String(Substring(bytes[boundary(start)..<boundary(max(start, end))]))
  }
}
