/// Converts the text of literals to values.
enum LiteralText {
  static func integer(_ text: String) -> Int? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.lowercased().hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  /// Returns the kind of a whole literal.
  static func number(_ text: String, _ facts: TypeFacts, at offset: Int) -> Expression.Kind {
    // A literal too large for `Int` is still valid as a `Double`.
    guard let whole = integer(text) else { return .double(double(text)) }
    let type = facts.numbers[offset]
    return type == "Double" ? .double(Double(whole)) : .integer(whole, type: type)
  }

  static func double(_ text: String) -> Double { Double(text.replacing("_", with: "")) ?? 0 }
}
