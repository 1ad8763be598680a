/// Converts the syntax of other tools that means nothing else in any note, wherever the note is: components of MDX and
/// Vue, shortcodes of Hugo, inclusions of VitePress, tips of docsify.
struct ForeignText: LineRules {
  var output = ShiftingLines()
  private(set) var found: [OtherTools.Mark] = []
  private let matter: FrontMatter
  private var blocks = MarkdownElements()

  private static let signs = [
    "{{", "<<<", "@include", "!> ", "?> ", "{/*", " =", "{%", "--8<--", "markdown", "_TOC_", "{# ",
  ]

  /// Converts a note; `false` for one without such syntax.
  ///
  /// - Parameter text: The whole text of the note.
  static func convert(_ note: inout NoteLines, of text: String, _ dialect: Dialect) -> Bool {
    let isMDX = NotePath.fileExtension(of: note.path) == "mdx"
    let hasTags = text.containsComponents
    let hasOthers = signs.contains { text.containsBytes(of: $0) }
    guard isMDX || hasTags || hasOthers else { return false }
    if text.containsBytes(of: "comment") || text.containsBytes(of: "{# ") {
      note.lines = TemplateComments.removed(from: note.lines)
    }
    if text.containsBytes(of: "{{<") || text.containsBytes(of: "{{%") { joinShortcodes(&note.lines) }
    if isMDX { note.apply(ModuleLines()) }
    if hasOthers { note.apply(ForeignText(matter: note.matter)) }
    let hasBlocks = !dialect.hasLiquid && text.containsBytes(of: "{%")
    if hasTags || hasBlocks || text.containsBytes(of: "{{<") || text.containsBytes(of: "{{%") {
      note.apply(ComponentText(note.lines, from: note.firstLine, hasBlocks: hasBlocks))
    }
    return true
  }

  /// Joins the lines of each shortcode, such as a figure with an argument a line; empty lines keep the others' numbers.
  private static func joinShortcodes(_ lines: inout [Substring]) {
    var fences = FenceTracker()
    var start: Int?
    for index in lines.indices {
      let isCode = fences.isCode(lines[index])
      guard let first = start else {
        start = !isCode && isOpen(lines[index]) ? index : nil
        continue
      }
      guard index - first < 30, !isCode, !lines[index].allSatisfy(\.isWhitespace) else {
        start = nil
        continue
      }
      guard lines[index].containsBytes(of: ">}}") || lines[index].containsBytes(of: "%}}") else { continue }
      let parts = lines[first...index].enumerated().map { $0 == 0 ? $1 : $1.drop(while: \.isWhitespace) }
      lines[first] = Substring(parts.joined(separator: " "))
      for other in first + 1...index { lines[other] = "" }
      start = isOpen(lines[first]) ? first : nil
    }
  }

  /// Whether a line begins a shortcode that doesn't end in it.
  private static func isOpen(_ line: Substring) -> Bool {
    [("{{<", ">}}"), ("{{%", "%}}")].contains { open, close in
      line.ranges(of: open).last.map { !line[$0.upperBound...].containsBytes(of: close) } ?? false
    }
  }

  private init(matter: FrontMatter) { self.matter = matter }

  mutating func readCode(_ line: Substring) { output.putCode(Self.unescaped(line, isCode: true)) }

  mutating func read(_ line: Substring, at number: Int) {
    let text = line.drop { $0 == " " }
    if let callout = Self.tip(text) {
      output.put(line.prefix { $0 == " " } + callout)
    } else if let code = Inclusion.lines(for: text, at: number, &found) {
      output.put("")
      output.add(code)
    } else if line.hasPrefix("#"), let heading = Self.named(line) {
      output.put(heading)
    } else if text.hasPrefix("[[_TOC_]]") {
      output.put("[TOC]")
    } else if let lines = blocks.lines(for: line) {
      output.put(lines[0])
      output.add(lines.dropFirst())
    } else {
      output.put(Self.unescaped(line.outsideCode { Self.sized(Self.filled($0, matter)) }, isCode: false))
    }
  }

