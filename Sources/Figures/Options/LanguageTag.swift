/// Language tags, as BCP 47 (RFC 5646) writes them: `en`, `pt-BR`, `zh-Hant`.
package enum LanguageTag {
  /// A tag as BCP 47 has it: with hyphens.
  package static func normal(_ tag: String) -> String { tag.replacing("_", with: "-") }

  /// Whether a text has the form of a tag; which languages there are is not asked.
  ///
  /// An underscore counts as a hyphen, since Swift's locale identifiers have it.
  package static func isTag(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) != nil
  }
}
