/// The words of the interface as templates see them.
struct TemplateWords: TemplateModel {
  /// A sentence without places as text, one with places as its parts.
  enum Word: Sendable {
    case text(String)
    case parts([TemplatePart])
  }

  fileprivate(set) var words: [String: Word] = [:]
  /// The site's own, which stand under `own`.
  fileprivate(set) var own: [String: Word] = [:]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    name.known == .own ? TemplateWords(words: own) : Self.value(of: words[name.text])
  }

  private static func value(of word: Word?) -> (any TemplateValue)? {
    switch word {
    case .text(let text): text
    case .parts(let parts): parts
    case nil: nil
    }
  }
}

/// A part of a sentence with places: its text and one name that is true, that of the place or `plain`.
struct TemplatePart: TemplateModel {
  var text: String
  /// The place that this is; `nil` for what stands between places.
  var place: String?
  /// The names of all the sentence's places.
  var places: [String]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .text: text
    case .plain: place == nil
    default: places.contains(name.text) ? name.text == place : nil
    }
  }
}

extension TemplateWords {
  /// What the keys of words begin with that a site has for its own templates.
  static let ownPrefix = "own."

  /// The words of a language but those that need a number, which pages have filled.
  ///
  /// - Parameter english: the words that say which sentences have places, as templates take them to.
  init(_ words: [String: InterfaceWords.Word], english: [String: InterfaceWords.Word]) {
    for (key, word) in words where word.count == 1 {
      guard let sentence = word[.other] else { continue }
      let places = (english[key]?[.other] ?? sentence).places
      guard !places.contains("count") else { continue }
      let value = places.isEmpty ? Word.text(sentence.filled()) : .parts(sentence.templateParts)
      if key.hasPrefix(Self.ownPrefix) {
        own[String(key.dropFirst(Self.ownPrefix.count))] = value
      } else if key.hasPrefix(InterfaceWords.scriptPrefix) {
        // Buttons that a template writes say what those of a script say.
        self.words[String(key.dropFirst(InterfaceWords.scriptPrefix.count))] = value
      } else if !key.contains(".") {
        self.words[key] = value
      }
    }
  }
}

extension Sentence {
  /// What templates see of a sentence with places: its parts, in order.
  fileprivate var templateParts: [TemplatePart] {
    let places = places
    return parts.map { TemplatePart(text: $0.text, place: $0.place, places: places) }
  }
}
