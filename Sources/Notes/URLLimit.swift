import Diagnostics

/// Finds words that hold so many plain URLs that finding their ends would take minutes: cmark-gfm reads the rest of the
/// word for each URL.
enum URLLimit {
  /// The most bytes that may be read to find the ends of one word's URLs.
  static let bytes = 20_000_000

  /// Returns the offset, in bytes, of the first word with too many URLs; `nil` where the note can be read.
  static func excess(in markdown: String) -> Int? {
    let marks = ["://", "www."].map { Array($0.utf8) }
    var markdown = markdown
    return markdown.withUTF8 { text in
      var (start, count) = (0, 0)
      for index in text.indices {
        switch text[index] {
        case UInt8(ascii: " "), 9...13: (start, count) = (index + 1, 0)
        case UInt8(ascii: ":"), UInt8(ascii: "w"):
          if marks.contains(where: { text[index...].starts(with: $0) }) { count += 1 }
        default: break
        }
        // The parser reads each URL to the word's end, half of the word on average.
        if count * (index - start) / 2 > bytes { return start }
      }
      return nil
    }
  }

  static func warning(at span: Span, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "limit-addresses", "too many URLs in one word; plain URLs in this note are not linked",
      file: path, span: span, hint: "separate the URLs with spaces")
  }
}
