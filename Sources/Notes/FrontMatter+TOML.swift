import Diagnostics

extension FrontMatter {
  /// Splits off front matter in TOML, between two lines of `+++`, as Hugo and Zola write it. `nil` where it isn't
  /// closed.
  ///
  /// Its lines are converted to YAML one by one: keys with values, and tables. TOML's dates and arrays are the same as
  /// YAML's; arrays of tables and multiline strings are ignored with a warning.
  ///
  /// Source: <https://toml.io/en/v1.0.0>
  ///
  /// - Parameter first: the line of the first `+++`.
  static func splitTOML(_ source: SourceFile, from first: Int) -> Split? {
    guard source.lineCount > first,
      let end = (first + 1...source.lineCount).first(where: { trimmed(source.line($0)) == "+++" })
    else { return nil }
    var writer = TOMLLines()
    var text = ""
    for line in first + 1..<end { text += writer.yaml(source.line(line), at: line) + "\n" }
    guard text.utf8.count <= byteLimit else { return nil }
    var split = parse(text, in: source, lineOffset: first, bodyLine: end + 1)
    split.bodyLine = end + 1
    split.diagnostics += writer.unread.map { line in
      Diagnostic(
        .warning, "front-matter", "this line of TOML is not supported and is ignored", file: source.path,
        span: Span(at: Location(line: line, column: 1)), hint: "write front matter in YAML, between two lines of '---'")
    }
    return split
  }
}

/// Converts lines of TOML to lines of YAML.
private struct TOMLLines {
  private(set) var unread: [Int] = []
  private var indent = ""
  /// The number of open brackets in an array of several lines.
  private var depth = 0
  /// Whether the current lines belong to a table that is ignored.
  private var isSkipping = false

  mutating func yaml(_ line: Substring, at number: Int) -> String {
    let content = line.drop { $0 == " " || $0 == "\t" }
    if depth > 0 {
      depth += Self.openBrackets(content)
      return indent + "  " + content
    }
    if content.isEmpty || content.first == "#" { return String(content) }
    if content.hasPrefix("[") { return table(content, number) }
    guard !isSkipping else { return "" }
    guard let match = content.wholeMatch(of: /("[^"]*"|'[^']*'|[\w\-]+)([ \t]*=)[ \t]*(.+)/),
      !["\"\"\"", "'" + "''", "{"].contains(where: match.3.hasPrefix)
    else {
      unread.append(number)
      return ""
    }
    if match.3.hasPrefix("[") { depth = max(0, Self.openBrackets(match.3)) }
    // The line is as wide as before, so that columns don't change.
    return indent + match.1 + ":" + String(repeating: " ", count: max(1, match.2.count)) + match.3
  }

  /// Converts `[params]` to a map; `[[menu.main]]` is ignored.
  private mutating func table(_ line: Substring, _ number: Int) -> String {
    guard let match = line.wholeMatch(of: /\[[ \t]*([\w\-]+)[ \t]*\][ \t]*(?:#.*)?/) else {
      isSkipping = true
      unread.append(number)
      return ""
    }
    (isSkipping, indent) = (false, "  ")
    return match.1 + ":"
  }

  /// Returns the number of brackets, outside of quotes, that are open at the end of a line.
  private static func openBrackets(_ text: Substring) -> Int {
    var (depth, quote): (Int, Character?) = (0, nil)
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#" {
        break
      } else {
        depth += character == "[" ? 1 : character == "]" ? -1 : 0
      }
    }
    return depth
  }
}
