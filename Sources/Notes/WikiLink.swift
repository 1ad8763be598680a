/// A link by name: `[[Note#Heading|words]]`; with `!` before it, what it names is shown in place.
package struct WikiLink: Hashable, Sendable {
  /// The name or path of a note or file; empty for a place in the same note.
  package var target: String
  /// A heading, or `^name` for a block; empty for the whole.
  package var fragment: String
  /// What stands behind the bar: words to show, or the size of an image.
  package var label: String?
  package var isEmbed: Bool

  /// Reads what stands between the brackets; `nil` where that names nothing.
  package init?(parsing text: Substring, isEmbed: Bool) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    // In tables the bar is escaped.
    let address = parts[0].hasSuffix("\\") ? parts[0].dropLast() : parts[0]
    let pieces = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    target = Self.trimmed(pieces[0])
    // `#Chapter#Section` means the section.
    fragment = pieces.count > 1 ? Self.trimmed(pieces[1].split(separator: "#").last ?? "") : ""
    label = parts.count > 1 ? Self.trimmed(parts[1]) : nil
    self.isEmbed = isEmbed
    if target.isEmpty, fragment.isEmpty { return nil }
  }

  /// The words to show where nothing better is known.
  package var text: String {
    if let label, !label.isEmpty { return label }
    if fragment.isEmpty { return target }
    return target.isEmpty ? fragment : target + " › " + fragment
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
