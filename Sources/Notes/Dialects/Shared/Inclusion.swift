/// Lines with which other tools include files: the snippets of VitePress, PyMdown and mdBook.
enum Inclusion {
  /// Returns the lines that take the place of one that includes a file: an embed of a note, or a fence.
  static func lines(for text: Substring, at line: Int, _ found: inout [OtherTools.Mark]) -> [String]? {
    if text.hasPrefix("<<<") { return snippet(text).map { [$0, "```", ""] } }
    if text.hasPrefix("<!--") {
      return part(text, /<!--[ \t]*@include:[ \t]*([^\s{#]+)([#{][^\s]*?)?[ \t]*-->\s*/, line, &found)
    }
    if text.hasPrefix("--8<--") {
      return part(text, /--8<--[ \t]+["']([^"':]+)(:[^"']*)?["']\s*/, line, &found)
    }
    if text.hasPrefix("{{#") {
      let pattern = /\{\{#(?:include|playground|rustdoc_include)[ \t]+([^\s:}]+)(:[^\s}]*)?[^}]*\}\}\s*/
      return part(text, pattern, line, &found)
    }
    return nil
  }

  /// Returns the first line of the fence for a snippet of VitePress: `<<< @/a.js#part{1,3 js}`.
  ///
  /// Source: <https://vitepress.dev/guide/markdown#import-code-snippets>
  private static func snippet(_ text: Substring) -> String? {
    guard
      let match = text.wholeMatch(
        of:
          /<<<[ \t]+([^\s{#\[]+)(?:#([\w\-]+))?[ \t]*(?:\{([\d,\-]*)[ \t]*:?([\w\-]*)[^}]*\})?[ \t]*(?:\[[^\]]*\])?\s*/)
    else { return nil }
    let path = rooted(match.1)
    let language = match.4.flatMap { $0.isEmpty ? nil : String($0) }
    let marked = match.3.flatMap { $0.isEmpty ? nil : " {\($0)}" } ?? ""
    return fence(path, language, region: match.2) + marked
  }

  /// Returns a path whose `@` is the top of the site, as a path from there.
  private static func rooted(_ path: Substring) -> String { String(path.hasPrefix("@/") ? path.dropFirst() : path) }

  private static func fence(_ path: String, _ language: String? = nil, region: Substring? = nil) -> String {
    let known = ["rs": "rust", "py": "python", "sh": "bash", "yml": "yaml"]
    let ending = NotePath.fileExtension(of: path)
    return "```\(language ?? known[ending] ?? ending) source=\"\(path)\"" + (region.map { " region=\"\($0)\"" } ?? "")
  }

  /// Returns the embed of a note, or the fence for another file. A part of a note becomes a link, with a message.
  ///
  /// Source: <https://vitepress.dev/guide/markdown#markdown-file-inclusion>,
  /// <https://facelessuser.github.io/pymdown-extensions/extensions/snippets/>,
  /// <https://rust-lang.github.io/mdBook/format/mdbook.html#including-files>
  private static func part(
    _ text: Substring, _ pattern: Regex<(Substring, Substring, Substring?)>, _ line: Int,
    _ found: inout [OtherTools.Mark]
  ) -> [String]? {
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let path = rooted(match.1)
    guard NotePath.isNote(path) else {
      return [fence(path, region: match.2?.drop { ":#".contains($0) }), "```", ""]
    }
    guard match.2 == nil else {
      found.append(OtherTools.Mark(kind: .includedPart, text: String(match.0), line: line))
      return ["[\(NotePath.name(of: path))](<\(path)>)", ""]
    }
    return ["![](<\(path)>)", ""]
  }
}
