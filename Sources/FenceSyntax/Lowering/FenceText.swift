/// The part of a fence that is Swift.
///
/// Notes put drawings of the view tree below their code: lines of `|` and `---` with names between them, often under a
/// comment or a heading. What follows the code as such a drawing is no code.
package enum FenceText {
  /// The code, with the drawing below it left out: how the text begins. Signs that no one sees and that Swift's parser does not
  /// survive are blank, one byte for one.
  package static func code(_ text: String) -> String {
    let text = withoutByteOrderMarks(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.indices.first(where: { isStroke(lines[$0]) }) else { return withoutStrayBar(text) }
    var end = first
    // The names above the first stroke belong to the drawing, back to the empty line or comment before it.
    while end > 0, !lines[end - 1].trimmed.isEmpty, isName(lines[end - 1]) { end -= 1 }
    return lines[..<end].joined(separator: "\n")
  }

  /// A line of strokes alone, at least one of them upright or long: `|`, `-------`, `1 | 10`.
  private static func isStroke(_ line: Substring) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "|")) || line.utf8.contains(UInt8(ascii: "-")) && line.contains("----")
    else { return false }
    return line.allSatisfy { $0 == "|" || $0 == "-" || $0 == "+" || $0.isWhitespace || $0.isNumber }
  }

  /// A line of plain words: names of views over a drawing.
  private static func isName(_ line: Substring) -> Bool {
    let text = line.trimmed
    return text.allSatisfy { $0.isLetter || $0.isWhitespace || $0 == "." || $0 == "?" } && !text.contains(" in ")
      && !["else", "default", "return", "break", "continue"].contains(text)
  }

  /// U+FEFF is blank outside texts, and U+2060, which is as wide and as long, in them: the parser traps beside some of them.
  private static func withoutByteOrderMarks(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{FEFF}") else { return text }
    var result = ""
    var isInText = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isInText.toggle() }
      if scalar == "\n" { isInText = false }
      if scalar == "\u{FEFF}" {
        result += isInText ? "\u{2060}" : "   "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A bar behind the last brace (`}|`) is a slip of the hand.
  private static func withoutStrayBar(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return text }
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[...last].hasSuffix("}|") else { return text }
    return String(text[..<last])
  }
}
