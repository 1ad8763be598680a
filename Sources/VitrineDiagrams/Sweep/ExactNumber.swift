/// Numbers that are calculated with: up to six decimals, since a hundredth of a point would add up over a long piece.
enum ExactNumber {
  /// Four decimals: places, which nothing is multiplied with.
  static func rounded(_ value: Double) -> String {
    value.isFinite ? text((value * 1e4).rounded() / 1e4) : "0"
  }

  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "null" }
    let millionths = Int((value * 1e6).rounded())
    if millionths % 1_000_000 == 0 { return "\(millionths / 1_000_000)" }
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(millionths < 0 ? "-" : "")\(whole).\(digits)"
  }
}
