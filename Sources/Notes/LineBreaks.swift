import Diagnostics

/// The treatment of line ends within paragraphs.
package enum LineBreaks: String, CaseIterable, Sendable {
  /// Keeps a line end where the next line seems to start something new, and joins all other lines.
  case auto
  /// Keeps all line ends, as Obsidian does.
  case hard
  /// Joins all lines, as Markdown does.
  case soft

  /// The fewest letters at which lines of prose are usually wrapped.
  private static let narrowest = 60

  /// Whether an author seems to have ended a line on purpose: the next line has a number (`2 - …`), or starts a
  /// sentence after a line that ends none and had room for more.
  static func isMeant(_ line: Substring, _ next: Substring) -> Bool {
    let (line, next) = (content(of: line), content(of: next))
    if isNumbered(next) { return true }
    // A sentence may be in brackets together with its full stop; the first line of a callout is not a sentence.
    guard let last = line.last(where: { !")]”\"’".contains($0) }), last.isLetter || last.isNumber || last == "`",
      let first = next.first, first.isUppercase, !line.hasPrefix("[!")
    else { return false }
    return line.count + 1 + next.prefix { !$0.isWhitespace }.count <= narrowest
  }

  /// Whether a line begins with a number of up to three digits and a dash.
  private static func isNumbered(_ line: Substring) -> Bool {
    let rest = line.drop(while: \.isWholeNumber)
    guard (1...3).contains(line.distance(from: line.startIndex, to: rest.startIndex)) else { return false }
    let dash = rest.drop { $0 == " " || $0 == "\t" }
    guard let first = dash.first, "-–—".contains(first), let space = dash.dropFirst().first else { return false }
    return space == " " || space == "\t"
  }

  /// Whether a character is of a script that is written without spaces: Han, kana, and their punctuation, but not Hangul.
  ///
  /// Source: <https://www.unicode.org/reports/tr11/>
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x312F, 0x3190...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  static func remark(on breaks: (count: Int, first: Location), in file: String) -> Diagnostic {
    let (ends, are) = breaks.count == 1 ? ("the end of a line", "is") : ("the ends of \(breaks.count) lines", "are")
    return Diagnostic(
      .note, "line-breaks", "\(ends) \(are) kept as line breaks, because the next line seems to start something new",
      file: file, span: Span(at: breaks.first),
      hint: "set 'breaks: soft' in vitrine.yml to join all lines, 'breaks: hard' to join none")
  }

  /// Returns a line without quote markers and surrounding spaces.
  private static func content(of line: Substring) -> Substring {
    var text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
