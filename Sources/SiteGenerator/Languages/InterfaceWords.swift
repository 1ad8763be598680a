import Markup
import VitrineUI

/// The words of the interface in one language; what the language leaves out is English.
package struct InterfaceWords: Sendable {
  /// A sentence, in the forms that it takes with numbers.
  typealias Word = [PluralForm: Sentence]

  /// The language's tag, as its file is named.
  let tag: String
  private(set) var words: [String: Word]
  private(set) var months: [String]
  /// What templates see of them.
  let templateWords: TemplateWords

  /// - Parameter english: the words that say which sentences have places, as templates take them to.
  init(tag: String, words: [String: Word], english: [String: Word], months: [String]) {
    self.tag = tag
    self.words = words
    self.months = months
    templateWords = TemplateWords(words, english: english)
  }

  /// No words at all: each is its key.
  static let none = InterfaceWords(tag: "en", words: [:], english: [:], months: [])

  /// Whether the words are the language that figures speak.
  var isEnglish: Bool { Self.isEnglish(tag) }

  static func isEnglish(_ language: String) -> Bool {
    language.lowercased().prefix { $0 != "-" && $0 != "_" } == "en"
  }

  /// Marks an element as being in this language, where it stands in something English.
  var attributes: String {
    guard !isEnglish else { return "" }
    return " lang=\"\(Escaping.escaped(tag))\" dir=\"\(TextDirection(ofLanguage: tag).rawValue)\""
  }

  /// The name of the language in the language itself.
  var name: String { self["name"] }

  /// A sentence without places, as text.
  subscript(key: String) -> String { words[key]?[.other]?.filled() ?? key }

  /// A sentence with something in its places, as text.
  func filled(_ key: String, _ values: [String: String]) -> String {
    words[key]?[.other]?.filled(values) ?? key
  }

  /// A sentence as HTML, with HTML in its places.
  func nodes(_ key: String, _ values: [String: [Node]]) -> [Node] {
    (words[key]?[.other]?.parts ?? []).flatMap { part in part.place.flatMap { values[$0] } ?? [.text(part.text)] }
  }

  /// A sentence about a number, which stands in the place `count`.
  func counted(_ key: String, _ count: Int, _ values: [String: String] = [:]) -> String {
    guard let word = words[key] else { return key }
    let sentence = word[PluralForm(count, language: tag)] ?? word[.other]
    return sentence?.filled(values.merging(["count": "\(count)"]) { _, own in own }) ?? key
  }

  /// The title of a callout that has none of its own.
  func calloutTitle(_ type: String) -> String {
    words["callouts." + type.lowercased()].flatMap { $0[.other]?.filled() }
      ?? type.prefix(1).uppercased() + type.dropFirst()
  }

  /// A day as people write it: `1 May 2026`.
  func day(_ note: NoteDate) -> String {
    let date = note.local
    guard months.count == 12 else { return date.dayText }
    return filled(
      "date", ["day": "\(date.day)", "month": months[(date.month - 1) % 12], "year": "\(date.year)"])
  }

  /// What the keys of words begin with that scripts say.
  static let scriptPrefix = "script."

  /// The script that gives the other scripts their words; it has no words of its own.
  var script: String {
    let prefix = Self.scriptPrefix
    let texts = words.keys.filter { $0.hasPrefix(prefix) }.sorted().map { key in
      (String(key.dropFirst(prefix.count)), JSON.string(words[key]?[.other]?.source ?? ""))
    }
    return "window.vitrineWords = " + JSON.object(texts).text + ";\n"
  }

  /// Where a site has that script.
  var scriptPath: String { "assets/words/" + tag + ".js" }
}
