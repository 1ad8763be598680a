/// Text that depends on the language, calendar and time zone of its environment.
package struct FormattedText: Hashable {
  /// A key that identifies the text, for comparisons.
  private let key: String
  private let words: (EnvironmentValues) -> String

  package init(key: String, words: @escaping (EnvironmentValues) -> String) { (self.key, self.words) = (key, words) }

  func string(in environment: EnvironmentValues) -> String { words(environment) }

  package static func == (a: FormattedText, b: FormattedText) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Text {
  /// Creates a text whose string is formatted in the environment in which it is shown.
  ///
  /// - Parameter string: the string without an environment.
  package init(_ string: String, formatted: FormattedText) {
    self.init(string)
    for index in pieces.indices { pieces[index].formatted = formatted }
  }

  /// Returns the text with its string formatted for an environment.
  func resolved(in environment: EnvironmentValues) -> Text {
    guard pieces.contains(where: { $0.formatted != nil }) else { return self }
    var text = self
    text.pieces = []
    for var piece in pieces {
      if let formatted = piece.formatted {
        (piece.string, piece.formatted) = (formatted.string(in: environment), nil)
      }
      // Adjacent strings of the same style become one piece, so that letters are spaced as in a single string.
      if let last = text.pieces.popLast() {
        if last.joins(piece) { piece.string = last.string + piece.string } else { text.pieces.append(last) }
      }
      text.pieces.append(piece)
    }
    return text
  }
}

extension Text.Piece {
  /// Returns whether both pieces are strings of the same style.
  fileprivate func joins(_ next: Text.Piece) -> Bool {
    guard symbol == nil, next.symbol == nil else { return false }
    var same = self
    same.string = next.string
    return same == next
  }
}
