import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// Several drawings as one file: in rows, each with what is said of it above it.
struct StandaloneSheet {
  struct Cell {
    var label = ""
    /// A smaller line below the label.
    var remark: String?
    /// Whole drawings, one below the other.
    var drawings: [Element]
    /// Lines of text below the drawing.
    var lines: [FrameLine] = []
  }

  let cells: [Cell]
  /// Lines of text below the drawings.
  var words: [String] = []
  /// Where a row ends, in points; a drawing that is wider has a row of its own.
  var rowWidth = 720.0
  /// What is written between the drawings.
  var separator = ""
  /// What a reader hears who doesn't see it.
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
        // Inside another drawing, one has a place.
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

  /// Drawings of their own have this much room at their sides.
  private static let margin = 10.0

  private func head(_ cell: Cell) -> (lines: [DiagramText], width: Double, height: Double) {
    let room = max(Self.size(of: cell).width, Self.narrowest) - 2 * Self.margin
    let lines =
      (cell.label.isEmpty ? [] : [DiagramText(cell.label, weight: 600, in: typesetter)])
      + (cell.remark.map { remarkLines($0, within: room) } ?? [])
    let width = lines.map(\.width).max().map { $0 + 2 * Self.margin } ?? 0
    return (lines, width, Double(lines.count) * Self.lineHeight)
  }

  /// A remark is broken between its parts where it has no room.
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

  /// What remarks have room in above a narrower drawing.
  private static let narrowest = 220.0

  /// Between drawings of one cell.
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
