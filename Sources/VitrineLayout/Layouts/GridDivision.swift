/// The division of a proposal among the columns and rows of a grid.
///
/// The least and greatest widths of a column are those of its cells. The grid then serves the columns as a stack serves
/// its children, the least flexible first, and offers each an equal share of the remaining width. A cell that spans
/// several columns and needs more than their width widens them equally. Rows divide the height the same way, once the
/// widths are known. The length of a column or row is the extent of its cells, aligned on its alignment line.
struct GridDivision {
  let cells: GridCells
  private(set) var widths: [Double] = []
  private(set) var heights: [Double] = []
  private let grid: GridRule

  init(_ grid: GridRule, _ node: LayoutNode, _ proposal: ProposedViewSize) {
    self.grid = grid
    cells = GridCells(node)
    widths = columnWidths(proposal.width)
    heights = rowHeights(proposal.height)
  }

  var size: Size {
    Size(width: start(of: widths.count) - grid.horizontalSpacing, height: total(heights, grid.verticalSpacing))
  }

  /// The left edge of a column.
  func start(of column: Int) -> Double {
    var x = 0.0
    for width in widths.prefix(column) { x += width + grid.horizontalSpacing }
    return x
  }

  func width(of cell: GridCells.Cell) -> Double {
    total(Array(widths[cell.column..<min(cell.column + cell.span, widths.count)]), grid.horizontalSpacing)
  }

  private func total(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0, +) + Double(max(lengths.count - 1, 0)) * spacing
  }

  private func columnWidths(_ proposal: Double?) -> [Double] {
    func width(_ column: Int, _ offer: Double?) -> Double {
      let counting = cells.rows.joined().filter {
        $0.column == column && $0.span == 1 && $0.counts(along: .horizontal)
      }
      return length(of: counting, along: .horizontal) { _ in ProposedViewSize(width: offer, height: nil) }
    }
    let spacing = Double(cells.columnCount - 1) * grid.horizontalSpacing
    var widths = divide(cells.columnCount, proposal.map { $0 - spacing }, width)
    for cell in cells.rows.joined() where cell.span > 1 && cell.counts(along: .horizontal) {
      widen(&widths, for: cell, proposal)
    }
    return widths
  }

  /// Widens the columns that a cell spans, each by the same part of the width that the cell lacks.
  private func widen(_ widths: inout [Double], for cell: GridCells.Cell, _ proposal: Double?) {
    let covered = cell.column..<min(cell.column + cell.span, widths.count)
    let available = total(Array(widths[covered]), grid.horizontalSpacing)
    let others = total(widths, grid.horizontalSpacing) - available
    let offer = proposal.map { max($0 - others, available) }
    let missing = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - available
    guard missing > 0 else { return }
    for column in covered { widths[column] += missing / Double(covered.count) }
  }

  private func rowHeights(_ proposal: Double?) -> [Double] {
    func height(_ row: Int, _ offer: Double?) -> Double {
      let counting = cells.rows[row].filter { $0.counts(along: .vertical) }
      return length(of: counting, along: .vertical) { ProposedViewSize(width: width(of: $0), height: offer) }
    }
    let spacing = Double(max(cells.rows.count - 1, 0)) * grid.verticalSpacing
    return divide(cells.rows.count, proposal.map { $0 - spacing }, height)
  }

  /// Returns the extent of the cells of a column or row, aligned on its alignment line, in points.
  private func length(
    of cells: [GridCells.Cell], along axis: Axis, _ proposal: (GridCells.Cell) -> ProposedViewSize
  ) -> Double {
    var extent = LineExtent()
    var length = 0.0
    for cell in cells {
      let dimensions = cell.node.dimensions(in: proposal(cell))
      if cell.aligns(along: axis) {
        extent.add(dimensions.size[axis], guide: dimensions[key(of: cell, along: axis)])
      } else {
        length = max(length, dimensions.size[axis])
      }
    }
    return max(length, extent.length)
  }

  /// Returns the alignment of a cell: that of its column or row if set, otherwise the grid's.
  func key(of cell: GridCells.Cell, along axis: Axis) -> AlignmentKey {
    axis == .horizontal
      ? (cells.columnAlignments[cell.column] ?? grid.alignment.horizontal).key
      : (cell.rowAlignment ?? grid.alignment.vertical).key
  }

  /// Divides a length among columns or rows as a stack does among its children.
  private func divide(_ count: Int, _ available: Double?, _ length: (_ track: Int, _ offer: Double?) -> Double)
    -> [Double]
  {
    guard let available, count > 0 else { return (0..<count).map { length($0, nil) } }
    let bounds = (0..<count).map { (least: length($0, 0), most: length($0, .infinity)) }
    let order = (0..<count).sorted { a, b in
      let (flexA, flexB) = (bounds[a].most - bounds[a].least, bounds[b].most - bounds[b].least)
      if flexA != flexB { return flexA < flexB }
      return bounds[a].least == bounds[b].least ? a < b : bounds[a].least > bounds[b].least
    }
    var lengths = [Double](repeating: 0, count: count)
    var remaining = available
    for (turn, track) in order.enumerated() {
      lengths[track] = length(track, max(remaining / Double(count - turn), 0))
      let left = remaining - lengths[track]
      if !left.isNaN { remaining = left }
    }
    return lengths
  }
}
