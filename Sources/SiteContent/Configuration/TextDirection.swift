/// The writing direction of text.
package enum TextDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"]

  /// - Parameter language: a BCP 47 language tag; its script subtag takes precedence over the language.
  package init(ofLanguage language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = parts.first.map(Self.rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
    }
  }
}
