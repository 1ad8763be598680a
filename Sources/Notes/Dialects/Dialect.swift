/// The Markdown dialects of other tools, which are converted to this program's before a note is parsed. Line numbers
/// don't change.
package enum Dialect: String, Sendable {
  case plain
  /// Liquid tags and kramdown's attribute lists.
  case jekyll
  /// Admonitions and tabs.
  case mkDocs
  /// Directives and asides.
  case docC
  /// Comments in lines that begin with `%`.
  case myST
  /// Properties in lines such as `key:: value`.
  case logseq

  /// Returns the text in this program's Markdown, and the parts that had to be left out.
  ///
  /// - Parameter firstLine: The first line after the front matter, from 1.
  func rewritten(_ text: String, from firstLine: Int) -> (text: String, leftOut: [LeftOut]) {
    guard self != .plain else { return (text, []) }
    // Splitting bytes is far faster than splitting characters.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
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
    case .myST: result = MySTText.rewritten(body)
    case .logseq: result = LogseqText(body).lines
    }
    return ((head.map(String.init) + result).joined(separator: "\n"), leftOut)
  }

  /// A part of the text that only the other tool can process.
  package struct LeftOut: Hashable, Sendable {
    /// The source text: `{% include friends.html %}`.
    package var text: String
    /// The line of the note, from 1.
    package var line: Int
  }
}

/// Distinguishes the lines of fenced code from others.
struct FenceTracker {
  private var fence: (mark: UInt8, count: Int)?

  /// Whether a line belongs to fenced code, including the lines of the fence.
  mutating func isCode(_ line: some StringProtocol) -> Bool {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return fence != nil }
    let rest = text.drop { $0 == mark }
    let count = text.count - rest.count
    if let open = fence {
      if mark == open.mark, count >= open.count,
        rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      {
        fence = nil
      }
      return true
    }
    guard count >= 3, mark == UInt8(ascii: "~") || !rest.contains(mark) else { return false }
    fence = (mark, count)
    return true
  }
}

extension StringProtocol {
  /// Whether the text contains an ASCII character.
  func has(_ sign: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: sign)) }

  /// The first byte that is no space or tab.
  var firstSign: UInt8? { utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
}
