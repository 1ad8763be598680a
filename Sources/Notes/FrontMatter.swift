import Diagnostics

/// The YAML at the head of a note.
package struct FrontMatter: Hashable, Sendable {
  package var values: YAMLValue

  package init(values: YAMLValue = .empty) { self.values = values }

  package subscript(key: String) -> YAMLValue? { values[key] }

  /// Larger front matter is refused: it is settings, not content.
  static let byteLimit = 64 * 1024
}

extension FrontMatter {
  struct Split {
    var matter: FrontMatter
    /// The line, from 1, at which the Markdown starts.
    var bodyLine: Int
    var diagnostics: [Diagnostic]
  }

  /// Takes the front matter off a note: between `---` on the first line and the next `---` or `...`.
  static func split(_ source: SourceFile) -> Split {
    let none = Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
    if trimmed(source.line(1)) == "+++" { return splitTOML(source) ?? none }
    guard trimmed(source.line(1)) == "---" else { return none }
    var text = ""
    var line = 2
    while line <= source.lineCount {
      let content = source.line(line)
      if ["---", "..."].contains(trimmed(content)) {
        return parse(text, in: source, bodyLine: line + 1)
      }
      text += content + "\n"
      line += 1
      if text.utf8.count > byteLimit { break }
    }
    // An opening rule without an end is a thematic break, unless it looks as if it meant more.
    guard source.line(2).contains(":") else { return none }
    let problem = Diagnostic(
      .warning, "front-matter", "the front matter does not end", file: source.path,
      span: Span(Location(line: 1, column: 1), Location(line: 1, column: 4)),
      hint: "close it with a line of ‘---’")
    return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [problem])
  }

  static func parse(_ text: String, in source: SourceFile, bodyLine: Int) -> Split {
    do {
      let value = try YAMLValue.parse(text, path: source.path, lineOffset: 1)
      switch value.kind {
      case .map: return Split(matter: FrontMatter(values: value), bodyLine: bodyLine, diagnostics: [])
      case .null: return Split(matter: FrontMatter(), bodyLine: bodyLine, diagnostics: [])
      case .list: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [listRemark(value, source)])
      default: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
      }
    } catch {
      return Split(matter: FrontMatter(), bodyLine: bodyLine, diagnostics: [error.diagnostic])
    }
  }

  /// A list between two rules is Markdown, and shown; most likely it was meant for settings.
  private static func listRemark(_ value: YAMLValue, _ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning, "front-matter", "front matter is ‘key: value’ lines, not a list", file: source.path, span: value.span,
      hint: "tags: [a, b]; if it is no front matter, begin the note with an empty line")
  }

  static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }
}
