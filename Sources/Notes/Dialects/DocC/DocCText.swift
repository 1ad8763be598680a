/// Converts directives (`@Image`, `@TabNavigator` …) and asides (`> Note: …`) of DocC's documentation catalogs.
struct DocCText: LineRules {
  var output = ShiftingLines()
  /// The open directives, outermost first.
  private var open: [Directive] = []
  // Each expression is compiled when it is made.
  private let directive = /@([A-Z]\w*)(?:[ \t]*\(([^)]*)\))?[ \t]*(\{)?[ \t]*(.*)/
  private let argument = /(?:(\w+)[ \t]*:[ \t]*)?(?:"([^"]*)"|([^,"\s]+))/
  private let remark = /(>|[\-*+])[ \t]*([A-Za-z][^:`*_\[\]<>]{0,40}):[ \t]+(.*)/
  private let symbol = /``([^`\s]+)``/

  /// The most levels of nested directives; deeper ones are text.
  private static let deepest = 32

  private struct Directive {
    var name: String
    /// Whether the directive's content is metadata, not text.
    var isSettings: Bool
  }

  private static let settings: Set<String> = [
    "Metadata", "Options", "Comment", "Redirected", "CallToAction",
  ]

  mutating func readCode(_ line: Substring) { output.putCode(prefix + dedented(line)) }

  mutating func read(_ line: Substring, at number: Int) {
    let text = rewritten(line)
    // An aside in a list ends before the next one.
    if text.containsBytes(of: "\u{2028}"), line.firstSign != UInt8(ascii: ">") {
      output.put(text, prefix)
    } else {
      output.put(text)
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
      if ends.name == "DeprecationSummary" { return prefix + ":::" }
      return ends.name == "Tab" ? "" : prefix
    }
    if first == UInt8(ascii: "@"),
      let match = text.wholeMatch(of: directive), case let (inner, isClosed) = Self.inner(match.4),
      inner.isEmpty || match.3 != nil, match.3 == nil || isClosed || open.count < Self.deepest
    {
      let isBlock = match.3 != nil && !isClosed
      return begin(String(match.1), match.2.map(String.init) ?? "", inner: String(inner), isBlock: isBlock)
    }
    if isInSettings { return "" }
    let plain = dedented(line)
    return prefix + symbolsAsCode(aside(plain) ?? String(plain))
  }

  /// Returns the content of a directive on its line, and whether the line closes the directive.
  private static func inner(_ text: Substring) -> (Substring, isClosed: Bool) {
    func trimmed(_ text: Substring) -> Substring {
      var text = text
      while text.last == " " || text.last == "\t" { text.removeLast() }
      return text
    }
    let text = trimmed(text)
    return text.last == "}" ? (trimmed(text.dropLast()), true) : (text, false)
  }

  private mutating func begin(_ name: String, _ arguments: String, inner: String, isBlock: Bool) -> String {
    let before = prefix
    if isBlock { open.append(Directive(name: name, isSettings: Self.settings.contains(name))) }
    if isInSettings { return "" }
    switch name {
    case "Image", "Video":
      let source = value("source", in: arguments) ?? ""
      return before + "![\(value("alt", in: arguments) ?? "")](<\(source)>)"
    case "Tab":
      return before + "> [!tab] " + (value(nil, in: arguments) ?? "")
    case "Small": return before + inner
    case "DeprecationSummary":
      return before + (isBlock ? "::: warning Deprecated" : "> [!warning] Deprecated\u{2028}\(inner)")
    default: return inner.isEmpty || Self.settings.contains(name) ? before : before + inner
    }
  }

  /// Returns the value of an argument, or the first value without a name.
  private func value(_ name: String?, in arguments: String) -> String? {
    for match in arguments.matches(of: argument)
    where match.1.map(String.init) == name {
      return (match.2 ?? match.3).map(String.init)
    }
    return nil
  }

  private static let asides: Set<String> = [
    "note", "tip", "important", "warning", "experiment", "attention", "bug", "complexity", "precondition", "remark",
    "requires", "seealso", "throws", "todo",
  ]

  /// Returns `> Tip: …` as a callout; an aside with other words has them as its title. A list may have the kinds too.
  ///
  /// Source: <https://www.swift.org/documentation/docc/other-formatting-options#Add-Notes-and-Other-Asides>
  private func aside(_ line: Substring) -> String? {
    guard let sign = line.utf8.first, [UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*")].contains(sign),
      let match = line.wholeMatch(of: remark)
    else { return nil }
    let name = match.2.lowercased().filter { $0 != " " }
    guard Self.asides.contains(name) || match.1 == ">" else { return nil }
    let type = Self.asides.contains(name) ? name : "note"
    let title = type == name ? Self.titles[name].map { " " + $0 } ?? "" : " " + match.2
    // The text starts on a new line, so that it becomes a paragraph instead of the title.
    return "> [!\(type == "experiment" ? "example" : type)]\(title)\u{2028}\(match.3)"
  }

  private static let titles = ["experiment": "Experiment", "seealso": "See Also"]

  /// Replaces two pairs of backticks, which name a symbol, by one.
  private func symbolsAsCode(_ line: String) -> String {
    guard line.containsBytes(of: "``") else { return line }
    return line.replacing(symbol) { match -> String in
      "`" + (match.output.1.split(separator: "/").last.map(String.init) ?? String(match.output.1)) + "`"
    }
  }
}
