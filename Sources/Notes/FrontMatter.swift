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

  /// Splits the front matter from a note: the lines between `---` on the first line and the next `---` or `...`, TOML
  /// between lines of `+++`, or an object of JSON.
  ///
  /// Front matter after empty lines or comments is none, for no tool reads it. If it would hide the note, its author
  /// thinks otherwise, so it counts, with a warning.
  static func split(_ source: SourceFile) -> Split {
    let first = firstWrittenLine(of: source)
    guard first > 1 else { return split(source, from: 1) }
    var split = split(source, from: first)
    guard split.bodyLine > first, split.matter.isHiding else {
      return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
    }
    split.diagnostics.append(
      Diagnostic(
        .warning, "front-matter", "front matter must begin on the first line; it is read, since it hides the note",
        file: source.path, span: Span(at: Location(line: first, column: 1)), hint: "delete the lines before it"))
    return split
  }

  /// Returns the number of the first line that is neither empty nor part of an HTML comment.
  private static func firstWrittenLine(of source: SourceFile) -> Int {
    var isComment = false
    for line in 1...max(1, min(source.lineCount, 200)) {
      let text = trimmed(source.line(line)).drop { $0 == " " || $0 == "\t" }
      if !isComment, text.hasPrefix("<!--") { isComment = true }
      if isComment {
        isComment = !text.hasSuffix("-->")
      } else if !text.isEmpty {
        return line
      }
    }
    return 1
  }

  private static func split(_ source: SourceFile, from first: Int) -> Split {
    let none = Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
    if trimmed(source.line(first)) == "+++" { return splitTOML(source, from: first) ?? none }
    if source.line(first).hasPrefix("{") { return splitJSON(source, from: first) ?? none }
    guard trimmed(source.line(first)) == "---" else { return none }
    var text = ""
    var line = first + 1
    while line <= source.lineCount {
      let content = source.line(line)
      if ["---", "..."].contains(trimmed(content)) {
        return parse(text, in: source, lineOffset: first, bodyLine: line + 1)
      }
      text += content + "\n"
      line += 1
      if text.utf8.count > byteLimit { break }
    }
    // An opening line without a closing one is a thematic break, unless the next line looks like front matter.
    guard source.line(first + 1).contains(":") else { return none }
    let problem = Diagnostic(
      .warning, "front-matter", "front matter is not closed", file: source.path,
      span: Span(Location(line: first, column: 1), Location(line: first, column: 4)),
      hint: "add a line with '---' after the last value")
    return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [problem])
  }

  static func parse(_ text: String, in source: SourceFile, lineOffset: Int, bodyLine: Int) -> Split {
    do {
      let value = try YAMLValue.parse(text, path: source.path, lineOffset: lineOffset)
      switch value.kind {
      case .map: return Split(matter: FrontMatter(values: value), bodyLine: bodyLine, diagnostics: [])
      case .null: return Split(matter: FrontMatter(), bodyLine: bodyLine, diagnostics: [])
      case .list: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [listWarning(value, source)])
      default: return Split(matter: FrontMatter(), bodyLine: 1, diagnostics: [])
      }
    } catch {
      // What cannot be read may hide the note.
      let matter = namesHiding(text) ? FrontMatter.draft : FrontMatter()
      return Split(matter: matter, bodyLine: bodyLine, diagnostics: [error.diagnostic])
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

  /// Splits off an object of JSON, as Hugo writes front matter: from `{` to the brace that closes it, at the end of its
  /// line. `nil` for other text.
  ///
  /// Source: <https://gohugo.io/content-management/front-matter/>
  private static func splitJSON(_ source: SourceFile, from first: Int) -> Split? {
    var (text, depth, isQuoted, isEscaped) = ("", 0, false, false)
    for line in first...source.lineCount {
      for byte in source.line(line).utf8 {
        if isEscaped {
          isEscaped = false
        } else if isQuoted {
          if byte == UInt8(ascii: "\\") { isEscaped = true }
          if byte == UInt8(ascii: "\"") { isQuoted = false }
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = true
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
          depth += byte == UInt8(ascii: "{") ? 1 : -1
          if depth < 0 { return nil }
        }
      }
      text += source.line(line) + "\n"
      guard text.utf8.count <= byteLimit else { return nil }
      guard depth == 0 else { continue }
      // YAML contains JSON. Braces around other text are text, such as a component's.
      guard !isQuoted, text.dropFirst().drop(while: \.isWhitespace).first == "\"",
        trimmed(source.line(line)).last == "}"
      else { return nil }
      let split = parse(text, in: source, lineOffset: first - 1, bodyLine: line + 1)
      return split.bodyLine == 1 ? nil : split
    }
    return nil
  }
}
