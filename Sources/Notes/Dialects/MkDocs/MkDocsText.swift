/// Converts admonitions (`!!! note "Title"`), collapsible ones (`???`) and tabs (`=== "Title"`) to callouts, and
/// PyMdown's blocks.
struct MkDocsText {
  // The expression is compiled when it is made.
  private let head =
    /( *)(!!!|\?\?\?\+?|===[!+]?)[ \t]+(?:([A-Za-z][\w\-]*)((?:[ \t]+[A-Za-z][\w\-]*)*)[ \t]*)?(?:"([^"]*)")?[ \t]*/

  static func rewritten(_ lines: [Substring]) -> [String] {
    MkDocsText().rewritten(PyMdownBlocks.rewritten(lines), depth: 0)
  }

  /// The most levels of nested admonitions; deeper ones are left as text.
  private static let deepest = 16

  private func rewritten(_ lines: [Substring], depth: Int) -> [String] {
    var result: [String] = []
    var fences = FenceTracker()
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      let isCode = fences.isCode(line)
      guard !isCode, depth < Self.deepest, let (indent, head) = opening(line) else {
        result.append(String(line))
        continue
      }
      var inner: [Substring] = []
      while index < lines.count, Self.isBlank(lines[index]) || Self.isIndented(lines[index], by: indent + 4) {
        inner.append(Self.isBlank(lines[index]) ? "" : lines[index].dropFirst(indent + 4))
        index += 1
      }
      // Empty lines at the end belong to the text after the admonition.
      while inner.last?.isEmpty == true {
        inner.removeLast()
        index -= 1
      }
      let margin = String(repeating: " ", count: indent)
      result.append(margin + "> " + head)
      // Each line is as wide as before, so that columns don't change.
      result += rewritten(inner, depth: depth + 1).map { $0.isEmpty ? margin + ">" : margin + ">   " + $0 }
    }
    return result
  }

  private static func isBlank(_ line: Substring) -> Bool { line.firstSign == nil }

  private static func isIndented(_ line: Substring, by count: Int) -> Bool {
    let margin = line.utf8.prefix(count)
    return margin.count == count && margin.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Returns the first line of the callout that replaces an opening line; `nil` for other lines.
  private func opening(_ line: Substring) -> (indent: Int, head: String)? {
    guard let sign = line.firstSign, ["!", "?", "="].contains(Unicode.Scalar(sign)),
      let match = line.wholeMatch(of: head)
    else { return nil }
    let title = match.5.map { " " + $0 } ?? ""
    if match.2.hasPrefix("===") {
      guard match.3 == nil, match.5 != nil else { return nil }
      return (match.1.count, "[!tab]" + title)
    }
    guard let type = match.3 else { return nil }
    let folding = match.2 == "???" ? "-" : match.2 == "???+" ? "+" : ""
    return (match.1.count, "[!\(type)]\(folding)" + title)
  }
}
