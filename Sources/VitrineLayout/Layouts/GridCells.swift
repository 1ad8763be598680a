/// The cells of a grid, with the columns they span.
struct GridCells {
  struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
    let anchor: UnitPoint?
    let rowAlignment: VerticalAlignment?
    /// The axes along which the cell does not make its column or row longer.
    let unsizedAxes: Axis.Set

    func counts(along axis: Axis) -> Bool { !unsizedAxes.contains(axis) }

    /// Returns whether the cell aligns with the other cells of its column or row.
    func aligns(along axis: Axis) -> Bool { anchor == nil && (axis == .vertical || span == 1) }
  }

  private(set) var rows: [[Cell]]
  let columnCount: Int
  private(set) var columnAlignments: [HorizontalAlignment?]

  init(_ grid: LayoutNode) {
    var rows: [[Cell]] = []
    var columnCount = 1
    for child in grid.children {
      guard let row = child.rule as? GridRowRule else {
        rows.append([])
        continue
      }
      var column = 0
      rows.append(
        child.children.map { node in
          let span = max(1, node.trait(\.gridColumns) ?? 1)
          defer { column += span }
          return Self.cell(node, column: column, span: span, row.alignment)
        })
      columnCount = max(columnCount, column)
    }
    for (index, child) in grid.children.enumerated() where !(child.rule is GridRowRule) {
      rows[index] = [Self.cell(child, column: 0, span: columnCount, nil)]
    }
    columnAlignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for cell in rows.joined() {
      if let alignment = cell.node.trait(\.gridColumnAlignment) {
        columnAlignments[cell.column] = alignment
      }
    }
    self.rows = rows
    self.columnCount = columnCount
  }

  private static func cell(_ node: LayoutNode, column: Int, span: Int, _ alignment: VerticalAlignment?) -> Cell {
    Cell(
      node: node, column: column, span: span,
      anchor: node.trait(\.gridAnchor), rowAlignment: alignment,
      unsizedAxes: node.trait(\.gridUnsizedAxes) ?? [])
  }
}
