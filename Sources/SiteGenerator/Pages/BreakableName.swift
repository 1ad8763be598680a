import Markup

/// A title in which long names of code may be broken where they are read in parts: `frame(width:height:alignment:)` after its
/// bracket, and after each label.
enum BreakableName {
  private static let breaks: Set<Character> = ["(", ":", ",", "/"]
  /// Words up to this length need no breaks.
  private static let longest = 14

  /// The title as HTML.
  static func html(_ title: String) -> String {
    let parts = pieces(of: title).map { [Node.text($0)] }
    return Array(parts.joined(separator: [Node.element("wbr")])).html
  }

  /// The title with spaces of no width, for what is no HTML.
  static func text(_ title: String) -> String { pieces(of: title).joined(separator: "\u{200B}") }

  /// What is kept together.
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
