import Diagnostics
import Notes

/// The options of a code block in its first line: ` ```js {1,3-5} title="a.js" showLineNumbers .
///
/// The names are those of other tools, so that notes need not be changed: `lineNumbers`, `showLineNumbers`, `linenums`
/// and `linenos`, each alone, with `true` or `false`, or with the number of the first line; `{…}`, `hl_lines` and
/// `highlight`.
struct CodeOptions {
  var title: String?
  /// The number of the first line, if lines are numbered.
  var firstNumber: Int?
  /// The highlighted lines, counted from 1.
  var marked: [ClosedRange<Int>] = []
  /// The inserted lines, and the deleted lines.
  var inserted: [ClosedRange<Int>] = []
  var deleted: [ClosedRange<Int>] = []
  /// The diagnostics of values that cannot be read; their places are in the note.
  var diagnostics: [Diagnostic] = []

  init(_ info: FenceInfo) {
    var start: Int?
    for option in info.options {
      switch option.key {
      case "title", "filename", "file":
        if let value = option.value, !value.isEmpty { title = value }
      case "lineNumbers", "showLineNumbers", "linenums", "line-numbers", "linenos":
        switch option.value {
        // Hugo's styles of line numbers all have the same result.
        case nil, "true", "table", "inline": firstNumber = firstNumber ?? 1
        case "false": firstNumber = nil
        default: firstNumber = number(from: option) ?? firstNumber
        }
      case "linenostart", "startFrom": start = number(from: option)
      case "hl_lines", "highlight": marked += lines(option.value ?? "", option)
      case "ins", "add": inserted += changedLines(option)
      case "del", "remove": deleted += changedLines(option)
      default:
        if option.value == nil, option.key.hasPrefix("{") {
          marked += lines(option.key, option)
        }
      }
    }
    if firstNumber != nil, let start { firstNumber = start }
  }

  var hasLines: Bool { firstNumber != nil || !marked.isEmpty || !inserted.isEmpty || !deleted.isEmpty }

  /// Returns the mark of a line; `nil` if it has none.
  func kind(ofLine line: Int) -> CodeLine? {
    if deleted.contains(where: { $0.contains(line) }) { return .deleted }
    if inserted.contains(where: { $0.contains(line) }) { return .inserted }
    return marked.contains { $0.contains(line) } ? .marked : nil
  }

  /// The largest number of a first line.
  private static let mostLines = 999_999_999

  private mutating func number(from option: FenceInfo.Option) -> Int? {
    // Other values are for options of other tools.
    guard let value = option.value, !value.isEmpty, value.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    guard let number = Int(value), number <= Self.mostLines else {
      diagnostics.append(
        Diagnostic(
          .warning, "code-lines", "the line number '\(value)' is too large", span: option.span,
          hint: "write \(option.key)=1, or a number up to \(Self.mostLines)"))
      return nil
    }
    return number
  }

  /// Returns the lines that an option names; none for words and expressions, with which Starlight highlights parts of
  /// lines.
  private mutating func changedLines(_ option: FenceInfo.Option) -> [ClosedRange<Int>] {
    guard let value = option.value, let first = value.first, first == "{" || first.isNumber else { return [] }
    return lines(value, option)
  }

  private mutating func lines(_ written: String, _ option: FenceInfo.Option) -> [ClosedRange<Int>] {
    let text = written.drop { $0 == "{" }.prefix { $0 != "}" }
    var found: [ClosedRange<Int>] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first > 0, first <= last else {
        diagnostics.append(
          Diagnostic(
            .warning, "code-lines", "'\(part)' is not a line number or range", span: option.span,
            hint: "write numbers and ranges: {1,3-5}"))
        continue
      }
      found.append(first...last)
    }
    return found
  }
}

/// The mark of a line of code.
enum CodeLine: Hashable {
  case marked, inserted, deleted

  /// Returns the mark in a comment at the end of a line, `// [!code ++]`, and the index where the comment begins.
  static func comment(in line: String) -> (kind: CodeLine, start: String.Index)? {
    guard line.contains("[!code"),
      let match = line.firstMatch(
        of: /[ \t]*(?:\/\/|#|--|;|\/\*|<!--)[ \t]*\[!code[ \t]+(\+\+|--|hl|highlight)\][ \t]*(?:\*\/|-->)?[ \t]*$/)
    else { return nil }
    let kind: CodeLine = match.1 == "++" ? .inserted : match.1 == "--" ? .deleted : .marked
    return (kind, match.range.lowerBound)
  }
}
