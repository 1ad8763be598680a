/// The plural forms of strings, by their names in the Unicode CLDR.
package enum PluralForm: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the form for a whole number, by the CLDR's rules for cardinals (version 46, “Language Plural Rules”).
  /// Forms that only millions take, as in Spanish, are left out.
  init(_ number: Int, language: String) {
    self = Self.rule(language)(number)
  }

  /// Returns the forms that whole numbers take in a language.
  static func forms(of language: String) -> Set<PluralForm> {
    Set((0...200).map(rule(language)))
  }

  private static func rule(_ language: String) -> (Int) -> PluralForm {
    switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    case "zh", "ja", "ko", "th", "vi", "id", "ms", "lo", "my", "yue": { _ in .other }
    case "fr", "pt", "hi", "fa", "bn", "am", "gu", "kn", "zu", "hy": { $0 <= 1 ? .one : .other }
    case "he", "iw": { $0 == 1 ? .one : $0 == 2 ? .two : .other }
    case "ar": arabic
    case "ru", "uk", "be": { slavic($0, one: $0 % 10 == 1 && $0 % 100 != 11) }
    case "sr", "hr", "bs": { slavic($0, one: $0 % 10 == 1 && $0 % 100 != 11, rest: .other) }
    case "pl": { slavic($0, one: $0 == 1) }
    case "cs", "sk": { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
    case "lt": lithuanian
    case "ro", "mo": { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other }
    case "sl": slovenian
    default: { $0 == 1 ? .one : .other }
    }
  }

  private static func arabic(_ number: Int) -> PluralForm {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func slavic(_ number: Int, one: Bool, rest: PluralForm = .many) -> PluralForm {
    if one { return .one }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : rest
  }

  private static func lithuanian(_ number: Int) -> PluralForm {
    if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  private static func slovenian(_ number: Int) -> PluralForm {
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
}
