/// Rows of cells whose columns share their widths.
///
/// Children that are rows (``GridRowRule``) have one cell per column; any other child is a row of one cell that spans
/// all columns.
///
/// *Proposes:* when measuring, the lengths that `GridDivision` computes; when placing, to each cell its column's width
/// and its row's height.
/// *Reports:* the total of columns, rows and the distances between them.
/// Source: [layout reference, section 17.2](docs/layout-reference.md#172-grid); SwiftUI's division among columns is not
/// documented, so they share as a stack's children do.
public struct GridRule: LayoutRule {
  public var alignment: Alignment
  public var horizontalSpacing: Double
  public var verticalSpacing: Double

  public init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 8
    self.verticalSpacing = verticalSpacing ?? 8
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    guard !node.children.isEmpty else { return .zero }
    return GridDivision(self, node, proposal).size
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !node.children.isEmpty else { return }
    let division = GridDivision(self, node, proposal)
    let cells = GridPlaces(division)
    var y = 0.0
    for (index, row) in division.cells.rows.enumerated() {
      let height = division.heights[index]
      let rowSize = Size(width: division.size.width, height: height)
      let places = row.indices.map { cells.place(row: index, $0) }
      let child = node.children[index]
      if child.rule is GridRowRule {
        child.arrange(LayoutNode.Arrangement(size: rowSize, places: places))
        place(index, Point(x: 0, y: y), ProposedViewSize(rowSize))
      } else if let first = places.first {
        place(index, Point(x: first.origin.x, y: y + first.origin.y), first.proposal)
      }
      y += height + verticalSpacing
    }
  }
}

/// The places of the cells of a divided grid, in their rows.
///
/// A cell's anchor takes precedence over all alignments. The other cells of a row align on one line, and so do those of
/// a column.
private struct GridPlaces {
  private struct Box {
    let cell: GridCells.Cell
    let frame: Rect
    let dimensions: ViewDimensions
  }

  private let division: GridDivision
  private let rows: [[Box]]
  private let columnLines: [LineExtent]

  init(_ division: GridDivision) {
    self.division = division
    var columns = [LineExtent](repeating: LineExtent(), count: division.widths.count)
    rows = division.cells.rows.enumerated().map { index, row in
      row.map { cell in
        let frame = Rect(
          x: division.start(of: cell.column), y: 0, width: division.width(of: cell), height: division.heights[index])
        let dimensions = cell.node.dimensions(in: ProposedViewSize(frame.size))
        if cell.aligns(along: .horizontal), cell.counts(along: .horizontal) {
          columns[cell.column].add(dimensions.width, guide: dimensions[division.key(of: cell, along: .horizontal)])
        }
        return Box(cell: cell, frame: frame, dimensions: dimensions)
      }
    }
    columnLines = columns
  }

  func place(row: Int, _ index: Int) -> LayoutNode.Arrangement.Place {
    let box = rows[row][index]
    return LayoutNode.Arrangement.Place(
      origin: origin(of: box, in: rows[row]), proposal: ProposedViewSize(box.frame.size))
  }

  private func origin(of box: Box, in row: [Box]) -> Point {
    let (frame, dimensions) = (box.frame, box.dimensions)
    if let anchor = box.cell.anchor {
      return Point(
        x: frame.minX + (frame.width - dimensions.width) * anchor.x, y: (frame.height - dimensions.height) * anchor.y)
    }
    var rowLine = LineExtent()
    for other in row where other.cell.aligns(along: .vertical) && other.cell.counts(along: .vertical) {
      rowLine.add(other.dimensions.height, guide: other.dimensions[division.key(of: other.cell, along: .vertical)])
    }
    let column = box.cell.aligns(along: .horizontal) ? columnLines[box.cell.column] : LineExtent()
    return Point(
      x: frame.minX + start(of: box, on: column, along: .horizontal), y: start(of: box, on: rowLine, along: .vertical))
  }

  /// Returns the start of a cell that is aligned on a line; if the line is empty, on the default guide of its column or
  /// row.
  private func start(of box: Box, on line: LineExtent, along axis: Axis) -> Double {
    let key = division.key(of: box.cell, along: axis)
    let track = box.frame.size[axis]
    return (line.isEmpty ? key.defaultValue(along: track) : line.line(in: track, key)) - box.dimensions[key]
  }
}

/// A row of a grid. The grid places its cells; outside a grid the row is a horizontal stack.
public struct GridRowRule: LayoutRule {
  public let alignment: VerticalAlignment?

  public init(alignment: VerticalAlignment?) { self.alignment = alignment }

  private var stack: StackRule { StackRule(alignment ?? .center, spacing: nil) }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.arrangement?.size ?? stack.sizeThatFits(proposal, node)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let arrangement = node.arrangement else { return stack.placeChildren(in: size, proposal, node, place) }
    for (index, cell) in arrangement.places.enumerated() { place(index, cell.origin, cell.proposal) }
  }
}
