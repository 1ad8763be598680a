import CMarkGFM
import Diagnostics

extension NodeReader {
  func readCode(_ node: OpaquePointer, _ span: Span) -> CodeBlock {
    let code = code(of: node)
    let isFenced = isFenced(node)
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let firstLine = span.start.line + (isFenced ? 1 : 0)
    let starts = lines.enumerated().map { index, line in
      Location(line: firstLine + index, column: column(of: line, onLine: firstLine + index))
    }
    return CodeBlock(
      isFenced: isFenced, info: isFenced ? fenceInfo(at: span.start) : .none, code: code,
      lineStarts: starts.isEmpty ? [Location(line: firstLine, column: 1)] : starts)
  }

  /// Returns the options on the opening line of a code block; none for indented code.
  func fenceInfo(of node: OpaquePointer) -> FenceInfo {
    isFenced(node) ? fenceInfo(at: span(of: node).start) : .none
  }

  /// Whether a node is a fenced block. cmark has to answer, since indented code may show a fence.
  private func isFenced(_ node: OpaquePointer) -> Bool {
    var (length, offset): (Int32, Int32) = (0, 0)
    var character: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  /// Returns the opening line, from the fence on.
  private func fenceLine(at start: Location) -> ArraySlice<UInt8> {
    Array(source.line(start.line).utf8).dropFirst(start.column - 1).drop { $0 == UInt8(ascii: " ") }
  }

  /// Reads the options from the note itself, because cmark removes the backslashes that quoted options need.
  private func fenceInfo(at start: Location) -> FenceInfo {
    let rest = fenceLine(at: start)
    let mark = rest.first
    let info = rest.drop { $0 == mark }
    var text = String(decoding: info, as: UTF8.self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return FenceInfo(parsing: text, at: Location(line: start.line, column: info.startIndex + 1))
  }

  /// Returns the column at which a line of code starts in the note. The code is the end of the note's line, after the
  /// markers of lists and quotes and the indentation.
  private func column(of code: Substring, onLine number: Int) -> Int {
    let line = source.line(number).utf8
    if line.count >= code.utf8.count, line.suffix(code.utf8.count).elementsEqual(code.utf8) {
      return line.count - code.utf8.count + 1
    }
    // A tab may be split between marker and code.
    let trimmed = code.drop { $0 == " " }.utf8
    if line.count >= trimmed.count, line.suffix(trimmed.count).elementsEqual(trimmed) {
      return max(1, line.count - trimmed.count + 1)
    }
    return 1
  }
}
