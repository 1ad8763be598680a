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
  init?(_ text: String, from firstLine: Int, path: String, _ matter: FrontMatter) {
    let isMDX = NotePath.fileExtension(of: path) == "mdx"
    let hasTags = text.containsComponents
    let hasOthers = ["{{", "<<<", "@include", "!> ", "?> ", "{/*", " ="].contains { text.containsBytes(of: $0) }
    guard isMDX || hasTags || hasOthers else { return nil }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    var body = Array(lines.dropFirst(firstLine - 1))
    if text.containsBytes(of: "comment") { body = Self.withoutComments(body) }
    if isMDX { body = Self.withoutModules(body, firstLine, &found) }
    if hasOthers { body = Self.settled(body, firstLine, matter, &found) }
    var result = body.map(String.init)
    if hasTags || text.containsBytes(of: "{{<") || text.containsBytes(of: "{{%") {
      let read = ComponentText.rewritten(body, from: firstLine)
      result = read.lines
      found += read.found
    }
    self.text = (lines.prefix(firstLine - 1).map(String.init) + result).joined(separator: "\n")
  }

  /// Removes the contents of Hugo's comments, `{{< comment >}} … {{< /comment >}}`.
  ///
  /// Source: <https://gohugo.io/shortcodes/comment/>
  private static func withoutComments(_ lines: [Substring]) -> [Substring] {
    var fences = FenceTracker()
    var isHidden = false
    let mark = /\{\{[<%][ \t]*(\/?)[ \t]*comment[ \t]*[>%]\}\}/
    return lines.map { line in
      if !isHidden, fences.isCode(line) || !line.has("{") { return line }
      var (result, rest) = ("", line)
      while let match = rest.firstMatch(of: mark) {
        if !isHidden { result += rest[..<match.range.lowerBound] }
        isHidden = match.1.isEmpty
        rest = rest[match.range.upperBound...]
      }
      return isHidden ? result[...] : result.isEmpty ? rest : Substring(result + rest)
    }
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
        found.append(OtherTools.Mark(kind: .module, text: String(line), line: firstLine + index))
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
    for (index, line) in lines.enumerated() {
      if fences.isCode(line) {
        output.putCode(String(line))
        continue
      }
      let text = line.drop { $0 == " " }
      let start = text.prefix(4)
      if let callout = Self.tip(text) {
        output.put(line.prefix { $0 == " " } + callout)
      } else if start.hasPrefix("<<<"), let fence = snippet(text) {
        output.put(fence, "```", "")
      } else if start.hasPrefix("<!--"), let included = included(text, firstLine + index, &found) {
        output.put("", included, "")
      } else if line.hasPrefix("#"), let heading = named(line) {
        output.put(heading)
      } else {
        output.put(sized(filled(line, matter)))
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

  /// Returns the first line of the fence for a snippet of VitePress: `<<< @/a.js#part{1,3 js}`.
  ///
  /// Source: <https://vitepress.dev/guide/markdown#import-code-snippets>
  private static func snippet(_ text: Substring) -> String? {
    guard
      let match = text.wholeMatch(
        of: /<<<[ \t]+([^\s{#\[]+)(?:#([\w\-]+))?[ \t]*(?:\{([\d,\-]*)[ \t]*:?([\w\-]*)[^}]*\})?[ \t]*(?:\[[^\]]*\])?\s*/)
    else { return nil }
    let path = match.1.hasPrefix("@/") ? String(match.1.dropFirst()) : String(match.1)
    let language = match.4.flatMap { $0.isEmpty ? nil : String($0) } ?? NotePath.fileExtension(of: path)
    let region = match.2.map { " region=\"\($0)\"" } ?? ""
    let marked = match.3.flatMap { $0.isEmpty ? nil : " {\($0)}" } ?? ""
    return "```\(language) source=\"\(path)\"\(region)\(marked)"
  }

  /// Returns the embed for a note that VitePress includes: `<!--@include: ./part.md-->`.
  ///
  /// Source: <https://vitepress.dev/guide/markdown#markdown-file-inclusion>
  private static func included(_ text: Substring, _ line: Int, _ found: inout [OtherTools.Mark]) -> String? {
    guard let match = text.wholeMatch(of: /<!--[ \t]*@include:[ \t]*([^\s{#]+)([#{][^\s]*?)?[ \t]*-->\s*/) else {
      return nil
    }
    let path = match.1.hasPrefix("@/") ? String(match.1.dropFirst()) : String(match.1)
    guard match.2 == nil else {
      found.append(OtherTools.Mark(kind: .includedPart, text: String(match.0), line: line))
      return "[\(NotePath.name(of: path))](<\(path)>)"
    }
    return "![](<\(path)>)"
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
    return line.replacing(/!\[([^\[\]]*)\]\(([^\s()<>]+)[ \t]+=(\d+)x(\d*)\)/) { match -> String in
      let (words, path, width, height) = (match.output.1, match.output.2, match.output.3, match.output.4)
      return "![\(words)|\(width)\(height.isEmpty ? "" : "x\(height)")](\(path))"
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
