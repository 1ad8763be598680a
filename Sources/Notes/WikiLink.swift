/// A wiki link: `[[Note#Heading|words]]`; with `!` before it, an embed, which shows its target in place.
package struct WikiLink: Hashable, Sendable {
  /// The name or path of a note or file; empty for a place in the same note.
  package var target: String
  /// A heading, preceded by the headings above it, `Chapter#Section`, or `^name` for a block; empty for the whole note.
  package var fragment: String
  /// The text after the bar: words to show, or the size of an image.
  package var label: String?
  package var isEmbed: Bool
  /// The words to show, where they have markup.
  package var words: [Inline]?

  package init(target: String, fragment: String = "", label: String? = nil, isEmbed: Bool) {
    (self.target, self.fragment, self.label, self.isEmbed) = (target, fragment, label, isEmbed)
  }

  /// Parses the text between the brackets; `nil` where it names nothing.
  package init?(parsing text: Substring, isEmbed: Bool) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    // In tables the bar is escaped.
    let address = parts[0].hasSuffix("\\") ? parts[0].dropLast() : parts[0]
    let pieces = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    target = Self.trimmed(pieces[0])
    let chain = pieces.count > 1 ? pieces[1].split(separator: "#").map(Self.trimmed) : []
    // A block's name is unique in its note; the headings above it don't matter.
    fragment = chain.last.map { $0.hasPrefix("^") ? $0 : chain.joined(separator: "#") } ?? ""
    label = parts.count > 1 ? Self.trimmed(parts[1]) : nil
    self.isEmbed = isEmbed
    if target.isEmpty, fragment.isEmpty { return nil }
  }

  /// Parses a note embedded with image syntax, `![words](note.md#heading)`, which Obsidian writes when wiki links are
  /// turned off.
  ///
  /// - Returns: `nil` where the path is not a note's.
  init?(embedding address: String, label: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.contains(":"), !path.hasPrefix("//"), NotePath.isNote(String(path)) else {
      return nil
    }
    self.init(
      target: PercentEncoding.decode(path), fragment: parts.count > 1 ? PercentEncoding.decode(parts[1]) : "",
      label: label.isEmpty ? nil : label, isEmbed: true)
  }

  /// The words to show without further information about the target.
  package var text: String {
    if let label, !label.isEmpty { return label }
    if fragment.isEmpty { return target }
    let path = fragment.replacing("#", with: " › ")
    return target.isEmpty ? path : target + " › " + path
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
