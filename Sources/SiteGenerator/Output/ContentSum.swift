/// A short name for contents: the same contents have the same name everywhere. It tells versions apart and proves nothing.
enum ContentSum {
  /// FNV-1a over words of eight bytes, as ten digits in base 36.
  static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for word in 0..<words {
        let value = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
        hash = (hash ^ value) &* 0x100_0000_01B3
        hash ^= hash >> 29
      }
      for index in (words * 8)..<buffer.count { hash = (hash ^ UInt64(buffer[index])) &* 0x100_0000_01B3 }
    }
    hash ^= hash >> 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    let digits = String(hash >> 12, radix: 36)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits.suffix(10)
  }
}
