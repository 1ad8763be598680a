import Diagnostics

/// The text of a Logseq page, with its properties (`key:: value`) apart.
///
/// Source: <https://docs.logseq.com/#/page/properties>, <https://docs.logseq.com/#/page/markdown>
struct LogseqText: LineRules {
  var output = ShiftingLines()
  private(set) var found: [OtherTools.Mark] = []
  /// The properties of the page: those before any text.
  private var properties: [(key: String, value: String)] = []
  /// The texts of the blocks that have an id, by the id.
  private var blocks: [String: String] = [:]
  /// Whether the lines are an admonition's, a comment's, or records of time.
  private var (isQuote, isComment, isLog) = (false, false, false)
  /// The name of the note's file.
  private let name: String
  // Each expression is compiled when it is made.
  private let macro = /\{\{(embed|query|video|youtube|tweet|cloze|renderer)[ \t]+(.*?)\}\}/
  private let reference = /\(\(([0-9a-f]{8}-[0-9a-f\-]{27})\)\)/
  private let marker = /([ \t]*[-*][ \t]+)(T[O]DO|DOING|NOW|LATER|WAITING|DONE|CANCELED|CANCELLED)[ \t]+/
  private let admonition = /([ \t]*(?:-[ \t]+)?)#\+(BEGIN|END|begin|end)_(\w+)[ \t]*(\w*)[ \t]*/

  /// Reads the properties of a note, and completes its front matter with those of the page.
  init(_ note: inout NoteLines) {
    name = NotePath.stem(of: note.path)
    note.lines = readProperties(of: note.lines).map { Substring($0) }
    note.matter = completed(note.matter)
  }

  mutating func read(_ line: Substring, at number: Int) { output.putCode(shown(String(line), at: number)) }

  // MARK: Properties

  /// The keys that Logseq doesn't show.
  private static let hidden: Set<String> = [
    "id", "collapsed", "title", "alias", "aliases", "tags", "public", "icon", "background-color", "heading", "filters",
    "created-at", "updated-at", "template", "exclude-from-graph-view", "ls-type",
  ]

  /// Reads the properties of the page and of its blocks.
  ///
  /// - Returns: The lines without them; those of blocks that readers see become text.
  private mutating func readProperties(of source: [Substring]) -> [String] {
    var fences = FenceTracker()
    var isTop = true
    var body: [String] = []
    var last = -1
    for line in source {
      guard !fences.isCode(line), let property = Self.property(line) else {
        if !line.allSatisfy(\.isWhitespace) {
          isTop = false
          last = body.count
        }
        body.append(String(line))
        continue
      }
      if isTop {
        properties.append(property)
      } else if property.key == "id", last >= 0 {
        blocks[property.value] = Self.words(body[last])
      } else if last >= 0, !Self.hidden.contains(property.key), !property.key.hasPrefix("logseq.") {
        body[last] += "\\"
        last = body.count
        body.append("\(line.prefix { $0 == " " || $0 == "\t" })**\(property.key)**: \(property.value)")
        continue
      }
      body.append("")
    }
    return body
  }

