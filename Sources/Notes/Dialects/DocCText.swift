/// Converts directives (`@Image`, `@TabNavigator` …) and asides (`> Note: …`) of DocC's documentation catalogs.
struct DocCText {
  private var fences = FenceTracker()
  /// The open directives, outermost first.
  private var open: [Directive] = []

  private struct Directive {
    var name: String
    /// Whether the directive's content is metadata, not text.
    var isSettings: Bool
  }

  private static let settings: Set<String> = [
    "Metadata", "Options", "Comment", "DeprecationSummary", "Redirected", "CallToAction", "Links",
  ]

  mutating func rewritten(_ lines: [Substring]) -> [String] {
    lines.map { line in
      if fences.isCode(line) { return prefix + dedented(line) }
      return rewritten(line)
    }
  }

  private var isInSettings: Bool { open.contains(where: \.isSettings) }
  private var tabs: Int { open.count { $0.name == "Tab" } }
  /// The quote markers before lines in tabs.
  private var prefix: String { String(repeating: "> ", count: tabs) }

  /// Removes the indentation of lines in directives, which Markdown would take for code.
  private func dedented(_ line: Substring) -> Substring {
    if open.isEmpty { return line }
    var count = open.count * 4
    return line.drop { character in
      count -= 1
      return count >= 0 && character == " "
    }
  }

  private mutating func rewritten(_ line: Substring) -> String {
    let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    let first = text.utf8.first
    if !open.isEmpty, first == UInt8(ascii: "}"), text.dropFirst().allSatisfy(\.isWhitespace) {
      let ends = open.removeLast()
      return ends.name == "Tab" ? "" : prefix
    }
    if first == UInt8(ascii: "@"),
      let match = text.wholeMatch(of: /@([A-Z]\w*)(?:[ \t]*\(([^)]*)\))?[ \t]*(\{)?[ \t]*(.*?)[ \t]*(\})?[ \t]*/),
      match.4.isEmpty || match.3 != nil
    {
      let isBlock = match.3 != nil && match.5 == nil
      return begin(String(match.1), match.2.map(String.init) ?? "", inner: String(match.4), isBlock: isBlock)
    }
    if isInSettings { return "" }
    let plain = dedented(line)
    return prefix + Self.symbolsAsCode(Self.aside(plain) ?? String(plain))
  }

  private mutating func begin(_ name: String, _ arguments: String, inner: String, isBlock: Bool) -> String {
    let before = prefix
    if isBlock { open.append(Directive(name: name, isSettings: Self.settings.contains(name))) }
    if isInSettings { return "" }
    switch name {
    case "Image", "Video":
      let source = Self.value("source", in: arguments) ?? ""
      return before + "![\(Self.value("alt", in: arguments) ?? "")](<\(source)>)"
    case "Tab":
      return before + "> [!tab] " + (Self.value(nil, in: arguments) ?? "")
    case "Small": return before + inner
    default: return inner.isEmpty || Self.settings.contains(name) ? before : before + inner
    }
  }

  /// Returns the value of an argument, or the first value without a name.
  private static func value(_ name: String?, in arguments: String) -> String? {
    for match in arguments.matches(of: /(?:(\w+)[ \t]*:[ \t]*)?(?:"([^"]*)"|([^,"\s]+))/)
    where match.1.map(String.init) == name {
      return (match.2 ?? match.3).map(String.init)
    }
    return nil
  }

  private static let asides: Set<String> = [
    "note", "tip", "important", "warning", "experiment", "attention", "bug", "complexity", "precondition", "remark",
    "requires", "seealso", "throws", "todo",
  ]

  /// Returns `> Tip: …` as a callout.
  private static func aside(_ line: Substring) -> String? {
    guard line.utf8.first == UInt8(ascii: ">"), let match = line.wholeMatch(of: /(>[ \t]*)([A-Za-z]+):[ \t]*(.*)/),
      asides.contains(match.2.lowercased())
    else { return nil }
    let type = match.2.lowercased() == "experiment" ? "example" : match.2.lowercased()
    // The text starts on a new line, so that it becomes a paragraph instead of the title.
    return "> [!\(type)]\u{2028}\(match.3)"
  }

  /// Replaces two pairs of backticks, which name a symbol, by one.
  private static func symbolsAsCode(_ line: String) -> String {
    guard line.containsBytes(of: "``") else { return line }
    return line.replacing(/``([^`\s]+)``/) { match -> String in
      "`" + (match.output.1.split(separator: "/").last.map(String.init) ?? String(match.output.1)) + "`"
    }
  }
}
