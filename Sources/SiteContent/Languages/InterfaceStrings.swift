import Markup
import VitrineUI

/// The strings of the interface in one language. Strings that the language leaves out are in English.
package struct InterfaceStrings: Sendable {
  /// A string in its plural forms.
  package typealias Word = [PluralForm: Sentence]

  /// The tag of the language, as in the name of its file.
  package let tag: String
  package private(set) var words: [String: Word]
  package private(set) var months: [String]
  /// The strings as templates read them.
  package let templateWords: TemplateStrings

  /// - Parameter english: the English strings, which determine for templates which strings have placeholders.
  package init(tag: String, words: [String: Word], english: [String: Word], months: [String]) {
    self.tag = tag
    self.words = words
    self.months = months
    templateWords = TemplateStrings(words, english: english)
  }

  /// An empty localization, in which each string is its key.
  package static let none = InterfaceStrings(tag: "en", words: [:], english: [:], months: [])

  /// Whether the language is English, which is the language of figures.
  package var isEnglish: Bool { Self.isEnglish(tag) }

  package static func isEnglish(_ language: String) -> Bool {
    language.lowercased().prefix { $0 != "-" && $0 != "_" } == "en"
  }

  /// The HTML attributes that mark an element as being in this language, for text inside English content; empty for
  /// English.
  var attributes: String {
    guard !isEnglish else { return "" }
    return " lang=\"\(Escaping.escaped(tag))\" dir=\"\(TextDirection(ofLanguage: tag).rawValue)\""
  }

  /// The name of the language in the language itself.
  var name: String { self["name"] }

  /// Returns a string without placeholders, as text.
  package subscript(key: String) -> String { words[key]?[.other]?.filled() ?? key }

  /// Returns a string with its placeholders filled, as text.
  package func filled(_ key: String, _ values: [String: String]) -> String {
    words[key]?[.other]?.filled(values) ?? key
  }

  /// Returns a string as HTML, with HTML in its placeholders.
  package func nodes(_ key: String, _ values: [String: [Node]]) -> [Node] {
    (words[key]?[.other]?.parts ?? []).flatMap { part in part.place.flatMap { values[$0] } ?? [.text(part.text)] }
  }

  /// Returns a string in the plural form for a number, which also fills the placeholder `count`.
  package func counted(_ key: String, _ count: Int, _ values: [String: String] = [:]) -> String {
    guard let word = words[key] else { return key }
    let sentence = word[PluralForm(count, language: tag)] ?? word[.other]
    return sentence?.filled(values.merging(["count": "\(count)"]) { _, own in own }) ?? key
  }

  /// Returns the title of a callout that sets none.
  package func calloutTitle(_ type: String) -> String {
    words["callouts." + type.lowercased()].flatMap { $0[.other]?.filled() }
      ?? type.prefix(1).uppercased() + type.dropFirst()
  }

  /// Returns a date for readers, such as `1 May 2026`.
  package func day(_ note: NoteDate) -> String {
    let date = note.local
    guard months.count == 12 else { return date.dayText }
    return filled(
      "date", ["day": "\(date.day)", "month": months[(date.month - 1) % 12], "year": "\(date.year)"])
  }

  /// The prefix of the keys of strings for scripts.
  static let scriptPrefix = "script."

  /// The JavaScript that defines the strings of the site's scripts.
  package var script: String {
    let prefix = Self.scriptPrefix
    let texts = words.keys.filter { $0.hasPrefix(prefix) }.sorted().map { key in
      (String(key.dropFirst(prefix.count)), JSON.string(words[key]?[.other]?.source ?? ""))
    }
    return "window.vitrineWords = " + JSON.object(texts).text + ";\n"
  }

  /// The path of that script in the site.
  package var scriptPath: String { "assets/words/" + tag + ".js" }
}
