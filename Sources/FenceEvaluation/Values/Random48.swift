/// The numbers of the C library's `drand48()`.
///
/// Source: https://pubs.opengroup.org/onlinepubs/9699919799/functions/drand48.html
package struct Random48 {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) << 16 & Self.mask | 0x330E }

  private static let mask: UInt64 = 1 << 48 - 1

  package mutating func next() -> Double {
    state = (0x5_DEEC_E66D &* state &+ 0xB) & Self.mask
    return Double(state) / Double(Self.mask + 1)
  }
}
