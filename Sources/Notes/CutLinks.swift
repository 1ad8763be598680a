import Diagnostics

/// Links by name in tables that a bar has cut in two, whether or not the table has a column for what is behind it.
enum CutLinks {
  /// - Parameter number: of the line of the row.
  static func warnings(inLine number: Int, of source: SourceFile) -> [Diagnostic] {
    guard number <= source.lineCount else { return [] }
    let line = source.line(number)
    guard line.utf8.contains(UInt8(ascii: "[")) else { return [] }
    return line.matches(of: /\[\[([^\[\]|]*[^\[\]|\\])\|([^\[\]|]*)\]\]/).map { link in
      let column = line.utf8.distance(from: line.startIndex, to: link.range.lowerBound) + 1
      return Diagnostic(
        .warning, "table-link", "the bar of the link ‘\(link.1)’ ends its cell", file: source.path,
        span: Span(at: Location(line: number, column: column)),
        hint: "write a backslash before it: [[\(link.1)\\|\(link.2)]]")
    }
  }
}
