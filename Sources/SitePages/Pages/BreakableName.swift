import Markup

/// Inserts line-break opportunities into long code names in titles: `frame(width:height:alignment:)` may break after
/// its parenthesis and after each label.
enum BreakableName {
  private static let breaks: Set<Character> = ["(", ":", ",", "/"]
  /// The number of characters up to which a word gets no breaks.
  private static let longest = 14

  /// Returns the title as HTML, with `wbr` elements.
  static func html(_ title: String) -> String {
    let parts = pieces(of: title).map { [Node.text($0)] }
    return Array(parts.joined(separator: [Node.element("wbr")])).html
  }

  /// Returns the title as plain text, with zero-width spaces.
  static func text(_ title: String) -> String { pieces(of: title).joined(separator: "\u{200B}") }

  /// Returns the parts of a title between break opportunities.
  static func pieces(of title: String) -> [String] {
    var pieces = [""]
    for (index, word) in title.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { pieces[pieces.count - 1] += " " }
      guard word.count > longest else {
        pieces[pieces.count - 1] += word
        continue
      }
      for (place, character) in zip(word.indices, word) {
        pieces[pieces.count - 1].append(character)
        let next = word.index(after: place)
        if breaks.contains(character), next < word.endIndex, word[next].isLetter { pieces.append("") }
      }
    }
    return pieces
  }
}
