import Diagnostics

/// A fenced or indented block of code.
package struct CodeBlock: Hashable, Sendable {
  package var isFenced: Bool
  package var info: FenceInfo
  /// The code without the fence; each line ends with a line feed.
  package var code: String
  /// The place in the note at which each line of the code starts, after the markers of lists and quotes.
  package var lineStarts: [Location]

  package init(isFenced: Bool, info: FenceInfo, code: String, lineStarts: [Location]) {
    self.isFenced = isFenced
    self.info = info
    self.code = code
    self.lineStarts = lineStarts
  }

  /// Returns the place in the note of a place in the code. Lines and columns count from 1, columns in bytes.
  package func locationInNote(of location: Location) -> Location {
    guard let last = lineStarts.last else { return Location(line: 1, column: 1) }
    let index = location.line - 1
    if index < 0 { return lineStarts[0] }
    // A place after the last line is on the closing fence.
    guard index < lineStarts.count else { return Location(line: last.line + 1, column: last.column) }
    let start = lineStarts[index]
    return Location(line: start.line, column: start.column + max(location.column, 1) - 1)
  }

  package func spanInNote(of span: Span) -> Span {
    Span(locationInNote(of: span.start), locationInNote(of: span.end))
  }
}
