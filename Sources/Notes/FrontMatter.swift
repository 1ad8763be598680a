import Diagnostics

/// The YAML at the start of a note.
package struct FrontMatter: Hashable, Encodable, Sendable {
  package var values: YAMLValue

  package init(values: YAMLValue = .empty) { self.values = values }

  package subscript(key: String) -> YAMLValue? { values[key] }

  /// The most bytes of front matter; anything larger is not front matter.
  static let byteLimit = 64 * 1024
}

extension FrontMatter {
  struct Split {
    var matter: FrontMatter
    /// The line, from 1, at which the Markdown starts.
    var bodyLine: Int
    var diagnostics: [Diagnostic]
  }

  /// Splits the front matter from a note: the lines between `---` on the first line and the next `---` or `...`.
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
    // An opening line without a closing one is a thematic break, unless the next line looks like front matter.
    guard source.line(2).contains(":") else { return none }
    let problem = Diagnostic(
      .warning, "front-matter", "front matter is not closed", file: source.path,
      span: Span(Location(line: 1, column: 1), Location(line: 1, column: 4)),
      hint: "add a line with '---' after the last value")
    return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [problem])
  }

  static func parse(_ text: String, in source: SourceFile, bodyLine: Int) -> Split {
    do {
      let value = try YAMLValue.parse(text, path: source.path, lineOffset: 1)
      switch value.kind {
      case .map: return Split(matter: FrontMatter(values: value), bodyLine: bodyLine, diagnostics: [])
      case .null: return Split(matter: FrontMatter(), bodyLine: bodyLine, diagnostics: [])
      case .list: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [listWarning(value, source)])
      default: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
      }
    } catch {
      return Split(matter: FrontMatter(), bodyLine: bodyLine, diagnostics: [error.diagnostic])
    }
  }

  /// Warns of a list between two lines of `---`: it is shown as Markdown, but was most likely meant as front matter.
  private static func listWarning(_ value: YAMLValue, _ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning, "front-matter", "front matter must be 'key: value' lines, not a list", file: source.path,
      span: value.span,
      hint: "write 'tags: [a, b]', or start the note with an empty line if this is not front matter")
  }

  static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }
}
