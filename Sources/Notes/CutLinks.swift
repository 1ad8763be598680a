import Diagnostics

/// Finds wiki links that the bar of a table's cell cuts in two.
enum CutLinks {
  /// - Parameter number: The line of the row, from 1.
  static func warnings(inLine number: Int, of source: SourceFile) -> [Diagnostic] {
    guard number <= source.lineCount else { return [] }
    let line = source.line(number)
    let bytes = Array(line.utf8)
    var warnings: [Diagnostic] = []
    var start = 0
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "[")) {
      start = open + 1
      guard start < bytes.count, bytes[start] == UInt8(ascii: "["), let link = CutLink(in: bytes, at: start + 1) else {
        continue
      }
      start = link.end
      warnings.append(link.warning(at: Location(line: number, column: open + 1), in: source.path))
    }
    return warnings
  }
}

/// A link that a bar cuts: `[[name|words]]`.
private struct CutLink {
  let name: String
  let words: String
  /// The offset behind the link.
  let end: Int

  /// - Parameter start: The offset behind the opening brackets.
  init?(in bytes: [UInt8], at start: Int) {
    let isEnd: (UInt8) -> Bool = { [UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|")].contains($0) }
    guard let bar = bytes[start...].firstIndex(where: isEnd), bytes[bar] == UInt8(ascii: "|"), bar > start,
      bytes[bar - 1] != UInt8(ascii: "\\"), let close = bytes[(bar + 1)...].firstIndex(where: isEnd),
      bytes[close...].starts(with: "]]".utf8)
    else { return nil }
    name = String(decoding: bytes[start..<bar], as: UTF8.self)
    words = String(decoding: bytes[(bar + 1)..<close], as: UTF8.self)
    end = close + 2
  }

  func warning(at place: Location, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "table-link", "'|' in the link '\(name)' ends the table cell", file: path, span: Span(at: place),
      hint: "add a backslash before the bar: [[\(name)\\|\(words)]]")
  }
}