  private static func property(_ line: Substring) -> (key: String, value: String)? {
    var text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("- ") { text = text.dropFirst(2) }
    guard let colons = text.range(of: "::"), colons.lowerBound > text.startIndex else { return nil }
    let key = text[..<colons.lowerBound]
    guard key.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) }),
      colons.upperBound == text.endIndex || text[colons.upperBound] == " "
    else { return nil }
    return (key.lowercased(), text[colons.upperBound...].drop { $0 == " " }.description)
  }

  /// Returns the text of a block without its markers.
  private static func words(_ line: String) -> String {
    var text = line.drop { " \t".contains($0) }
    if text.hasPrefix("- ") { text = text.dropFirst(2) }
    return String(text.drop { $0 == "#" || $0 == " " })
  }

  // MARK: Text

  private mutating func shown(_ line: String, at number: Int) -> String {
    if line.containsBytes(of: "#+"), let match = line.wholeMatch(of: admonition) {
      let isBegin = match.2.uppercased() == "BEGIN"
      let name = match.3.lowercased()
      if name == "comment" {
        isComment = isBegin
        return ""
      }
      if ["src", "example", "export"].contains(name) { return match.1 + "```" + (isBegin ? match.4 : "") }
      isQuote = isBegin
      return isBegin ? match.1 + "> [!\(Self.type(name))]" : ""
    }
    if isComment { return "" }
    if line.containsBytes(of: ":LOGBOOK:") { isLog = true }
    if isLog {
      isLog = !line.containsBytes(of: ":END:")
      return ""
    }
    if isQuote { return line.prefix { $0 == " " || $0 == "\t" } + "> " + line.drop { $0 == " " || $0 == "\t" } }
    var text = line
    if let match = text.prefixMatch(of: marker) {
      let box = ["DONE": "[x] ", "CANCELED": "[-] ", "CANCELLED": "[-] ", "NOW": "[/] ", "DOING": "[/] "]
      text = match.1 + (box[String(match.2)] ?? "[ ] ") + text[match.range.upperBound...]
    }
    if text.containsBytes(of: "{{") { text = withoutMacros(text, at: number) }
    if text.containsBytes(of: "(((") {
      // A link to a block has the words that its author gives it.
      text = text.replacing(/\[([^\[\]]*)\]\(\(\(([0-9a-f\-]{36})\)\)\)/) { String($0.output.1) }
    }
    if text.containsBytes(of: "((") {
      for match in text.matches(of: reference) where blocks[String(match.1)] == nil {
        found.append(OtherTools.Mark(kind: .blockReference, text: String(match.0), line: number))
      }
      text = text.replacing(reference) { match -> String in
        blocks[String(match.output.1)] ?? "`\(match.output.0)`"
      }
    }
    return text.containsBytes(of: "^^") ? text.replacing(/\^\^([^^]+)\^\^/) { "==\($0.output.1)==" } : text
  }

  private static func type(_ name: String) -> String { name == "pinned" ? "important" : name }

  private mutating func withoutMacros(_ text: String, at number: Int) -> String {
    for match in text.matches(of: macro) where ["query", "renderer"].contains(match.1) {
      found.append(OtherTools.Mark(kind: .query, text: String(match.0), line: number))
    }
    return text.replacing(macro) { match -> String in
      let (name, content) = (match.output.1, String(match.output.2))
      switch name {
      case "embed": return content.hasPrefix("[[") ? "!" + content : content
      case "video", "youtube", "tweet": return "![](<\(content)>)"
      case "cloze": return content
      default: return "`\(match.output.0)`"
      }
    }
  }

  // MARK: Front matter

  /// Returns front matter with the page's properties. A name such as `a___b` is a path, and one such as `2024_01_02` the
  /// day of a journal.
  private func completed(_ matter: FrontMatter) -> FrontMatter {
    let place = Span(at: Location(line: 1, column: 1))
    func entry(_ key: String, _ kind: YAMLValue.Kind, _ text: String) -> YAMLValue.Entry {
      YAMLValue.Entry(key: key, keySpan: place, value: YAMLValue(kind, text: text, span: place))
    }
    var entries = properties.map { property in
      let words = property.value.split(separator: ",").map { word in
        word.filter { !"[]#".contains($0) }.split(separator: " ").joined(separator: " ")
      }
      let isList = ["tags", "alias", "aliases"].contains(property.key)
      let kind: YAMLValue.Kind =
        isList
        ? .list(words.map { YAMLValue(.string($0), text: $0, span: place) })
        : ["true", "false"].contains(property.value) ? .bool(property.value == "true") : .string(property.value)
      return entry(property.key, kind, property.value)
    }
    if let title = Self.title(of: name), !entries.contains(where: { $0.key == "title" }) {
      entries.append(entry("title", .string(title), title))
    }
    return matter.completed(with: entries)
  }

  /// Returns the name of the page for the name of its file, where they differ.
  private static func title(of name: String) -> String? {
    if name.containsBytes(of: "___") { return name.replacing("___", with: "/") }
    guard let match = name.wholeMatch(of: /(\d{4})_(\d\d)_(\d\d)/), let month = Int(match.2), let day = Int(match.3),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let ending = (11...13).contains(day) ? "th" : [1: "st", 2: "nd", 3: "rd"][day % 10] ?? "th"
    return "\(names[month - 1]) \(day)\(ending), \(match.1)"
  }
}
