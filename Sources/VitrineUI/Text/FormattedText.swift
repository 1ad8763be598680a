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
    text.pieces = []
    for var piece in pieces {
      if let formatted = piece.formatted {
        (piece.string, piece.formatted) = (formatted.string(in: environment), nil)
      }
      // Words that look alike are one stretch, so that letters stand as close as in a text of one piece.
      if let last = text.pieces.popLast() {
        if last.joins(piece) { piece.string = last.string + piece.string } else { text.pieces.append(last) }
      }
      text.pieces.append(piece)
    }
    return text
  }
}

extension Text.Piece {
  /// Whether both are words of the same look.
  fileprivate func joins(_ next: Text.Piece) -> Bool {
    guard symbol == nil, next.symbol == nil else { return false }
    var same = self
    same.string = next.string
    return same == next
  }
}
