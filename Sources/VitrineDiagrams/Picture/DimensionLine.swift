import VitrineLayout
import VitrineText
import VitrineUI

/// A dimension line as in an architectural drawing: ticks, a line and the length, with thin extension lines from the
/// measured view.
struct DimensionLine {
  /// A stretch to be measured, as far as it is shown.
  struct Stretch {
    let from: Double
    let to: Double
    /// The whole length in points, of which a part may be cropped.
    let length: Double
    /// The edges of the measured view on the other axis.
    var low = 0.0
    var high = 0.0
    var isCutLow = false
    var isCutHigh = false
  }

  let axis: Axis
  let stretch: Stretch
  /// The position of the line on the other axis, in points.
  let at: Double
  /// Whether the label is on the side of the line away from the picture (below, or at the right).
  let isBeyond: Bool
  /// The color, which differs for dimensions of views and of a proposal.
  var ink = Ink.dimension
  let label: DiagramText

  init(
    axis: Axis, _ stretch: Stretch, at place: Double, isBeyond: Bool, ink: Ink = .dimension, in typesetter: Typesetter
  ) {
    (self.axis, self.stretch, self.isBeyond, self.ink) = (axis, stretch, isBeyond, ink)
    at = place
    label = DiagramText(Lengths.text(stretch.length), in: typesetter)
  }

  private static let tick = 3.5

  private func point(_ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: at + across) : Point(x: at + across, y: along)
  }

  /// The ends that are not cropped.
  private var ends: [Double] {
    [(stretch.from, stretch.isCutLow), (stretch.to, stretch.isCutHigh)].filter { !$0.1 }.map(\.0)
  }

  /// Draws lines of the same color as one path, and their labels in a group for each anchor.
  static func write(_ lines: [DimensionLine], to writer: inout SVGWriter) {
    writer.witnesses(lines.filter { $0.ink == .dimension }.flatMap(\.witnesses))
    for ink in [Ink.dimension, .proposal] {
      let alike = lines.filter { $0.ink == ink }
      writer.lines(alike.flatMap(\.elements), ink, width: 0.75)
      for anchor in [DiagramText.Anchor.middle, .start, .end] {
        writer.labels(alike.filter { $0.anchor == anchor }.map { ($0.label, $0.labelPoint) }, anchor, ink)
      }
    }
  }

  private var elements: [DrawnPath.Element] {
    [.move(point(stretch.from, 0)), .line(point(stretch.to, 0))]
      + ends.flatMap { [.move(point($0, -Self.tick)), .line(point($0, Self.tick))] }
  }

  private var anchor: DiagramText.Anchor { axis == .horizontal ? .middle : isBeyond ? .start : .end }

  private var labelPoint: Point {
    let middle = (stretch.from + stretch.to) / 2
    return axis == .horizontal
      ? Point(x: middle, y: isBeyond ? at + 15 : at - 6) : Point(x: isBeyond ? at + 8 : at - 8, y: middle + 4)
  }

  /// The extension lines from the measured view to the dimension line, if the distance is large enough.
  private var witnesses: [DrawnPath.Element] {
    let start = isBeyond ? stretch.high + 2 - at : stretch.low - 2 - at
    let way = isBeyond ? -start : start
    guard way > 10 else { return [] }
    let stop = isBeyond ? -Self.tick : Self.tick
    return ends.flatMap { [.move(point($0, start)), .line(point($0, stop))] }
  }

  /// The bounds of line and label.
  var bounds: Rect {
    let middle = (stretch.from + stretch.to) / 2
    let shown = stretch.to - stretch.from
    if axis == .horizontal {
      let half = max(shown, label.width) / 2
      return Rect(x: middle - half, y: isBeyond ? at - 4 : at - 18, width: half * 2, height: 22)
    }
    let half = max(shown / 2, 8)
    return Rect(
      x: isBeyond ? at - 4 : at - 10 - label.width, y: middle - half, width: label.width + 14, height: half * 2)
  }
}
