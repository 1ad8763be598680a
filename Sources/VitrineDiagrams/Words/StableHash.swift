/// A short sum of a text, the same on every machine.
package enum StableHash {
  /// FNV-1a, in base 36.
  package static func text(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash >> 28, radix: 36)
  }
}
