/// Language tags according to BCP 47 (RFC 5646): `en`, `pt-BR`, `zh-Hant`.
package enum LanguageTag {
  /// Returns a tag with hyphens instead of underscores.
  package static func normal(_ tag: String) -> String { tag.replacing("_", with: "-") }

  /// Whether a text has the form of a tag; whether the language exists is not checked.
  ///
  /// An underscore is accepted in place of a hyphen, as in Swift's locale identifiers.
  package static func isTag(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) != nil
  }
}
