import Diagnostics

/// Finds words with so many plain addresses in them that looking for their ends would take minutes: cmark-gfm reads the rest of the
/// word for each.
enum AddressLimit {
  /// The most bytes that are read for the addresses of one word.
  static let bytes = 20_000_000

  /// The place, in bytes, of the first word that is too much; `nil` where all addresses can be looked for.
  static func excess(in markdown: String) -> Int? {
    let mark = Array("://".utf8)
    var markdown = markdown
    return markdown.withUTF8 { text in
      var (start, count) = (0, 0)
      for index in text.indices {
        switch text[index] {
        case UInt8(ascii: " "), 9...13: (start, count) = (index + 1, 0)
        case mark[0] where text[index...].starts(with: mark): count += 1
        default: break
        }
        // Each is read to the word's end, half of it on the average.
        if count * (index - start) / 2 > bytes { return start }
      }
      return nil
    }
  }

  static func warning(at span: Span, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "limit-addresses", "too many addresses stand in one word here: the note's plain addresses are no links",
      file: path, span: span, hint: "put spaces between them")
  }
}
