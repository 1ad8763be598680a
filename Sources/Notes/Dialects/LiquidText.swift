/// Converts the Liquid tags that have a meaning without Jekyll: URLs, code, comments. Others are removed and reported.
struct LiquidText {
  private(set) var leftOut: [Dialect.LeftOut] = []
  private var line: Int
  private var fences = FenceTracker()
  /// The name of the tag that ends the current one: `endraw`, `endcomment`, `endhighlight`.
  private var open: String?

  init(firstLine: Int) { line = firstLine }

  mutating func rewritten(_ lines: [Substring]) -> [String] {
    let read = lines.map { text in
      defer { line += 1 }
      if open == nil, fences.isCode(text) { return String(text) }
      guard open != nil || text.has("{") else { return String(text) }
      return rewritten(text)
    }
    return AttributeLines.settled(read)
  }

  private mutating func rewritten(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let match = rest.firstMatch(of: /\{%-?[ \t]*(\w+)[ \t]*(.*?)[ \t]*-?%\}|\{\{-?[ \t]*(.*?)[ \t]*-?\}\}/) {
      let before = rest[..<match.range.lowerBound]
      if open != "endcomment" { result += before }
      rest = rest[match.range.upperBound...]
      if let open {
        if let name = match.1, name == open {
          self.open = nil
          if open == "endhighlight" { result += "```" }
        } else if open != "endcomment" {
          result += match.0
        }
      } else if let name = match.1 {
        result += tag(String(name), match.2.map(String.init) ?? "", written: String(match.0))
      } else {
        result += value(match.3.map(String.init) ?? "", written: String(match.0))
      }
    }
    return open == "endcomment" ? result : result + rest
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
    if let match = expression.wholeMatch(
      of: /["']([^"']*)["'][ \t]*\|[ \t]*(?:relative_url|absolute_url|prepend:[ \t]*site\.\w+)/)
    {
      return String(match.1)
    }
    if let match = expression.wholeMatch(of: /["']([^"']*)["']/) { return String(match.1) }
    return leave(written)
  }

  private mutating func leave(_ written: String) -> String {
    leftOut.append(Dialect.LeftOut(text: written, line: line))
    return ""
  }
}
