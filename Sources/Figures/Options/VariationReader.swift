import Notation

/// Reads one parameter of the option `vary`: `spacing: 0...40 by 8`, `alignment: leading, center`, `$isOn`.
struct VariationReader {
  /// The reason why a text is not a parameter, and how to write it.
  struct Problem: Error, Hashable {
    var message: String
    var hint: String
  }

  private static let example = "spacing: 0...40"

  /// Returns the parts of the option's value, which semicolons outside of quotes separate.
  static func parts(of text: String) -> [String] {
    split(text, at: ";").map(trimmed).filter { !$0.isEmpty }
  }

  static func read(_ text: String, _ setting: FigureSetting) throws(Problem) -> Variation {
    let sides = split(text, at: ":", most: 1)
    var variation = Variation(name: trimmed(sides.first ?? ""), values: .both, setting: setting)
    let parts = variation.name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let position = Int(parts[1]), position > 0 else {
        throw Problem(message: "'\(parts[1])' is not the number of a literal", hint: "count from 1: spacing#2")
      }
      (variation.name, variation.position) = (String(parts[0]), position)
    }
    guard isName(variation.name) else {
      throw Problem(message: "'\(text)' does not begin with the name of a literal", hint: "vary=\"\(example)\"")
    }
    guard sides.count == 2 else {
      guard variation.name.hasPrefix("$") else {
        throw Problem(
          message: "'\(variation.name)' has no values", hint: "a range or a list of values: \(variation.name): 0...40")
      }
      return variation
    }
    variation.values = try values(trimmed(sides[1]))
    return variation
  }

  /// Whether a text is a name with at most one dot, `$` before it.
  private static func isName(_ text: String) -> Bool {
    let words = text.drop { $0 == "$" }.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(words.count) && words.allSatisfy(isWord)
  }

  private static func isWord(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Values

  private static func values(_ text: String) throws(Problem) -> Variation.Values {
    if text.first != "'", text.first != "\"", text.contains("...") { return try range(text) }
    var list: [LiteralValue] = []
    for item in split(text, at: ",") {
      let value = try value(trimmed(item))
      if !list.contains(value) { list.append(value) }
    }
    guard list.count <= Variation.mostStates else {
      throw Problem(
        message: "\(list.count) values are more than \(Variation.mostStates)", hint: "leave some values out")
    }
    return .list(list)
  }

  private static func range(_ text: String) throws(Problem) -> Variation.Values {
    let words = text.split(separator: " ").map(String.init)
    let step = words.count > 2 && words[words.count - 2] == "by" ? words[words.count - 1] : nil
    let ends = (step == nil ? words : words.dropLast(2)).joined().split(separator: "...", maxSplits: 1)
    guard ends.count == 2, let low = number(String(ends[0])), let high = number(String(ends[1])) else {
      throw Problem(message: "'\(text)' is not a range of numbers", hint: "write '0...40', or '0...40 by 8' for steps")
    }
    guard low < high else {
      throw Problem(
        message: low == high ? "the range '\(text)' has only one number" : "the range '\(text)' is reversed",
        hint: low == high ? "write a larger upper bound" : "write '\(ends[1])...\(ends[0])'")
    }
    guard let step else { return .range(low...high, by: nil) }
    guard let distance = number(step), distance > 0 else {
      throw Problem(message: "'\(step)' is not a distance between numbers", hint: "write a positive number: 'by 8'")
    }
    guard (high - low) / distance < Double(Variation.mostStates) else {
      throw Problem(
        message: "'\(text)' has more than \(Variation.mostStates) values", hint: "write a larger step, or none")
    }
    return .range(low...high, by: distance)
  }

  private static func value(_ text: String) throws(Problem) -> LiteralValue {
    if let quote = text.first, quote == "'" || quote == "\"" {
      guard let inside = unquoted(text, quote) else {
        throw Problem(
          message: "the text \(text) does not end where its quote does", hint: "write 'Hi', 'A longer title'")
      }
      guard inside.count <= Variation.longestText else {
        throw Problem(
          message: "a text has more than \(Variation.longestText) characters", hint: "write a shorter text")
      }
      return .text(inside)
    }
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "nil": return .nothing
    default: break
    }
    if let number = number(text) {
      return Int(text).map { .integer($0) } ?? .double(number)
    }
    let name = text.first == "." ? String(text.dropFirst()) : text
    guard isWord(name) else {
      throw Problem(
        message: text.isEmpty ? "a value is missing" : "'\(text)' is not a value",
        hint: "a number, a member such as 'leading', true, false, nil, or a text in quotes")
    }
    return .member(name)
  }

  /// The largest number, up to which the literals of numbers are exact.
  private static let largest = 1e9

  private static func number(_ text: String) -> Double? {
    guard let value = Double(text), abs(value) <= largest, text.allSatisfy({ $0.isNumber || "+-.".contains($0) }) else {
      return nil
    }
    return value
  }

  // MARK: Text

  /// Splits a text at a character outside of quotes.
  private static func split(_ text: String, at separator: Character, most: Int = .max) -> [String] {
    var parts = [""]
    var quote: Character?
    var isEscaped = false
    for character in text {
      if quote == nil, character == separator, parts.count <= most {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if character == "\\" { isEscaped = true } else if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      }
    }
    return parts
  }

  /// Returns the text between quotes, in which a backslash precedes a quote or a backslash.
  private static func unquoted(_ text: String, _ quote: Character) -> String? {
    var inside = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == quote { return rest.isEmpty ? inside : nil }
      if character == "\\", let next = rest.first, next == quote || next == "\\" {
        inside.append(rest.removeFirst())
      } else {
        inside.append(character)
      }
    }
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