  /// Returns a callout for a tip of docsify.
  ///
  /// Source: <https://docsify.js.org/#/helpers>
  private static func tip(_ text: Substring) -> String? {
    for (mark, type) in [("!> ", "important"), ("?> ", "tip")] where text.hasPrefix(mark) {
      return "> [!\(type)]\u{2028}" + text.dropFirst(3)
    }
    return nil
  }

  /// Returns a heading with the id that MDX has in a comment: `## Words {/* #name */}`.
  ///
  /// Source: <https://docusaurus.io/docs/markdown-features/toc#heading-ids>
  private static func named(_ line: Substring) -> String? {
    guard line.containsBytes(of: "{/*"), let match = line.wholeMatch(of: /(.*?)\{\/\*[ \t]*(#[^\s{}]+)[ \t]*\*\/\}\s*/)
    else { return nil }
    return "\(match.1){\(match.2)}"
  }

  /// Returns a line in which the sizes of images, `![a](a.png =300x200)`, are after a bar.
  ///
  /// Source: <https://github.com/tatsy/markdown-it-imsize>
  private static func sized(_ line: String) -> String {
    guard line.containsBytes(of: "]("), line.containsBytes(of: " =") else { return line }
    return line.replacing(/!\[([^\[\]]*)\]\(([^\s()<>]+)([ \t]+"[^"]*")?[ \t]+=(\d+)x(\d*)\)/) { match -> String in
      let (words, path, title) = (match.output.1, match.output.2, match.output.3 ?? "")
      let size = match.output.4 + (match.output.5.isEmpty ? "" : "x" + match.output.5)
      return "![\(words)|\(size)](\(path)\(title))"
    }
  }

  /// Returns a line with shortcodes that are shown, `{{</* ref "a" */>}}`, as readers see them: in text they are code.
  ///
  /// Source: <https://gohugo.io/content-management/shortcodes/#escaping>,
  /// <https://www.getzola.org/documentation/content/shortcodes/>
  private static func unescaped(_ line: some StringProtocol, isCode: Bool) -> String {
    let line = String(line)
    guard line.containsBytes(of: "{{") && line.containsBytes(of: "/*") || isCode && line.containsBytes(of: "}}") else {
      return line
    }
    let shown = line.replacing(/\{\{([<%]?)\/\*(.*?)\*\/([>%]?)\}\}/) { match -> String in
      let shown = "{{\(match.output.1)\(match.output.2)\(match.output.3)}}"
      return isCode ? shown : "`\(shown)`"
    }
    // In code they may have several lines.
    return isCode
      ? shown.replacing(/(\{\{[<%])\/\*/) { $0.output.1 }.replacing(/\*\/([>%]\}\})/) { $0.output.1 } : shown
  }

  /// Returns a line with the values of the note's front matter in place of VitePress's names for them, and without
  /// mdBook's title.
  private static func filled(_ line: Substring, _ matter: FrontMatter) -> String {
    guard line.containsBytes(of: "{{") else { return String(line) }
    return String(line).replacing(/\{\{[ \t]*\$frontmatter\.([\w\-]+)[ \t]*\}\}/) { match -> String in
      matter[String(match.output.1)]?.string ?? String(match.output.0)
    }.replacing(/\{\{#title[ \t][^{}]*\}\}/, with: "")
  }
}

extension Substring {
  /// Returns a line in which the text outside code is changed.
  func outsideCode(_ change: (Substring) -> String) -> String {
    guard has("`") else { return change(self) }
    return split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 0 ? change(part) : String(part)
    }.joined(separator: "`")
  }
}

extension String {
  /// Whether there are tags that begin with a capital letter.
  fileprivate var containsComponents: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if previous == UInt8(ascii: "<"), (0x41...0x5A).contains(byte) { return true }
      previous = byte
    }
    return false
  }
}
