/// What other tools write in Markdown, put as this program has it before it is read. Lines stay where they are.
package enum Dialect: String, Sendable {
  case plain
  /// Liquid tags, and kramdown’s lists of attributes.
  case jekyll
  /// Admonitions, and tabs.
  case mkDocs
  /// Directives, and asides.
  case docC

  /// The text in this program's Markdown, and what of it had to be left out.
  ///
  /// - Parameter firstLine: the first line behind the front matter, from 1.
  func rewritten(_ text: String, from firstLine: Int) -> (text: String, leftOut: [LeftOut]) {
    guard self != .plain else { return (text, []) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(firstLine - 1)
    let body = Array(lines.dropFirst(firstLine - 1))
    let result: [String]
    var leftOut: [LeftOut] = []
    switch self {
    case .plain: result = body.map(String.init)
    case .mkDocs: result = MkDocsText.rewritten(body)
    case .jekyll:
      var reader = LiquidText(firstLine: firstLine)
      result = reader.rewritten(body)
      leftOut = reader.leftOut
    case .docC:
      var reader = DocCText()
      result = reader.rewritten(body)
    }
    return ((head.map(String.init) + result).joined(separator: "\n"), leftOut)
  }

  /// Something that only another tool could follow.
  package struct LeftOut: Hashable, Sendable {
    /// As written: `{% include friends.html %}`.
    package var text: String
    /// The line of the note, from 1.
    package var line: Int
  }
}

/// Tells the lines of fenced code from others.
struct FenceTracker {
  private var fence: Substring?

  /// Whether a line belongs to fenced code, the lines of the fence included.
  mutating func isCode(_ line: some StringProtocol) -> Bool {
    let text = Substring(line).drop { $0 == " " || $0 == ">" || $0 == "\t" }
    let mark = text.prefix { $0 == "`" || $0 == "~" }
    if let open = fence {
      if mark.count >= open.count, mark.first == open.first, text.dropFirst(mark.count).allSatisfy(\.isWhitespace) {
        fence = nil
      }
      return true
    }
    guard mark.count >= 3, mark.allSatisfy({ $0 == mark.first }) else { return false }
    if mark.first == "`", text.dropFirst(mark.count).contains("`") { return false }
    fence = mark
    return true
  }
}
