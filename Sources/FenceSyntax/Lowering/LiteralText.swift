/// Converts the text of literals to values.
enum LiteralText {
  static func integer(_ text: String) -> Int? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.lowercased().hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  static func double(_ text: String) -> Double { Double(text.replacing("_", with: "")) ?? 0 }

  /// Returns the characters of a string's segment, with its escapes resolved.
  static func unescape(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\n": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(next)
      }
    }
    return result
  }
}
