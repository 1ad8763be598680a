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
  /// Directives, roles, and comments in lines that begin with `%`.
  case myST
  /// Properties in lines such as `key:: value`.
  case logseq
  /// Images in the links of GitHub's wikis.
  case wiki
  /// Hidden lines in code.
  case mdBook

  /// A note's text in this program's Markdown.
  struct Rewritten {
    var text: String
    /// The front matter with the values that the text sets.
    var matter: FrontMatter
    /// The parts that had to be left out.
    var leftOut: [LeftOut] = []
    /// The syntax that is reported with that of other tools.
    var found: [OtherTools.Mark] = []
  }

  /// - Parameters:
  ///   - firstLine: The first line after the front matter, from 1.
  ///   - path: The path of the note.
  func rewritten(_ text: String, from firstLine: Int, path: String, _ matter: FrontMatter) -> Rewritten {
    var result = Rewritten(text: text, matter: matter)
    guard self != .plain, self != .mdBook else { return result }
    let lines = text.byteLines
    let head = lines.prefix(firstLine - 1)
    let body = Array(lines.dropFirst(firstLine - 1))
    let written: [String]
    switch self {
    case .plain, .mdBook: written = body.map(String.init)
    case .mkDocs:
      var reader = PyMdownInlines()
      written = reader.rewritten(MkDocsText.rewritten(body), from: firstLine)
      result.found = reader.found
    case .wiki: written = WikiText.rewritten(body)
    case .jekyll:
      var reader = LiquidText(firstLine: firstLine)
      written = reader.rewritten(body)
      result.leftOut = reader.leftOut
    case .docC:
      var reader = DocCText()
      written = reader.rewritten(body)
    case .myST: (written, result.found) = MySTText.rewritten(body, from: firstLine)
    case .logseq:
      let page = LogseqText(body, from: firstLine, path: path)
      (written, result.found, result.matter) = (page.lines, page.found, page.completed(matter))
    }
    result.text = (head.map(String.init) + written).joined(separator: "\n")
    return result
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

  var isInside: Bool { fence != nil }

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
