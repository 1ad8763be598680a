/// A script without the lines that are only comments, and without indentation.
///
/// Lines stay lines, since a line break may end a statement. Scripts in which a line may be part of a longer string are
/// unchanged, and so are those that state a license.
enum CompactScript {
  static func text(_ script: String) -> String {
    let lower = script.lowercased()
    guard !["/*!", "license", "copyright"].contains(where: lower.contains),
      !script.unicodeScalars.contains(where: isBreak)
    else { return script }
    var lines: [Substring] = []
    var isComment = false
    for line in script.split(separator: "\n") {
      var code = line.drop(while: isSpace)
      while code.last.map(isSpace) == true { code.removeLast() }
      if isComment || code.hasPrefix("/*") {
        guard let end = code.dropFirst(isComment ? 0 : 2).firstRange(of: "*/") else {
          isComment = true
          continue
        }
        (isComment, code) = (false, code[end.upperBound...])
      }
      if code.isEmpty || code.hasPrefix("//") { continue }
      guard isWhole(code) else { return script }
      lines.append(code)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a line ends there for JavaScript, besides at a line feed.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { ["\r", "\u{2028}", "\u{2029}"].contains(scalar) }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Whether templates, comments and strings that begin in a line certainly end in it.
  private static func isWhole(_ line: Substring) -> Bool {
    if line.hasSuffix("\\") { return false }
    if let comment = line.ranges(of: "/*").last, !line[comment.upperBound...].contains("*/") { return false }
    guard let first = line.firstIndex(of: "`"), let last = line.lastIndex(of: "`") else { return true }
    let marks = line.count { $0 == "`" }
    let template = line[first...last]
    return marks.isMultiple(of: 2) && template.count { $0 == "{" } == template.count { $0 == "}" }
  }
}
