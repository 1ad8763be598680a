/// Rows of cells whose columns share their widths.
///
/// Children that are rows (``GridRowRule``) have a cell a column; any other child is a row of one cell over all columns.
///
/// *Proposes:* to measure, what ``GridDivision`` finds; when placing, each cell its column's width and its row's height.
/// *Reports:* the sum of columns and rows and the distances between them. Source: reference section 17.2; how columns
/// compete is not documented, so they share as a stack's children do.
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
    var y = 0.0
    for (index, row) in division.cells.rows.enumerated() {
      let height = division.heights[index]
      let rowSize = Size(width: division.size.width, height: height)
      let places = row.map { cell in
        let box = Rect(
          x: division.start(of: cell.column), y: 0, width: division.width(of: cell), height: height)
        return GridRowRule.CellPlace(
          proposal: ProposedViewSize(box.size), origin: origin(of: cell, in: box, division))
      }
      let child = node.children[index]
      if let rule = child.rule as? GridRowRule {
        rule.assignment = GridRowRule.Assignment(size: rowSize, places: places)
        place(index, Point(x: 0, y: y), ProposedViewSize(rowSize))
      } else if let first = places.first {
        place(index, Point(x: first.origin.x, y: y + first.origin.y), first.proposal)
      }
      y += height + verticalSpacing
    }
  }

  /// A cell's own anchor comes before its column's and row's alignment, and those before the grid's.
  private func origin(of cell: GridCells.Cell, in box: Rect, _ division: GridDivision) -> Point {
    let dimensions = cell.node.dimensions(in: ProposedViewSize(box.size))
    if let anchor = cell.anchor {
      return Point(
        x: box.minX + (box.width - dimensions.width) * anchor.x, y: (box.height - dimensions.height) * anchor.y)
    }
    let horizontal = division.cells.columnAlignments[cell.column] ?? alignment.horizontal
    let vertical = cell.rowAlignment ?? alignment.vertical
    let place = Alignment(horizontal: horizontal, vertical: vertical).origin(of: dimensions, in: box.size)
    return Point(x: box.minX + place.x, y: place.y)
  }
}

/// A row of a grid. Its cells stand where the grid says; outside a grid it is a horizontal stack.
public final class GridRowRule: LayoutRule {
  struct CellPlace {
    let proposal: ProposedViewSize
    let origin: Point
  }

  struct Assignment {
    let size: Size
    let places: [CellPlace]
  }

  public let alignment: VerticalAlignment?
  var assignment: Assignment?

  public init(alignment: VerticalAlignment?) { self.alignment = alignment }

  private var stack: StackRule { StackRule(alignment ?? .center, spacing: nil) }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    assignment?.size ?? stack.sizeThatFits(proposal, node)
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard let assignment else { return stack.placeChildren(in: size, proposal, node, place) }
    for (index, cell) in assignment.places.enumerated() { place(index, cell.origin, cell.proposal) }
  }
}
