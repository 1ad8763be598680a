/// Text made safe for HTML.
package enum HTMLText {
  /// For text and for attribute values in double quotes, of HTML and of XML.
  ///
  /// Characters that no XML document may hold (XML 1.0, 2.2: control characters but tab and line ends, U+FFFE and U+FFFF)
  /// are left out; NUL becomes U+FFFD, as Markdown has it.
  package static func escape(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { isSuspect[Int($0)] }) else { return String(text) }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\0": escaped += "\u{FFFD}"
      case "\u{1}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// By byte: whether a character that begins with it may have to be written differently.
  private static let isSuspect = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // U+FFFE and U+FFFF begin so.
    case 0xEF: true
    default: byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
  }
}
