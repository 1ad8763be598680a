/// Allows emphasis to start and end beside Chinese, Japanese and Korean punctuation, as readers of these languages
/// expect: `**重要。**请注意`. CommonMark's rule requires spaces, which these languages don't use.
///
/// Such punctuation between asterisks and a letter is replaced by a noncharacter of the same number of bytes (U+FDD0 to
/// U+FDEF), which the parser takes for a letter.
///
/// Source: <https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md>
enum CJKEmphasisMask {
  /// Punctuation that only these languages use.
  private static let own = Array("、。〈〉《》「」『』【】〔〕〜！（）．，：；？～".unicodeScalars)
  /// Punctuation that other languages use too; it counts only beside a letter of these languages.
  private static let shared = Array("“”‘’…—".unicodeScalars)
  private static let signs = own + shared
  private static let first: UInt32 = 0xFDD0

  private static let asterisk = UInt8(ascii: "*")

  /// Returns the text with such punctuation masked; `nil` where there is none, or where the text already uses the
  /// noncharacters.
  static func masking(_ text: String) -> String? {
    guard mayHaveSigns(text.utf8) else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: { sign(of: $0) != nil }) else { return nil }
    var result = scalars
    var isMasked = false
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "*" else {
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
      let (before, behind) = (index - 1, end)
      if before >= 0, behind < scalars.count {
        for (sign, letter) in [(before, behind), (behind, before)]
        where isHidden(scalars[sign], beside: scalars[letter]) {
          result[sign] = mask(of: scalars[sign])
          isMasked = true
        }
      }
      index = end
    }
    guard isMasked else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: result)
    return String(view)
  }

  /// Whether an asterisk is beside a non-ASCII character; few texts have one.
  private static func mayHaveSigns(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if (byte == asterisk && last >= 0x80) || (last == asterisk && byte >= 0xE2) { return true }
      last = byte
    }
    return false
  }

  private static func isHidden(_ sign: Unicode.Scalar, beside letter: Unicode.Scalar) -> Bool {
    if own.contains(sign) { return letter.properties.isAlphabetic || letter.properties.numericType != nil }
    return shared.contains(sign) && letter.properties.isAlphabetic && letter.value >= 0x2E80
  }

  private static func mask(of sign: Unicode.Scalar) -> Unicode.Scalar {
    let place = signs.firstIndex(of: sign) ?? 0
    return Unicode.Scalar(first + UInt32(place)) ?? sign
  }

  private static func sign(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= first, scalar.value < first + UInt32(signs.count) else { return nil }
    return signs[Int(scalar.value - first)]
  }

  /// Returns the text with the punctuation restored.
  static func reveal(_ text: String) -> String {
    // The UTF-8 form of U+FDD0 starts with this byte.
    guard text.utf8.contains(0xEF) else { return text }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { view.append(sign(of: scalar) ?? scalar) }
    return String(view)
  }
}
