/// The 64-bit FNV-1a hash: the same for the same bytes on every run and machine, unlike Swift's own hashes. It detects
/// changes and is not cryptographic.
public struct ContentHash: Hashable, Sendable {
  @usableFromInline var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  public var value: UInt64 { sum }

  public init() {}

  public init(of text: String) { mix(text.utf8) }

  public init(of bytes: some Sequence<UInt8>) { mix(bytes) }

  @inlinable
  public mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
  }

  @inlinable
  public mutating func mix(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// At most seven digits in base 36, for small sets of names.
  public var shortName: String { String(sum >> 28, radix: 36) }

  /// Ten digits in base 36, for file names.
  public var name: String {
    // The upper bits of a short text's hash are alike; this spreads all bits over all digits.
    var mixed = sum ^ (sum >> 32)
    mixed = mixed &* 0x9E37_79B9_7F4A_7C15
    let digits = String(mixed >> 12, radix: 36)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits.suffix(10)
  }
}
