import Diagnostics

/// Finds tables that would be too large: cmark fills every row up to the number of columns, so a few bytes a row can
/// become gigabytes. It also takes time that grows with the square of a row's cells, and reads a whole paragraph again at each
/// line that may be the second of a table.
enum TableLimit {
  static let cells = 1_000_000
  /// The most nanoseconds that reading tables may take.
  private static let most = 1_000_000_000

  /// Returns the offset, in bytes, of the first table that is too large; `nil` where all tables can be read.
  static func excess(in markdown: String) -> Int? {
    // Most notes have no table; their lines are not looked at.
    guard markdown.utf8.contains(UInt8(ascii: "|")) else { return nil }
    var start = 0
    // The columns of the current table, its offset in bytes and its number of cells.
    var table: (columns: Int, start: Int, cells: Int)?
    // The nanoseconds so far, and those for reading the rows of the current block once.
    var (cost, blockCost, lastBars) = (0, 0, 0)
    for line in markdown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let bars = line.count { $0 == UInt8(ascii: "|") }
      blockCost += line.count * 25 + bars * bars
      cost += bars * bars
      if let columns = columns(of: line) {
        // Where the line makes a table of the one before, it is not read again.
        cost += bars == lastBars ? blockCost / 20 : blockCost
        table = (columns, start, 0)
      } else if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
        (table, blockCost) = (nil, 0)
      } else if var open = table {
        open.cells += open.columns
        if open.cells > cells { return open.start }
        table = open
      }
      if cost > most { return table?.start ?? start }
      lastBars = bars
      start += line.count + 1
    }
    return nil
  }

  /// Returns the number of columns that a line of `|`, `-` and `:` defines; `nil` for other lines.
  private static func columns(of line: Substring.UTF8View) -> Int? {
    var (bars, dashes, colons) = (0, 0, 0)
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: " "), 9...13, UInt8(ascii: ">"): break
      default: return nil
      }
    }
    return bars + colons > 0 && dashes > 0 ? bars + 1 : nil
  }

  static func warning(at span: Span, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "limit-table", "this table is too large; the tables of this note are shown as text",
      file: path,
      span: span, hint: "make it narrower, or split it into several tables")
  }
}
