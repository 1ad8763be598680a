/// Automatic grammar agreement: `^[3 apple](inflect: true)` reads as “3 apples”.
///
/// English nouns, by the rules that school books have; the noun is the last word of the stretch.
enum Inflection {
  /// A text with its stretches in words that agree.
  ///
  /// - Parameter number: what stands for a sign in the place of a value, as a number.
  static func resolved(_ text: String, number: (Unicode.Scalar) -> Int? = { _ in nil }) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "^[") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
        break
      }
      let inner = rest[start.upperBound..<middle.lowerBound]
      let attributes = rest[middle.upperBound..<end].filter { $0 != " " }
      result += attributes.contains("inflect:true") ? agreeing(inner, number) : String(inner)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func agreeing(_ text: Substring, _ number: (Unicode.Scalar) -> Int?) -> String {
    let given = text.unicodeScalars.lazy.compactMap(number).first
    let digits = text.split { !$0.isNumber && $0 != "," }.first.map { $0.filter(\.isNumber) } ?? ""
    let written = Int(digits)
    guard let count = given ?? written, count != 1, let start = text.lastIndex(where: { !$0.isLetter }) else {
      return String(text)
    }
    let noun = text[text.index(after: start)...]
    return noun.isEmpty ? String(text) : text[...start] + plural(of: String(noun))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "knife": "knives", "leaf": "leaves", "life": "lives", "half": "halves",
    "shelf": "shelves", "wolf": "wolves", "sheep": "sheep", "fish": "fish", "series": "series", "quiz": "quizzes",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
  ]

  private static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if let known = irregular[lower] {
      return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    // A word that is several already stays.
    if lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us"), !lower.hasSuffix("is") { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
