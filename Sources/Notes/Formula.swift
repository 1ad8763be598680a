import Diagnostics

/// A formula in TeX: `$a^2$` within a line, `$$…$$` on separate lines.
package struct Formula: Hashable, Sendable {
  /// The TeX between the dollar signs, without the markers of quotes and lists before its lines.
  package var tex: String
  package var isDisplay: Bool

  package init(tex: String, isDisplay: Bool) {
    self.tex = tex
    self.isDisplay = isDisplay
  }

  /// The formula with its dollar signs.
  package var source: String { isDisplay ? "$$\(tex)$$" : "$\(tex)$" }
}

/// Hides formulas from the Markdown parser, which would read `a_1 * b_1` as emphasis and `\\` as an escape.
///
/// Each Markdown character in a formula is replaced by a control character, one byte for one, so that lines and columns
/// don't change and the formula can be restored from the parser's output.
enum FormulaMask {
  static let openInline: UInt8 = 0x01
  static let openDisplay: UInt8 = 0x02
  static let close: UInt8 = 0x03
  /// A byte that is removed again: it stops an empty line of a formula from ending its paragraph, and replaces the
  /// second byte of `$$`.
  static let filler: UInt8 = 0x04

  private static let signs = Array("*_\\<>[]`&!#|~:@=-+.)".utf8)
  private static let masks: [UInt8] = [5, 6, 7, 8] + Array(14...29)

  /// The mask of each byte.
  private static let masking = table(zip(signs, masks).map { ($0, $1) })
  /// The byte that each mask hides.
  private static let unmasking = table(zip(masks, signs).map { ($0, $1) })

  private static func table(_ changes: [(UInt8, UInt8)]) -> [UInt8] {
    var table = Array(UInt8.min...UInt8.max)
    for (from, to) in changes { table[Int(from)] = to }
    return table
  }

  static func isMark(_ byte: UInt8) -> Bool { byte < 9 || (14...29).contains(byte) }

  static func mask(_ byte: UInt8) -> UInt8 { masking[Int(byte)] }

  /// Masks the `&` of references such as `&#1;`, which the parser would turn into a mask.
  static func maskReferences(in bytes: inout [UInt8]) {
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "&")) {
      offset = start + 1
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#") else { continue }
      var digits = bytes[(offset + 1)...]
      let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      if isHexadecimal { digits = digits.dropFirst() }
      digits = digits.prefix(8)
      guard let end = digits.firstIndex(of: UInt8(ascii: ";")),
        let value = UInt32(String(decoding: digits[..<end], as: UTF8.self), radix: isHexadecimal ? 16 : 10),
        let byte = UInt8(exactly: value), byte > 0, isMark(byte)
      else { continue }
      bytes[start] = mask(UInt8(ascii: "&"))
    }
  }

  /// Returns the text with its formulas restored.
  static func reveal(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    var bytes: [UInt8] = []
    var isDisplay = false
    for byte in text.utf8 {
      switch byte {
      case openInline, openDisplay:
        isDisplay = byte == openDisplay
        bytes += Array(repeating: 0x24, count: isDisplay ? 2 : 1)
      case close: bytes += Array(repeating: 0x24, count: isDisplay ? 2 : 1)
      case filler: break
      default: bytes.append(unmasking[Int(byte)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
