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
    // On bytes: looking for characters takes longer than all the rest.
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
  private var fence: (mark: UInt8, count: Int)?

  /// Whether a line belongs to fenced code, the lines of the fence included.
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
  /// Whether a byte of ASCII stands in it.
  func has(_ sign: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: sign)) }

  /// The first byte behind spaces and tabs.
  var firstSign: UInt8? { utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
}
