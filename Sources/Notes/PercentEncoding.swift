/// Percent-encoding of URLs (RFC 3986), on UTF-8.
package enum PercentEncoding {
  /// Decodes `%41`; a percent sign without two hexadecimal digits is left unchanged.
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

  /// Encodes a path for use in a URL. Slashes are kept, and colons after the first slash; a colon before it would turn
  /// the text before it into a scheme (RFC 3986, section 4.2).
  package static func encode(path: some StringProtocol) -> String {
    if stays(path, keeping: .plainPath) { return String(path) }
    let utf8 = path.utf8
    let slash = utf8.firstIndex(of: UInt8(ascii: "/")) ?? utf8.endIndex
    guard utf8[..<slash].contains(UInt8(ascii: ":")) else { return encode(path, keeping: .path) }
    return encode(path[..<slash], keeping: .firstName) + encode(path[slash...], keeping: .path)
  }

  /// Encodes the characters of an absolute URL that no URL may contain (RFC 3986): spaces and brackets after its host.
  package static func encode(address: String) -> String {
    guard let scheme = address.firstRange(of: "://"),
      let start = address[scheme.upperBound...].firstIndex(where: { $0 == "/" || $0 == "?" || $0 == "#" })
    else { return address }
    return address[..<start] + encode(address[start...], keeping: .written)
  }

  package static func encode(fragment: some StringProtocol) -> String { encode(fragment, keeping: .fragment) }

  /// Encodes a path for a URL that programs read, in ASCII only as RFC 3986 and the sitemap protocol require.
  package static func encode(asciiPath path: some StringProtocol) -> String { encode(path, keeping: .asciiPath) }

  /// The bytes that are not percent-encoded. In pages these include all non-ASCII bytes, which browsers encode
  /// themselves and people can read.
  private struct Kept {
    private let isKept: [Bool]

    init(_ signs: String, nonASCII: Bool = true) {
      isKept = (UInt8.min...UInt8.max).map { byte in
        let scalar = Unicode.Scalar(byte)
        guard scalar.isASCII else { return nonASCII }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || signs.unicodeScalars.contains(scalar)
      }
    }

    func contains(_ byte: UInt8) -> Bool { isKept[Int(byte)] }

    /// The bytes that may be in any part of a path.
    static let plainPath = Kept("/-._~!$&'()*+,;=@")
    static let firstName = Kept("-._~!$&'()*+,;=@")
    static let path = Kept("/-._~!$&'()*+,;=:@")
    static let written = Kept("/-._~!$&'()*+,;=:@?#%")
    static let asciiPath = Kept("/-._~!$&'()*+,;=:@", nonASCII: false)
    static let fragment = Kept("/-._~!$&'()*+,;=:@?")
  }

  /// Whether a text needs no encoding, as most texts do.
  private static func stays(_ text: some StringProtocol, keeping kept: Kept) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(kept.contains) } ?? text.utf8.allSatisfy(kept.contains)
  }

  private static func encode(_ text: some StringProtocol, keeping kept: Kept) -> String {
    if stays(text, keeping: kept) { return String(text) }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if kept.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static let hex = Array("0123456789ABCDEF".utf8)

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
