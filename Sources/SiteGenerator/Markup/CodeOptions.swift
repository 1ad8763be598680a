import Diagnostics
import Notes

/// How a block of code is shown, as its first line says: ` ```js {1,3-5} title="a.js" showLineNumbers `.
///
/// The words are those of other tools, so that notes need not change: `lineNumbers`, `showLineNumbers` and `linenums`,
/// each alone, with `true` or `false`, or with the number of the first line; `{…}`, `hl_lines` and `highlight`.
struct CodeOptions {
  var title: String?
  /// The number of the first line, where lines have numbers.
  var firstNumber: Int?
  /// The lines to point out, counted from 1.
  var marked: [ClosedRange<Int>] = []
  /// What cannot be read; the places are in the note.
  var diagnostics: [Diagnostic] = []

  init(_ info: FenceInfo) {
    for option in info.options {
      switch option.key {
      case "title", "filename", "file":
        if let value = option.value, !value.isEmpty { title = value }
      case "lineNumbers", "showLineNumbers", "linenums", "line-numbers":
        switch option.value {
        case nil, "true": firstNumber = 1
        case "false": firstNumber = nil
        case let value?: number(from: value, option)
        }
      case "hl_lines", "highlight":
        mark(option.value ?? "", option)
      default:
        if option.value == nil, option.key.hasPrefix("{") {
          mark(String(option.key.drop { $0 == "{" }.prefix { $0 != "}" }), option)
        }
      }
    }
  }

  var hasLines: Bool { firstNumber != nil || !marked.isEmpty }

  func isMarked(_ line: Int) -> Bool { marked.contains { $0.contains(line) } }

  /// The most that a first line's number may be.
  private static let mostLines = 999_999_999

  private mutating func number(from value: String, _ option: FenceInfo.Option) {
    // Other words are other tools', for settings of theirs.
    guard !value.isEmpty, value.allSatisfy({ $0.isASCII && $0.isNumber }) else { return }
    guard let number = Int(value), number <= Self.mostLines else {
      diagnostics.append(
        Diagnostic(
          .warning, "code-lines", "‘\(value)’ is too large for the number of a line", span: option.span,
          hint: "write \(option.key)=1, or a number up to \(Self.mostLines)"))
      return
    }
    firstNumber = number
  }

  private mutating func mark(_ text: String, _ option: FenceInfo.Option) {
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first > 0, first <= last else {
        diagnostics.append(
          Diagnostic(
            .warning, "code-lines", "‘\(part)’ names no lines of the code", span: option.span,
            hint: "write numbers and ranges: {1,3-5}"))
        continue
      }
      marked.append(first...last)
    }
  }
}
