import Diagnostics

/// Treatments of the ends of lines within paragraphs.
package enum LineBreaks: String, CaseIterable, Sendable {
  /// Keeps those behind which something begins anew, as far as the lines tell, and joins all other lines.
  case auto
  /// Keeps them all, as Obsidian does.
  case hard
  /// Joins lines, as Markdown does.
  case soft

  /// Lines of prose are rarely wrapped at fewer letters.
  private static let narrowest = 60

  /// Whether a line seems to end where its author wanted it to: the next one has a number of its own (`2 - …`), or begins a sentence
  /// behind a line that ends none and had room for more.
  static func isMeant(_ line: Substring, _ next: Substring) -> Bool {
    let (line, next) = (content(of: line), content(of: next))
    if next.prefixMatch(of: /\d{1,3}[ \t]*[\-–—][ \t]/) != nil { return true }
    // A sentence may stand in brackets, end and all; the first line of a callout is none.
    guard let last = line.last(where: { !")]”\"’".contains($0) }), last.isLetter || last.isNumber || last == "`",
      let first = next.first, first.isUppercase, !line.hasPrefix("[!")
    else { return false }
    return line.count + 1 + next.prefix { !$0.isWhitespace }.count <= narrowest
  }

  static func remark(on breaks: (count: Int, first: Location), in file: String) -> Diagnostic {
    let (ends, are) = breaks.count == 1 ? ("the end of a line", "is") : ("the ends of \(breaks.count) lines", "are")
    return Diagnostic(
      .note, "line-breaks", "\(ends) \(are) kept, since what follows seems to begin anew", file: file,
      span: Span(at: breaks.first), hint: "'breaks: soft' in the settings joins all lines, 'breaks: hard' none")
  }

  /// A line without the markers of quotes and the spaces around it.
  private static func content(of line: Substring) -> Substring {
    var text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
