/// Text made safe for markup: for texts and for attribute values in double quotes, of HTML and of XML.
///
/// Characters that no XML document may hold (XML 1.0, 2.2: control characters but tab and line ends, U+FFFE and U+FFFF)
/// are left out; NUL becomes U+FFFD, as Markdown has it.
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

  /// What is written in the place of a character, and how many bytes that has; `nil` where it stays.
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

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func elementsEqual(_ bytes: [UInt8], upTo length: Int) -> Bool { prefix(length).elementsEqual(bytes) }
}
