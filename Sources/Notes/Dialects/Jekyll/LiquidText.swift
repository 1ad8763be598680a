/// Converts the Liquid tags that have a meaning without Jekyll: URLs, code, comments. Others are removed and reported.
struct LiquidText: LineRules {
  var output = ShiftingLines()
  private(set) var leftOut: [Dialect.LeftOut] = []
  /// The number of the line that is read.
  private var number = 0
  /// The name of the tag that ends the current one: `endraw`, `endcomment`, `endhighlight`.
  private var open: String?
  // The expression is compiled when it is made.
  private let quoted =
    /["']([^"']*)["'](?:[ \t]*\|[ \t]*(?:relative_url|absolute_url|prepend:[ \t]*site\.\w+))?/

  mutating func takes(_ line: Substring, at number: Int) -> Bool {
    guard open != nil else { return false }
    read(line, at: number)
    return true
  }

  mutating func read(_ line: Substring, at number: Int) {
    self.number = number
    let text = open != nil || line.has("{") ? rewritten(line) : String(line)
    output.putCode(Self.withoutExtensions(text))
  }

  /// Returns a line without the marks around what kramdown leaves as it is.
  ///
  /// Source: <https://kramdown.gettalong.org/syntax.html#extensions>
  private static func withoutExtensions(_ line: String) -> String {
    guard line.containsBytes(of: "{::"),
      !line.containsBytes(of: "{::comment}") || line.containsBytes(of: "{:/nomarkdown}")
    else { return line.replacing("{:/nomarkdown}", with: "") }
    return line.replacing(/\{::(?:nomarkdown|options)[^{}]*\}|\{:\/(?:nomarkdown)?\}/, with: "")
  }

  private mutating func rewritten(_ text: Substring) -> String {
    var result = ""
    var marks = LiquidMarks(text)
    while let (before, mark) = marks.next() {
      if open != "endcomment" { result += before }
      if let open {
        if let name = mark.name, name == open {
          self.open = nil
          if open == "endhighlight" { result += "```" }
        } else if open != "endcomment" {
          result += mark.written
        }
      } else if let name = mark.name {
        result += tag(String(name), String(mark.content), written: String(mark.written))
      } else {
        result += value(String(mark.content), written: String(mark.written))
      }
    }
    return open == "endcomment" ? result : result + marks.rest
  }

  private mutating func tag(_ name: String, _ arguments: String, written: String) -> String {
    switch name {
    case "raw", "comment":
      open = "end" + name
      return ""
    case "highlight":
      open = "endhighlight"
      return "```" + String(arguments.prefix { $0 != " " })
    case "post_url": return String(arguments.prefix { $0 != " " }) + ".md"
    case "link": return "/" + String(arguments.prefix { $0 != " " })
    default: return leave(written)
    }
  }

  /// Returns the value of an expression; the site's own URLs become empty, so that links are relative.
  private mutating func value(_ expression: String, written: String) -> String {
    if ["site.baseurl", "site.url", "site.github.url"].contains(expression) { return "" }
    return expression.wholeMatch(of: quoted).map { String($0.1) } ?? leave(written)
  }

  private mutating func leave(_ written: String) -> String {
    leftOut.append(Dialect.LeftOut(text: written, line: number))
    return ""
  }
}

/// The tags, `{% link a.md %}`, and expressions, `{{ page.title }}`, of a line.
private struct LiquidMarks {
  struct Mark {
    /// The name of a tag; `nil` for an expression.
    var name: Substring?
    /// The arguments of a tag, or the expression.
    var content: Substring
    var written: Substring
  }

  /// The text behind the last mark.
  private(set) var rest: Substring
  /// The ends that the rest does not contain, so that they are not searched for again.
  private var missing: Set<String> = []

  init(_ line: Substring) { rest = line }

  /// Returns the next mark and the text before it.
  mutating func next() -> (before: Substring, mark: Mark)? {
    var text = rest
    while let brace = text.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let start = text[brace...]
      text = start.dropFirst()
      let end = text.utf8.first == UInt8(ascii: "%") ? "%}" : text.utf8.first == UInt8(ascii: "{") ? "}}" : nil
      guard let end, !missing.contains(end) else { continue }
      var inner = text.dropFirst()
      if inner.first == "-" { inner = inner.dropFirst() }
      inner = inner.drop { $0 == " " || $0 == "\t" }
      let name = end == "%}" ? inner.prefix { $0.isLetter || $0.isNumber || $0 == "_" } : nil
      if let name {
        guard !name.isEmpty else { continue }
        inner = inner[name.endIndex...]
      }
      guard let close = inner.firstRange(of: end) else {
        missing.insert(end)
        continue
      }
      var content = inner[..<close.lowerBound]
      if content.last == "-" { content.removeLast() }
      while content.last == " " || content.last == "\t" { content.removeLast() }
      let mark = Mark(
        name: name, content: content.drop { $0 == " " || $0 == "\t" }, written: start[..<close.upperBound])
      defer { rest = rest[close.upperBound...] }
      return (rest[..<brace], mark)
    }
    return nil
  }
}
