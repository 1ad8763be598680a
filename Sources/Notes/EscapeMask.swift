/// Hides characters after a backslash from the code that looks for wiki links, tags, highlights and comments: the
/// Markdown parser removes the backslash, after which both look the same.
///
/// Each such character and its backslash are replaced by one unused character (U+05F5 to U+05FB) of the same number of
/// bytes, so that columns don't change. In code, where the backslash is part of the text, both are restored.
enum EscapeMask {
  private static let signs = Array("[]#=%!^".utf8)
  /// The bytes of U+05F5 in UTF-8.
  private static let (lead, first): (UInt8, UInt8) = (0xD7, 0xB5)
  private static let backslash = UInt8(ascii: "\\")

  /// Returns the text with its escaped characters masked; `nil` where there are none, or where the text uses the masks
  /// itself.
  static func masking(_ text: String) -> String? {
    guard text.utf8.contains(backslash), !hasMasks(text) else { return nil }
    var bytes = Array(text.utf8)
    var isMasked = false
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == backslash else {
        offset += 1
        continue
      }
      if let sign = signs.firstIndex(of: bytes[offset + 1]) {
        (bytes[offset], bytes[offset + 1]) = (lead, first + UInt8(sign))
        isMasked = true
      }
      offset += 2
    }
    return isMasked ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func hasMasks(_ text: String) -> Bool {
    text.unicodeScalars.contains { sign(of: $0) != nil }
  }

  /// Returns the character that a mask hides; `nil` for other characters.
  static func sign(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let index = Int(scalar.value) - 0x5F5
    return signs.indices.contains(index) ? Unicode.Scalar(signs[index]) : nil
  }

  /// Returns the text with its escaped characters restored.
  ///
  /// - Parameter isCode: Whether to restore the backslashes too.
  static func reveal(_ text: String, isCode: Bool) -> String {
    guard text.utf8.contains(lead) else { return text }
    var revealed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let sign = sign(of: scalar) else {
        revealed.append(scalar)
        continue
      }
      if isCode { revealed.append("\\") }
      revealed.append(sign)
    }
    return String(revealed)
  }
}
