/// Quantities as axes write them: with commas between thousands, and as many decimals as it takes.
package enum NumberLabel {
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    guard abs(number) < 1e12, abs(number) >= 1e-6 || number == 0 else { return "\(number)" }
    var decimals = 0
    var scaled = abs(number)
    while decimals < 6, abs(scaled - scaled.rounded()) > 1e-6 * max(1, scaled) {
      (decimals, scaled) = (decimals + 1, scaled * 10)
    }
    let digits = String(Int(scaled.rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let (whole, rest) = (padded.dropLast(decimals), padded.suffix(decimals))
    return (number < 0 ? "-" : "") + grouped(whole) + (decimals > 0 ? "." + rest : "")
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
