/// The lines of a note below its front matter, which are converted from one dialect after the other.
struct NoteLines {
  var lines: [Substring]
  /// The number of the first line, from 1.
  let firstLine: Int
  /// The path of the note.
  let path: String
  /// The front matter, with the values that the text sets.
  var matter: FrontMatter
  /// The parts that had to be left out.
  var leftOut: [Dialect.LeftOut] = []
  /// The syntax that is reported with that of other tools.
  var found: [OtherTools.Mark] = []

  /// The lines above the first one.
  private var head: [Substring] = []

  /// Converts a note's text, first what any note may have, then what those of its tool have; `nil` for a note of plain
  /// Markdown.
  ///
  /// - Parameter firstLine: The first line after the front matter, from 1.
  static func converted(
    _ text: String, from firstLine: Int, path: String, _ matter: FrontMatter, _ dialect: Dialect
  ) -> NoteLines? {
    var note = NoteLines(lines: [], firstLine: firstLine, path: path, matter: matter)
    let all = text.byteLines
    (note.head, note.lines) = (Array(all.prefix(firstLine - 1)), Array(all.dropFirst(firstLine - 1)))
    let isForeign = ForeignText.convert(&note, of: text, dialect)
    guard isForeign || dialect.convert != nil else { return nil }
    dialect.convert?(&note)
    return note
  }

  var text: String { (head + lines).joined(separator: "\n") }

  /// Converts the lines by rules, which have read all of them then.
  @discardableResult
  mutating func apply<Rules: LineRules>(_ rules: Rules) -> Rules {
    var rules = rules
    var fences = FenceTracker()
    for (index, line) in lines.enumerated() where !rules.takes(line, at: firstLine + index) {
      if fences.isCode(line) { rules.readCode(line) } else { rules.read(line, at: firstLine + index) }
    }
    rules.end()
    lines = rules.output.lines.map { Substring($0) }
    found += rules.found
    return rules
  }
}

/// Rules that read the lines of a note in order, and write what takes their places.
protocol LineRules {
  var output: ShiftingLines { get set }
  var found: [OtherTools.Mark] { get }
  /// Reads a line that isn't code, whatever it looks like; `false` for others.
  mutating func takes(_ line: Substring, at number: Int) -> Bool
  /// Reads a line of fenced code, or of its fence.
  mutating func readCode(_ line: Substring)
  /// Reads any other line.
  mutating func read(_ line: Substring, at number: Int)
  /// Writes what is left after the last line.
  mutating func end()
}

extension LineRules {
  var found: [OtherTools.Mark] { [] }
  mutating func takes(_ line: Substring, at number: Int) -> Bool { false }
  mutating func readCode(_ line: Substring) { output.putCode(String(line)) }
  mutating func end() {}
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
