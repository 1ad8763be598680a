/// Builds JSON text; members keep the order they are given in.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
  /// A value as somebody else wrote it, which must be JSON.
  case written(String)

  /// Compact, on one line.
  package var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += Self.format(value)
    case .string(let value): Self.write(value, to: &output)
    case .written(let text): output += text
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { output += "," }
        Self.write(name, to: &output)
        output += ":"
        value.write(to: &output)
      }
      output += "}"
    }
  }

  /// At most six decimals, no `.0`, no `-0`; JSON has no infinity, so it is written `"inf"`, and what is not a number as
  /// `null`.
  package static func format(_ value: Double) -> String {
    if value.isNaN { return "null" }
    if value.isInfinite { return value < 0 ? "\"-inf\"" : "\"inf\"" }
    // Doubles of this size have no more than three decimals.
    guard abs(value) < 9e12, let millionths = Int64(exactly: (value * 1_000_000).rounded()) else {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    if millionths % 1_000_000 == 0 { return String(millionths / 1_000_000) }
    let sign = millionths < 0 ? "-" : ""
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private static func write(_ string: String, to output: inout String) {
    output += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let hex = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
