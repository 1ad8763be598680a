/// A page for the search index with spaces around each character of scripts that write none between words. Pagefind
/// splits words at spaces, and uses dictionaries only if the whole index is in one such language.
///
/// The theme's search script adds the same spaces to queries, searches for several characters as one phrase, and
/// removes the spaces from the results.
///
/// Source: <https://pagefind.app/docs/multilingual/#specialized-languages>
enum SpacedPage {
  /// - Returns: `nil` for a page without such characters.
  static func bytes(of page: [UInt8]) -> [UInt8]? {
    // All of these characters have at least three bytes in UTF-8 and begin at U+3005.
    guard page.contains(where: { $0 >= 0xE3 }) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(page.count * 3 / 2)
    var tag = TagTracker()
    var isSpaced = false
    // Whether the previous character is of such a script, and whether it is a space.
    var (wasSpaced, wasSpace) = (false, true)
    for scalar in String(decoding: page, as: UTF8.self).unicodeScalars {
      let isText = tag.isText(scalar)
      let (isSign, isSpace) = (isText && hasNoSpaces(scalar), !isText || scalar.properties.isWhitespace)
      if !wasSpace, !isSpace, isSign || wasSpaced {
        result.append(UInt8(ascii: " "))
        isSpaced = true
      }
      if let code = UTF8.encode(scalar) { result += code }
      (wasSpaced, wasSpace) = (isSign, isSpace)
    }
    return isSpaced ? result : nil
  }

  /// Whether a character is Han, Hiragana or Katakana.
  private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Distinguishes text from tags, whose attributes may contain `>` in quotes.
  private struct TagTracker {
    private var isTag = false
    private var quote: Unicode.Scalar?

    mutating func isText(_ scalar: Unicode.Scalar) -> Bool {
      if let open = quote {
        if scalar == open { quote = nil }
        return false
      }
      switch scalar {
      case "<": isTag = true
      case ">" where isTag:
        isTag = false
        return false
      case "\"" where isTag, "'" where isTag: quote = scalar
      default: break
      }
      return !isTag
    }
  }
}
