/// Separates a fence's Swift from a drawing below it.
///
/// Notes put drawings of the view tree below their code: lines of `|` and `---` with names between them, often under a
/// comment or a heading. Such a drawing is not code.
package enum FenceText {
  /// Returns the code without the drawing below it. Invisible characters at which Swift's parser traps are replaced,
  /// byte for byte.
  package static func code(_ text: String) -> String {
    let text = withoutByteOrderMarks(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = firstStroke(lines) else { return withoutStrayBar(text) }
    var end = first
    // The names above the first stroke belong to the drawing, back to the empty line or comment before them.
    while end > 0, !lines[end - 1].trimmed.isEmpty, isName(lines[end - 1]) { end -= 1 }
    return lines[..<end].joined(separator: "\n")
  }

  /// Returns the index of the first line of a drawing, which is in no comment or string of several lines.
  private static func firstStroke(_ lines: [Substring]) -> Int? {
    guard lines.contains(where: isStroke) else { return nil }
    var open = SpanningText()
    for (index, line) in lines.enumerated() {
      if !open.isOpen, isStroke(line) { return index }
      open.read(line)
    }
    return nil
  }

  /// Whether a line holds only strokes, at least one of them vertical or long: `|`, `-------`, `1 | 10`.
  private static func isStroke(_ line: Substring) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "|")) || line.utf8.contains(UInt8(ascii: "-")) && line.contains("----")
    else { return false }
    return line.allSatisfy { $0 == "|" || $0 == "-" || $0 == "+" || $0.isWhitespace || $0.isNumber }
  }

  /// Whether a line holds only words, as the names of views above a drawing.
  private static func isName(_ line: Substring) -> Bool {
    let text = line.trimmed
    return text.allSatisfy { $0.isLetter || $0.isWhitespace || $0 == "." || $0 == "?" } && !text.contains(" in ")
      && !["else", "default", "return", "break", "continue"].contains(text)
  }

  /// Replaces U+FEFF by spaces outside strings, and by U+2060, which has the same width and length, in them: the parser
  /// traps beside some of them.
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

  /// Removes a bar after the last brace (`}|`), a typing error.
  private static func withoutStrayBar(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return text }
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[...last].hasSuffix("}|") else { return text }
    return String(text[..<last])
  }
}
