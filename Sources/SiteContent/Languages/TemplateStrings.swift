import Mustache

/// The interface strings as templates see them.
package struct TemplateStrings: TemplateModel {
  /// A string without placeholders as text, or the parts of a string with placeholders.
  enum Word: Sendable {
    case text(String)
    case parts([TemplatePart])
  }

  fileprivate(set) var words: [String: Word] = [:]
  /// The site's custom strings, which templates read as `own`.
  fileprivate(set) var own: [String: Word] = [:]

  /// The keys of the strings, in order.
  package var keys: [String] { words.keys.sorted() }

  /// Whether templates can read a string.
  package func has(_ key: String) -> Bool { key == "own" || words[key] != nil }

  package func value(named name: TemplateName) -> (any TemplateValue)? {
    name.known == .own ? TemplateStrings(words: own) : Self.value(of: words[name.text])
  }

  private static func value(of word: Word?) -> (any TemplateValue)? {
    switch word {
    case .text(let text): text
    case .parts(let parts): parts
    case nil: nil
    }
  }
}

/// A part of a string with placeholders. Of the names of the placeholders and `plain`, only the part's name is true.
struct TemplatePart: TemplateModel {
  var text: String
  /// The part's placeholder; `nil` for the text between placeholders.
  var place: String?
  /// The names of all placeholders in the string.
  var places: [String]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .text: text
    case .plain: place == nil
    default: places.contains(name.text) ? name.text == place : nil
    }
  }
}

extension TemplateStrings {
  /// The prefix of the keys of custom strings.
  static let ownPrefix = "own."

  /// Creates the strings of a language, except those that need a number, which are filled in for each page.
  ///
  /// - Parameter english: the English strings, which define the placeholders that templates expect.
  init(_ words: [String: InterfaceStrings.Word], english: [String: InterfaceStrings.Word]) {
    for (key, word) in words where word.count == 1 {
      guard let sentence = word[.other] else { continue }
      let places = (english[key]?[.other] ?? sentence).places
      guard !places.contains("count") else { continue }
      let value = places.isEmpty ? Word.text(sentence.filled()) : .parts(sentence.templateParts)
      if key.hasPrefix(Self.ownPrefix) {
        own[String(key.dropFirst(Self.ownPrefix.count))] = value
      } else if key.hasPrefix(InterfaceStrings.scriptPrefix) {
        // Templates and scripts use the same strings for buttons.
        self.words[String(key.dropFirst(InterfaceStrings.scriptPrefix.count))] = value
      } else if !key.contains(".") {
        self.words[key] = value
      }
    }
  }
}

extension Sentence {
  /// The parts of the sentence, as templates see them.
  fileprivate var templateParts: [TemplatePart] {
    let places = places
    return parts.map { TemplatePart(text: $0.text, place: $0.place, places: places) }
  }
}
