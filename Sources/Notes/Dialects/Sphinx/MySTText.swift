/// Converts the directives (` ```{note} `, `:::{tip}`) and the roles (`` {ref}`name` ``) of MyST, and removes its comments,
/// lines that begin with `%`.
///
/// Source: <https://mystmd.org/guide/directives>, <https://mystmd.org/guide/roles>,
/// <https://myst-parser.readthedocs.io/en/latest/syntax/roles-and-directives.html>
struct MySTText: LineRules {
  var output = ShiftingLines()
  /// Whether the words behind the name of an admonition are its title, as in MyST; in Sphinx they begin its text.
  let hasTitles: Bool
  private(set) var found: [OtherTools.Mark] = []
  /// The number of the line that is read.
  private var number = 0
  /// The fences of open directives, outermost first: their signs, and the line that ends what takes their place.
  private var open: [(mark: Character, count: Int, end: String?)] = []
  /// The directive whose options are read.
  private var options: (name: String, argument: String, values: [String: String])?
  /// The label, `(name)=`, of what comes next.
  private var label: String?
  // Each expression is compiled when it is made.
  private let head = /([ \t]*)(`{3,}|~{3,}|:{3,})[ \t]*\{([A-Za-z][\w:.+\-]*)\}[ \t]*(.*?)[ \t]*/
  private let option = /[ \t]*:([\w\-]+):[ \t]*(.*?)[ \t]*/
  private let place = /(<|\]\(<?)(wiki|doi):([^\s<>()]+)(?:>\)|>|\))/
  private let project = /\[([^\[\]]*)\]\(<?xref:([^\s<>()]+)>?\)/
  private let role = /\{([A-Za-z][\w:.\-]*)\}(`+)([^`]+)\2/

  init(hasTitles: Bool) { self.hasTitles = hasTitles }

  mutating func end() { begin() }

  mutating func takes(_ line: Substring, at number: Int) -> Bool {
    self.number = number
    let text = line.drop { $0 == " " || $0 == "\t" }
    if options != nil {
      if let match = line.wholeMatch(of: option) {
        options?.values[String(match.1)] = String(match.2)
        output.put("")
        return true
      }
      begin()
    }
    if let match = line.wholeMatch(of: head), !isInCode, text.first.map({ ":`~".contains($0) }) ?? false {
      let name = match.3.lowercased()
      open.append((match.2.first ?? "`", match.2.count, nil))
      options = (name, String(match.4), [:])
      if !Self.isKnown(name) {
        found.append(OtherTools.Mark(kind: .directive, text: "{\(match.3)}", line: number))
      }
      output.put("")
      return true
    }
    if let last = open.last, text.first == last.mark, text.allSatisfy({ $0 == last.mark || $0.isWhitespace }),
      text.prefix(while: { $0 == last.mark }).count >= last.count
    {
      open.removeLast()
      output.put(last.end ?? "")
      return true
    }
    if isInCode { readCode(line) }
    return isInCode
  }

