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
