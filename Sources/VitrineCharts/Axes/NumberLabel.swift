/// Formats numbers as axis labels: with commas between thousands and as many decimals as needed.
package enum NumberLabel {
  /// Returns the label of a number.
  ///
  /// - Parameter decimals: the number of decimals, at most 6; `nil` for as many as needed.
  package static func text(_ number: Double, decimals: Int? = nil) -> String {
    guard number.isFinite else { return "\(number)" }
    guard abs(number) < 1e12, abs(number) >= 1e-6 || number == 0 else { return "\(number)" }
    let decimals = min(max(decimals ?? self.decimals(of: number), 0), 6)
    var scaled = abs(number)
    for _ in 0..<decimals { scaled *= 10 }
    guard scaled < 1e18 else { return "\(number)" }
    let digits = String(Int(scaled.rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let (whole, rest) = (padded.dropLast(decimals), padded.suffix(decimals))
    return (number < 0 ? "-" : "") + grouped(whole) + (decimals > 0 ? "." + rest : "")
  }

  /// Returns a number with an exponent: `1.5E7`.
  package static func scientific(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return text(number) }
    var (mantissa, exponent) = (abs(number), 0)
    while mantissa >= 10, exponent < 400 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1, exponent > -400 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    let decimals = max(1, min(decimals(of: (mantissa * 1e6).rounded() / 1e6), 6))
    return (number < 0 ? "-" : "") + text(mantissa, decimals: decimals) + "E\(exponent)"
  }

  /// Returns the number of decimals needed to write a number, at most 6.
  package static func decimals(of number: Double) -> Int {
    guard number.isFinite, abs(number) < 1e12 else { return 0 }
    var decimals = 0
    var scaled = abs(number)
    while decimals < 6, abs(scaled - scaled.rounded()) > 1e-6 * max(1, scaled) {
      (decimals, scaled) = (decimals + 1, scaled * 10)
    }
    return decimals
  }

  private static func grouped(_ digits: Substring) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
