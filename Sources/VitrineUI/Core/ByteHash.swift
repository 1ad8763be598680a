/// The 64-bit FNV-1a hash: the same for the same bytes on every run and machine, unlike Swift's own.
package struct ByteHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(of text: String) { mix(text.utf8) }

  package mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
