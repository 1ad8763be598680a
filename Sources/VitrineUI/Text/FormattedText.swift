/// Words that depend on the language, calendar and time zone that they are read in.
package struct FormattedText: Hashable {
  /// What tells it from others.
  private let key: String
  private let words: (EnvironmentValues) -> String

  package init(key: String, words: @escaping (EnvironmentValues) -> String) { (self.key, self.words) = (key, words) }

  func string(in environment: EnvironmentValues) -> String { words(environment) }

  package static func == (a: FormattedText, b: FormattedText) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Text {
  /// A text whose words are found where it is shown.
  ///
  /// - Parameter string: its words where nothing else is said.
  package init(_ string: String, formatted: FormattedText) {
    self.init(string)
    for index in pieces.indices { pieces[index].formatted = formatted }
  }

  /// The text with the words that it has in an environment.
  func resolved(in environment: EnvironmentValues) -> Text {
    guard pieces.contains(where: { $0.formatted != nil }) else { return self }
    var text = self
    for index in text.pieces.indices {
      if let formatted = text.pieces[index].formatted {
        text.pieces[index].string = formatted.string(in: environment)
      }
    }
    return text
  }
}
