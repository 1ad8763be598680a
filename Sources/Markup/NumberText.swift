/// Writes numbers with a limited number of decimals, without trailing zeros, `-0` or exponents.
public enum NumberText {
  /// Returns the number as text; `"0"` for NaN, and for numbers of 10¹⁵ or more units of the last decimal.
  public static func text(_ value: Double, decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the number that ``text(_:decimals:)`` writes.
  public static func rounded(_ value: Double, decimals: Int = 2) -> Double {
    let factor = powers[min(max(decimals, 0), powers.count - 1)]
    let units = (value * Double(factor)).rounded()
    return abs(units) < 1e15 ? units / Double(factor) : 0
  }

  static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let decimals = min(max(decimals, 0), powers.count - 1)
    let units = (value * Double(powers[decimals])).rounded()
    // NaN fails this comparison too.
    guard abs(units) < 1e15, let units = Int64(exactly: units) else { return bytes.append(UInt8(ascii: "0")) }
    append(units: units, decimals: decimals, to: &bytes)
  }

  /// Appends a number that is given in units of its last decimal.
  static func append(units: Int64, decimals: Int, to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: UInt64(powers[decimals]))
    var places = decimals
    if part == 0 { places = 0 }
    while places > 0, part % 10 == 0 { (part, places) = (part / 10, places - 1) }
    let start = bytes.count
    // Digits are appended from the last to the first, and reversed afterwards.
    while places > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(part % 10))
      (part, places) = (part / 10, places - 1)
      if places == 0 { bytes.append(UInt8(ascii: ".")) }
    }
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    bytes[start...].reverse()
  }

  private static let powers: [Int64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
