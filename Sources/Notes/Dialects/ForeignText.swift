import Diagnostics

/// Converts the syntax of other tools that means nothing else in any note, wherever the note is: components of MDX and
/// Vue, shortcodes of Hugo, inclusions of VitePress, tips of docsify.
struct ForeignText {
  private(set) var text: String
  private(set) var found: [OtherTools.Mark] = []

  /// - Parameters:
  ///   - firstLine: The first line after the front matter, from 1.
  ///   - path: The path of the note; MDX has more syntax.
  /// - Returns: `nil` for a note without such syntax.
  init?(_ text: String, from firstLine: Int, path: String, _ matter: FrontMatter, _ dialect: Dialect) {
    let isMDX = NotePath.fileExtension(of: path) == "mdx"
    let hasTags = text.containsComponents
    let hasOthers = ["{{", "<<<", "@include", "!> ", "?> ", "{/*", " =", "{%", "--8<--", "markdown", "_TOC_", "{# "]
      .contains { text.containsBytes(of: $0) }
    guard isMDX || hasTags || hasOthers else { return nil }
    let lines = text.byteLines
    var body = Array(lines.dropFirst(firstLine - 1))
    if text.containsBytes(of: "comment") || text.containsBytes(of: "{# ") {
      body = TemplateComments.removed(from: body)
    }
    if isMDX { body = Self.withoutModules(body, firstLine, &found) }
    if hasOthers { body = Self.settled(body, firstLine, matter, &found) }
    var result = body.map(String.init)
    let hasBlocks = dialect != .jekyll && text.containsBytes(of: "{%")
    if hasTags || hasBlocks || text.containsBytes(of: "{{<") || text.containsBytes(of: "{{%") {
      let read = ComponentText.rewritten(body, from: firstLine, hasBlocks: hasBlocks)
      result = read.lines
      found += read.found
    }
    self.text = (lines.prefix(firstLine - 1).map(String.init) + result).joined(separator: "\n")
  }

  /// Removes the lines of MDX that import and export, up to an empty line.
  private static func withoutModules(
    _ lines: [Substring], _ firstLine: Int, _ found: inout [OtherTools.Mark]
  ) -> [Substring] {
    var fences = FenceTracker()
    var (isModule, isStart, depth) = (false, true, 0)
    return lines.enumerated().map { index, line in
      if !isModule, fences.isCode(line) {
        isStart = false
        return line
      }
      let isBlank = line.firstSign == nil
      let begins = line.hasPrefix("import ") || line.hasPrefix("export ")
      if isModule ? isBlank && depth <= 0 : !(isStart && begins) {
        (isModule, isStart, depth) = (false, isBlank, 0)
        return line
      }
      if !isModule, line.hasPrefix("export ") {
        found.append(
          OtherTools.Mark(kind: .module, text: String(line.prefix { $0 != "=" && $0 != "(" }), line: firstLine + index))
      }
      isModule = true
      for sign in line.utf8 {
        if [UInt8(ascii: "{"), UInt8(ascii: "(")].contains(sign) { depth += 1 }
        if [UInt8(ascii: "}"), UInt8(ascii: ")")].contains(sign) { depth -= 1 }
      }
      return ""
    }
  }

  // MARK: Lines

  private static func settled(
    _ lines: [Substring], _ firstLine: Int, _ matter: FrontMatter, _ found: inout [OtherTools.Mark]
  ) -> [Substring] {
    var fences = FenceTracker()
    var output = ShiftingLines()
    var blocks = MarkdownElements()
    for (index, line) in lines.enumerated() {
      if fences.isCode(line) {
        output.putCode(unescaped(line, isCode: true))
        continue
      }
      let text = line.drop { $0 == " " }
      if let callout = Self.tip(text) {
        output.put(line.prefix { $0 == " " } + callout)
      } else if let code = Inclusion.lines(for: text, at: firstLine + index, &found) {
        output.put("")
        output.add(code)
      } else if line.hasPrefix("#"), let heading = named(line) {
        output.put(heading)
      } else if text.hasPrefix("[[_TOC_]]") {
        output.put("[TOC]")
      } else if let lines = blocks.lines(for: line) {
        output.put(lines[0])
        output.add(lines.dropFirst())
      } else {
        output.put(unescaped(line.outsideCode { sized(filled($0, matter)) }, isCode: false))
      }
    }
    return output.lines.map { Substring($0) }
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
    guard line.containsBytes(of: "/*"), line.containsBytes(of: "{{") else { return line }
    return line.replacing(/\{\{([<%]?)\/\*(.*?)\*\/([>%]?)\}\}/) { match -> String in
      let shown = "{{\(match.output.1)\(match.output.2)\(match.output.3)}}"
      return isCode ? shown : "`\(shown)`"
    }
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
