extension JSON {
  /// The value as compact JSON, on one line.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value): Self.write(value, to: &bytes)
    case .string(let value): Self.write(value, to: &bytes)
    case .written(let text): bytes.append(contentsOf: text.utf8)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.list.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Returns a number as JSON, with at most six decimals. JSON has no infinity or NaN: infinity is written as `"inf"`,
  /// NaN as `null`.
  public static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ value: Double, to bytes: inout [UInt8]) {
    if value.isNaN { return bytes.append(contentsOf: "null".utf8) }
    if value.isInfinite { return bytes.append(contentsOf: (value < 0 ? "\"-inf\"" : "\"inf\"").utf8) }
    // Doubles of this size have no more than three decimals.
    guard abs(value) < 9e12, let millionths = Int64(exactly: (value * 1_000_000).rounded()) else {
      let text = "\(value)"
      return bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
    }
    NumberText.append(units: millionths, decimals: 6, to: &bytes)
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      // JavaScript's line ends, and characters that terminals may interpret.
      case "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let hex = String(scalar.value, radix: 16)
        bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
      default: if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