  mutating func read(_ line: Substring, at number: Int) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if open.last?.end == "-->" { return output.put("") }
    if text.first == "%", line.utf8.count - text.utf8.count < 4 { return output.put("") }
    if line.wholeMatch(of: /\+\+\+[ \t]*(\{.*\})?[ \t]*/) != nil { return output.put("") }
    if text.first == "$", let labeled = line.wholeMatch(of: /(.*\$\$)[ \t]*\(([^()\s]+)\)[ \t]*/) {
      output.put(String(labeled.1))
      return output.add(["", Self.anchor(String(labeled.2)), ""])
    }
    if text.first == "(", let target = text.wholeMatch(of: /\(([^()\s]+)\)=[ \t]*/) {
      label = String(target.1)
      return output.put("")
    }
    let shown = line.has("{") || line.has(":") ? withoutRoles(line) : String(line)
    guard let label, text.first != nil else { return output.put(shown) }
    self.label = nil
    if text.first == "#" { return output.put(shown + " {#\(label)}") }
    output.put(Self.anchor(label), "")
    output.add([shown])
  }

  private var isInCode: Bool { open.last?.end?.hasPrefix("```") == true }

  // MARK: Directives

  private static let code: Set<String> = [
    "code", "code-block", "code-cell", "sourcecode", "parsed-literal", "eval-rst", "myst",
  ]
  private static let hidden: Set<String> = [
    "toctree", "tableofcontents", "index", "meta", "bibliography", "comment", "todo", "todolist",
  ]
  private static let groups: Set<String> = [
    "tab-set", "grid", "container", "div", "card-carousel", "list-table", "glossary", "epigraph", "sidebar", "margin",
    "only", "table", "rubric", "versionadded", "versionchanged", "deprecated", "centered", "contents", "math", "image",
    "figure", "include", "literalinclude", "mermaid", "tab-item", "tab", "dropdown", "card", "grid-item-card",
    "grid-item",
    "admonition", "button-link", "button-ref", "aside", "iframe", "exercise", "theorem", "proof",
  ]

  private static func isKnown(_ name: String) -> Bool {
    code.contains(name) || hidden.contains(name) || groups.contains(name) || name.hasPrefix("prf:")
      || name.hasPrefix("proof:") || ContainerOpening.types.contains(name)
  }

  /// Writes what takes the place of the directive whose options have been read.
  private mutating func begin() {
    guard let (name, argument, values) = options else { return }
    options = nil
    let title = withoutRoles(argument[...])
    if let name = label ?? values["name"] ?? values["label"] { output.add([Self.anchor(name), ""]) }
    label = nil
    switch name {
    case "tab-item", "tab", "tab-set-code": start("::: tab " + title, ":::")
    case "iframe": output.add(["![](<\(argument)>)", ""])
    case "exercise", "theorem", "proof",
      _ where name.hasPrefix("prf:") || name.hasPrefix("proof:"):
      start(
        "::: example " + (title.isEmpty ? name.split(separator: ":").last.map { $0.capitalized } ?? "" : title), ":::")
    case "dropdown": start("::: details " + title, ":::")
    case "admonition": start("::: \(Self.type(values["class"])) \(title)", ":::")
    case "versionadded", "versionchanged", "deprecated":
      let words =
        ["versionadded": "New in version", "versionchanged": "Changed in version"][name] ?? "Deprecated since version"
      start("::: \(name == "deprecated" ? "warning" : "info") \(words) \(argument)", ":::")
    case "image", "figure":
      let size = values["width"].map { "{width=\($0)}" } ?? ""
      output.add(["![\(values["alt"] ?? "")](<\(argument)>)" + size, ""])
    case "math": startCode("math")
    case "mermaid": startCode("mermaid")
    case "include": output.add([Self.isNote(argument) ? "![](<\(argument)>)" : "[\(argument)](<\(argument)>)", ""])
    case "literalinclude":
      output.add(["```\(values["language"] ?? NotePath.fileExtension(of: argument)) source=\"\(argument)\"", "```"])
    case "contents": output.add(["[TOC]", ""])
    case "card", "grid-item-card", "button-link", "button-ref":
      let target = values["link"]
      if !title.isEmpty { output.add([target.map { "**[\(title)](<\($0)>)**" } ?? "**\(title)**", ""]) }
    case "list-table":
      if !title.isEmpty { output.add(["**\(title)**", ""]) }
      start("::: list-table", ":::")
    case "rubric", "centered", "table", "figure-md": if !title.isEmpty { output.add(["**\(title)**", ""]) }
    case _ where Self.hidden.contains(name): if !open.isEmpty { open[open.count - 1].end = "-->" }
    case _ where Self.code.contains(name):
      let language =
        name == "eval-rst"
        ? "rst" : name == "myst" ? "markdown" : argument.isEmpty ? "" : argument.drop { "{".contains($0) }.description
      startCode(language + ((values["caption"] ?? values["filename"]).map { " title=\"\($0)\"" } ?? ""))
    case "seealso": admonition("info See also", title)
    case _ where ContainerOpening.types.contains(name): admonition(name, title)
    default: if !title.isEmpty { output.add([title, ""]) }
    }
  }

  /// - Parameter opening: The type, with the usual title if that isn't the type's.
  private mutating func admonition(_ opening: String, _ title: String) {
    start("::: " + (hasTitles && !title.isEmpty ? "\(opening.prefix { $0 != " " }) \(title)" : opening), ":::")
    if !hasTitles, !title.isEmpty { output.add([title]) }
  }

  private mutating func start(_ first: String, _ end: String) {
    output.add([first])
    if !open.isEmpty { open[open.count - 1].end = end }
  }

  /// Begins code, whose fence is as long as that of the directive, so that it may contain shorter ones.
  private mutating func startCode(_ info: String) {
    guard let directive = open.last else { return }
    let fence = String(repeating: "`", count: directive.mark == "`" ? directive.count : 8)
    start(fence + info, fence)
  }

  private static func anchor(_ name: String) -> String {
    RawElement.text("a", "", attributes: " id=\"\(name.filter { $0 != "\"" })\"")
  }

  private static func isNote(_ path: String) -> Bool { NotePath.isNote(path) && !path.contains(":") }

  private static func type(_ words: String?) -> String {
    words?.split(separator: " ").map(String.init).first(where: ContainerOpening.types.contains) ?? "note"
  }

  // MARK: Roles

  private mutating func withoutRoles(_ line: Substring) -> String {
    var line = String(line)
    if line.containsBytes(of: "wiki:") || line.containsBytes(of: "doi:") {
      line = line.replacing(place) { match in
        let address = (match.output.2 == "doi" ? "https://doi.org/" : "https://en.wikipedia.org/wiki/") + match.output.3
        let words = match.output.3.replacing("_", with: " ")
        return match.output.1 == "<" ? "[\(words)](<\(address)>)" : "](<\(address)>)"
      }
    }
    if line.containsBytes(of: "xref:") {
      line = line[...].outsideCode { text in
        text.replacing(project) { match in
          found.append(OtherTools.Mark(kind: .project, text: "xref:\(match.output.2)", line: number))
          return match.output.1.isEmpty ? match.output.2 : match.output.1
        }.description
      }
    }
    guard line.has("`") else { return line }
    return line.replacing(role) { match -> String in
      // Braces in code are no role.
      if line[..<match.range.lowerBound].utf8.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 1 {
        return String(match.output.0)
      }
      let content = String(match.output.3)
      let parts = content.wholeMatch(of: /(.*?)[ \t]*<([^<>]+)>/)
      let words = parts.map { String($0.1) } ?? content
      switch match.output.1.split(separator: ":").last.map(String.init) ?? "" {
      case "doc": return "[\(words)](<\(parts.map { String($0.2) } ?? content)>)"
      // A formula has no title.
      case "eq":
        let target = "doc:#" + (parts.map { String($0.2) } ?? content)
        return "[\(words)](<\(target)>)"
      case "ref", "numref", "any", "prf:ref":
        let target = "doc:#" + (parts.map { String($0.2) } ?? content)
        return parts == nil ? "[\(target)](<\(target)>)" : "[\(words)](<\(target)>)"
      case "download": return "[\(words)](<\(parts.map { String($0.2) } ?? content)>)"
      case "math": return "$\(content)$"
      case "sub": return RawElement.text("sub", content)
      case "sup": return RawElement.text("sup", content)
      case "abbr", "abbreviation":
        guard let parts = content.wholeMatch(of: /(.*?)[ \t]*\(([^()"<>]*)\)/) else { return words }
        return RawElement.text("abbr", String(parts.1), attributes: " title=\"\(parts.2)\"")
      case "del", "strike": return "~~\(content)~~"
      case "u", "underline": return RawElement.text("u", content)
      case "term", "index", "guilabel", "menuselection": return words
      case "kbd": return RawElement.text("kbd", content)
      case "cite", "cite:p", "cite:t": return "[@\(content)]"
      default: return "`\(words.hasPrefix("~") ? words.split(separator: ".").last.map(String.init) ?? words : words)`"
      }
    }
  }
}
