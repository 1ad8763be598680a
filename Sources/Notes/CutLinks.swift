import Diagnostics

/// Finds wiki links that the bar of a table's cell cuts in two.
enum CutLinks {
  /// - Parameter number: The line of the row, from 1.
  static func warnings(inLine number: Int, of source: SourceFile) -> [Diagnostic] {
    guard number <= source.lineCount else { return [] }
    let line = source.line(number)
    guard line.utf8.contains(UInt8(ascii: "[")) else { return [] }
    return line.matches(of: /\[\[([^\[\]|]*[^\[\]|\\])\|([^\[\]|]*)\]\]/).map { link in
      let column = line.utf8.distance(from: line.startIndex, to: link.range.lowerBound) + 1
      return Diagnostic(
        .warning, "table-link", "'|' in the link '\(link.1)' ends the table cell", file: source.path,
        span: Span(at: Location(line: number, column: column)),
        hint: "add a backslash before the bar: [[\(link.1)\\|\(link.2)]]")
    }
  }
}
