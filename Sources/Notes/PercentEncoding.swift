/// Percent-encoding of addresses (RFC 3986), on UTF-8.
package enum PercentEncoding {
  /// Decodes `%41`; a percent sign without two hexadecimal digits stays as it is.
  package static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Encodes a path for use in an address: slashes stay, and so do colons behind the first of them. Before it, a colon would
  /// make a scheme of what stands before it (RFC 3986, section 4.2).
  package static func encode(path: some StringProtocol) -> String {
    let first = path.prefix { $0 != "/" }
    return encode(first, keeping: "-._~!$&'()*+,;=@") + encode(path[first.endIndex...], keeping: "/-._~!$&'()*+,;=:@")
  }

  package static func encode(fragment: some StringProtocol) -> String {
    encode(fragment, keeping: "/-._~!$&'()*+,;=:@?")
  }

  /// Letters of other scripts stay as they are: browsers encode them, and people can read them.
  private static func encode(_ text: some StringProtocol, keeping kept: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.isASCII ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : true
      if isPlain || kept.unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { encoded += "%" + hex[Int(byte >> 4)] + hex[Int(byte & 15)] }
      }
    }
    return encoded
  }

  private static let hex = "0123456789ABCDEF".map { String($0) }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
