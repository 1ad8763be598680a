import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// Several drawings as one file: in rows, each with its title above it.
struct StandaloneSheet {
  struct Cell {
    var label = ""
    /// A smaller line below the label.
    var remark: String?
    /// The drawings, one below the other.
    var drawings: [Element]
    /// The lines of text below the drawing.
    var lines: [FrameLine] = []
  }

  let cells: [Cell]
  /// The lines of text below all drawings.
  var words: [String] = []
  /// The largest width of a row, in points; a wider drawing gets a separate row.
  var rowWidth = 720.0
  /// The text between the elements of drawings.
  var separator = ""
  /// The accessibility label.
  let title: String
  let typesetter: Typesetter

  private static let gap = 24.0
  private static let lineHeight = 17.0

  func svg(outlines: Bool, scheme: ColorScheme?) -> Element {
    var writer = SVGWriter(prefix: "s", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    var (x, y, rowHeight, width) = (0.0, 0.0, 0.0, 0.0)
    for cell in cells {
      let head = head(cell)
      let size = Self.size(of: cell)
      let lines = cell.lines.map { ($0, DiagramText($0.text, weight: $0.weight, in: typesetter)) }
      let column = max(size.width, head.width, (lines.map(\.1.width).max() ?? 0) + 2 * Self.margin)
      if x > 0, x + column > rowWidth { (x, y, rowHeight) = (0, y + rowHeight + Self.gap, 0) }
      for (line, text) in head.lines.enumerated() {
        let baseline = y + Double(line + 1) * Self.lineHeight - 4
        writer.write(text.marks(at: Point(x: x + Self.margin, y: baseline), .start, line == 0 ? .ink : .muted))
      }
      var top = y + head.height
      for var drawing in cell.drawings {
        // Nested in another drawing, an SVG element needs a position.
        drawing.attributes.insert(contentsOf: [Attribute("x", x), Attribute("y", top)], at: 0)
        writer.add([.element(drawing)] + (separator.isEmpty ? [] : [.text(separator)]))
        top += Self.size(of: drawing).height + Self.drawingGap
      }
      for (line, text) in lines.enumerated() {
        let baseline = y + head.height + size.height + Double(line + 1) * Self.lineHeight - 2
        writer.write(text.1.marks(at: Point(x: x + Self.margin, y: baseline), .start, text.0.ink))
      }
      width = max(width, x + column)
      rowHeight = max(rowHeight, head.height + size.height + Double(lines.count) * Self.lineHeight)
      x += column + Self.gap
    }
    var height = y + rowHeight
    for text in words.map({ DiagramText($0, in: typesetter) }) {
      height += Self.lineHeight
      writer.write(text.marks(at: Point(x: Self.margin, y: height), .start, .ink))
      width = max(width, text.width + 2 * Self.margin)
    }
    if !words.isEmpty { height += Self.margin }
    let top = cells.contains { !$0.label.isEmpty } ? Self.margin / 2 : 0
    let bounds = Rect(x: 0, y: -top, width: width, height: height + top)
    return writer.document(bounds, title: title, cssClass: "sheet", standalone: true)
  }

  /// The margin at the sides of text, which nested drawings already have, in points.
  private static let margin = 10.0

  private func head(_ cell: Cell) -> (lines: [DiagramText], width: Double, height: Double) {
    let room = max(Self.size(of: cell).width, Self.narrowest) - 2 * Self.margin
    let lines =
      (cell.label.isEmpty ? [] : [DiagramText(cell.label, weight: 600, in: typesetter)])
      + (cell.remark.map { remarkLines($0, within: room) } ?? [])
    let width = lines.map(\.width).max().map { $0 + 2 * Self.margin } ?? 0
    return (lines, width, Double(lines.count) * Self.lineHeight)
  }

  /// Returns the smaller line below a label as lines that fit, broken at its commas.
  private func remarkLines(_ remark: String, within room: Double) -> [DiagramText] {
    var lines: [String] = []
    for part in remark.split(separator: ", ").map(String.init) {
      if let last = lines.last, DiagramText("\(last), \(part)", in: typesetter).width <= room {
        lines[lines.count - 1] = "\(last), \(part)"
      } else {
        lines = lines.dropLast() + (lines.last.map { [$0 + ","] } ?? []) + [part]
      }
    }
    return lines.map { DiagramText($0, in: typesetter) }
  }

  /// The smallest width, in points, available to the text above a drawing.
  private static let narrowest = 220.0

  /// The space between drawings of one cell, in points.
  private static let drawingGap = 8.0

  private static func size(of cell: Cell) -> Size {
    let sizes = cell.drawings.map(size(of:))
    let gaps = Double(max(sizes.count - 1, 0)) * drawingGap
    return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  private static func size(of svg: Element) -> Size {
    Size(width: svg["width"]?.number ?? 0, height: svg["height"]?.number ?? 0)
  }
}
