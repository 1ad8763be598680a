/// Escapes text for markup: for the texts and quoted attribute values of HTML and XML.
///
/// Leaves out the characters that no XML document may contain (XML 1.0, 2.2: control characters except tab and line
/// ends, U+FFFE and U+FFFF), and replaces NUL by U+FFFD, as Markdown does.
public enum Escaping {
  public static func escaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { isSuspect[Int($0)] }) else { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    append(String(text), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      guard source.contains(where: { isSuspect[Int($0)] }) else { return bytes.append(contentsOf: source) }
      var start = 0
      var index = 0
      while index < source.count {
        let length = isSuspect[Int(source[index])] ? written(source[index...]) : nil
        guard let (replacement, length) = length else {
          index += 1
          continue
        }
        bytes.append(contentsOf: source[start..<index])
        bytes.append(contentsOf: replacement.utf8)
        index += length
        start = index
      }
      bytes.append(contentsOf: source[start...])
    }
  }

  /// Returns the replacement of the first character and the character's length in bytes; `nil` where it is not
  /// replaced.
  private static func written(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (replacement: String, length: Int)? {
    switch bytes.first {
    case UInt8(ascii: "&"): return ("&amp;", 1)
    case UInt8(ascii: "<"): return ("&lt;", 1)
    case UInt8(ascii: ">"): return ("&gt;", 1)
    case UInt8(ascii: "\""): return ("&quot;", 1)
    case 0: return ("\u{FFFD}", 1)
    case 0xEF:
      let isNoCharacter =
        bytes.elementsEqual([0xEF, 0xBF, 0xBE], upTo: 3) || bytes.elementsEqual([0xEF, 0xBF, 0xBF], upTo: 3)
      return isNoCharacter ? ("", 3) : nil
    default: return ("", 1)
    }
  }

  /// Whether a character that starts with the byte may have to be replaced, by byte.
  private static let isSuspect = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    // U+FFFE and U+FFFF start with this byte.
    case 0xEF: true
    default: byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func elementsEqual(_ bytes: [UInt8], upTo length: Int) -> Bool { prefix(length).elementsEqual(bytes) }
}
