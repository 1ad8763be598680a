/// Regions of source files between marks in comments, in the formats of editors and other site generators.
enum SnippetRegion {
  /// A comment that begins or ends a region.
  private enum Mark {
    case start(Substring)
    /// The end of a region; the name is empty for the region that began last.
    case end(Substring)
  }

  private static func mark(_ line: Substring) -> Mark? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let comment = text.prefixMatch(of: /(?:\/\/+|#+|--|;+|<!--|\/\*)[ \t]*/) else { return nil }
    let words = text[comment.range.upperBound...]
    if let match = words.prefixMatch(of: /--8<--[ \t]*\[(start|end):[ \t]*([\w\-.]+)\]/) {
      return match.1 == "start" ? .start(match.2) : .end(match.2)
    }
    if words.hasPrefix("snippet.end") { return .end("") }
    if let match = words.prefixMatch(of: /snippet\.([\w\-]+)[ \t]*$/) { return .start(match.1) }
    if let match = words.prefixMatch(of: /(ANCHOR|ANCHOR_END):[ \t]*([\w\-.]+)/) {
      return match.1 == "ANCHOR" ? .start(match.2) : .end(match.2)
    }
    if let match = text.prefixMatch(
      of: /(?:\/\/|<!--|\/\*|#|--)?[ \t]*#(?:pragma[ \t]+)?(region|endregion)\b[ \t]*([\w\-.]*)/)
    {
      return match.1 == "region" ? .start(match.2) : .end(match.2)
    }
    return nil
  }

  static func isMark(_ line: Substring) -> Bool { mark(line) != nil }

  /// Returns the names of the regions, in order.
  static func names(in lines: [Substring]) -> [String] {
    lines.compactMap { if case .start(let name)? = mark($0) { String(name) } else { nil } }
  }

  /// Returns the lines of a region, including the marks of other regions; `nil` if there is no such region.
  static func lines(of name: String, in lines: [Substring]) -> [Substring]? {
    guard
      let start = lines.firstIndex(where: { if case .start(let found)? = mark($0) { found == name } else { false } })
    else { return nil }
    var depth = 1
    for index in (start + 1)..<max(lines.count, start + 1) {
      switch mark(lines[index]) {
      case .start: depth += 1
      case .end(let found):
        depth -= 1
        if found == name || (found.isEmpty && depth == 0) { return Array(lines[(start + 1)..<index]) }
      case nil: break
      }
    }
    return Array(lines[(start + 1)...])
  }

  /// Returns the lines without their common indentation.
  static func withoutMargin(_ lines: [Substring]) -> [Substring] {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let margin = filled.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { $0.count >= margin ? $0.dropFirst(margin) : "" }
  }
}
