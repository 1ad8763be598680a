/// Keeps signs behind a backslash apart from those that begin a link by name, a tag, a highlight or a comment: the Markdown
/// parser takes the backslash away, and both look the same.
///
/// Such a sign is put as one character that no language uses (U+05F5 to U+05FB), with as many bytes as it had with its
/// backslash, so that columns stay. In code, where the backslash is a part of the text, both come back.
enum EscapeMask {
  private static let signs = Array("[]#=%!^".utf8)
  /// The bytes of U+05F5 in UTF-8.
  private static let (lead, first): (UInt8, UInt8) = (0xD7, 0xB5)
  private static let backslash = UInt8(ascii: "\\")

  /// The text with its escaped signs masked; `nil` where there are none, or where somebody uses those characters.
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

  /// The sign that a character hides.
  static func sign(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let index = Int(scalar.value) - 0x5F5
    return signs.indices.contains(index) ? Unicode.Scalar(signs[index]) : nil
  }

  /// The text with its signs in place.
  ///
  /// - Parameter isCode: whether backslashes belong to it.
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
