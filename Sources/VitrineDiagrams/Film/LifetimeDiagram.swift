import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A drawing of lifetimes over the frames of a film strip: a column for each frame, a bar for each view and task.
struct LifetimeDiagram {
  let chart: LifetimeChart
  let typesetter: Typesetter

  private static let rowHeight = 22.0
  private static let head = 24.0
  private static let columns = 56.0...112.0

  /// Returns the drawing as SVG, with its width in points; `nil` if the chart is empty.
  func drawn(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> (
    element: Element, width: Double
  )? {
    guard !chart.rows.isEmpty else { return nil }
    let names = chart.rows.map { DiagramText($0.name, weight: $0.isTask ? 400 : 500, in: typesetter) }
    let left = (zip(names, chart.rows).map { $0.width + Double($1.level) * 14 }.max() ?? 0) + 16
    let labels = chart.frames.map(label)
    let column = min(max((labels.map(\.width).max() ?? 0) + 16, Self.columns.lowerBound), Self.columns.upperBound)
    let size = Size(
      width: left + Double(labels.count) * column, height: Self.head + Double(names.count) * Self.rowHeight)
    var writer = SVGWriter(prefix: id + "-l", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    for (index, text) in labels.enumerated() {
      let x = left + Double(index) * column
      writer.lines([.move(Point(x: x, y: 0)), .line(Point(x: x, y: size.height))], .line, dash: [1, 3])
      writer.label(text, at: Point(x: x + 6, y: 12), .start, .muted)
    }
    for (index, row) in chart.rows.enumerated() {
      let y = Self.head + (Double(index) + 0.5) * Self.rowHeight
      writer.label(names[index], at: Point(x: Double(row.level) * 14, y: y + 4), .start, row.isTask ? .muted : .ink)
      draw(row, y, left, column, &writer)
    }
    let bounds = Rect(origin: .zero, size: size).insetBy(-4)
    let title = "Lifetimes: " + chart.rows.map(sentence).joined(separator: "; ")
    return (writer.document(bounds, title: title, cssClass: "lifetimes", standalone: standalone), bounds.width)
  }

  private func sentence(_ row: LifetimeChart.Row) -> String {
    "\(row.name) " + row.moments.map { "\($0.words) \(chart.frames[$0.frame])" }.joined(separator: ", ")
  }

  /// Returns the title above a column, truncated if it is too long.
  private func label(_ text: String) -> DiagramText {
    var text = text
    var label = DiagramText(text, in: typesetter)
    while label.width > Self.columns.upperBound - 14, text.count > 4 {
      text = text.dropLast(2) + "…"
      label = DiagramText(text, in: typesetter)
    }
    return label
  }

  /// Draws consecutive frames of one phase as a bar, and a symbol at each change.
  private func draw(
    _ row: LifetimeChart.Row, _ y: Double, _ left: Double, _ column: Double, _ writer: inout SVGWriter
  ) {
    let ink: Ink = row.isTask ? .report : .proposal
    var start = 0
    for end in 1...row.phases.count where end == row.phases.count || row.phases[end] != row.phases[start] {
      let phase = row.phases[start]
      let from = left + Double(start) * column
      let to = left + Double(end) * column
      switch phase {
      case .absent: break
      case .shown, .running:
        writer.lines([.move(Point(x: from, y: y)), .line(Point(x: to, y: y))], ink, width: row.isTask ? 2 : 4)
      case .offscreen:
        writer.lines([.move(Point(x: from, y: y)), .line(Point(x: to, y: y))], ink, width: 2, dash: [4, 3])
      // A symbol in the frame in which a task ends shows its phase; later frames are empty.
      case .ended, .cancelled: break
      }
      start = end
    }
    for moment in row.moments {
      sign(row, moment.frame, Point(x: left + Double(moment.frame) * column, y: y), ink, &writer)
    }
  }

  private func sign(
    _ row: LifetimeChart.Row, _ frame: Int, _ point: Point, _ ink: Ink, _ writer: inout SVGWriter
  ) {
    let (phase, before) = (row.phases[frame], frame > 0 ? row.phases[frame - 1] : .absent)
    if before == .absent {
      writer.write([
        .ellipse(
          Rect(x: point.x - 4, y: point.y - 4, width: 8, height: 8), .ink(.paper), Stroke(.ink(ink), width: 2))
      ])
    }
    switch phase {
    case .absent, .cancelled:
      let shift = before == .absent ? 12.0 : 0
      let (x, y) = (point.x + shift, point.y)
      writer.lines(
        [
          .move(Point(x: x - 4, y: y - 4)), .line(Point(x: x + 4, y: y + 4)), .move(Point(x: x + 4, y: y - 4)),
          .line(Point(x: x - 4, y: y + 4)),
        ], phase == .cancelled ? .overflow : .ink, width: 1.75)
    case .ended:
      let x = point.x + (before == .absent ? 12 : 0)
      writer.lines([.move(Point(x: x, y: point.y - 6)), .line(Point(x: x, y: point.y + 6))], ink, width: 2)
    case .shown, .offscreen, .running: break
    }
  }
}
