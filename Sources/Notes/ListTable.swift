import Diagnostics

extension Block {
  /// The table that a list of rows is, each of which is a list of cells, as MyST's `list-table` has it; `nil` for other
  /// blocks. The first row is the header.
  ///
  /// Source: <https://mystmd.org/guide/tables#list-tables>
  var asTable: Block? {
    guard case .list(let list) = kind else { return nil }
    var rows: [[[Inline]]] = []
    for item in list.items {
      guard item.blocks.count == 1, case .list(let cells) = item.blocks[0].kind else { return nil }
      var row: [[Inline]] = []
      for cell in cells.items {
        if cell.blocks.isEmpty { row.append([]) }
        guard cell.blocks.count <= 1 else { return nil }
        guard case .paragraph(let content)? = cell.blocks.first?.kind else {
          if cell.blocks.isEmpty { continue }
          return nil
        }
        row.append(content)
      }
      rows.append(row)
    }
    guard let header = rows.first, !header.isEmpty else { return nil }
    let count = header.count
    let body = rows.dropFirst().map { row in
      Array(row.prefix(count)) + Array(repeating: [], count: max(0, count - row.count))
    }
    let alignments = Array(repeating: TableBlock.Alignment.none, count: count)
    return Block(.table(TableBlock(alignments: alignments, header: header, rows: body)), span: span)
  }
}
