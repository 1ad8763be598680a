import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The drawings between which a script interpolates: the start and end of each segment, at the same scale.
///
/// One unit is one point, the proposal starts at 0, and the chart below has the same units, so that the edge that a
/// reader drags is above its length on the chart.
struct SweepStage {
  let sweep: Sweep
  /// The horizontal extent of all drawings, in points.
  let reach: ClosedRange<Double>

  private static let lane = 20.0

  /// Draws the start and end of each segment, in order, as groups of one drawing.
  func keyframes(id: String) -> Element {
    var writer = SVGWriter(prefix: "\(id)-k", scale: 1, isExact: true)
    for segment in sweep.segments {
      let start = writer.apart { write(segment, at: segment.start, segment.first, &$0) }
      let end = writer.apart { write(segment, at: segment.end, segment.last, &$0) }
      writer.add(start + KeyframeDifference.nodes(from: start, to: end))
    }
    return writer.document(bounds, title: "", cssClass: "keyframes")
  }

  /// The length of the box's other side, in points: the proposed length, if it is close to the longest layout.
  var depth: Double {
    let across = sweep.axis.other
    let most = sweep.segments.flatMap { [$0.first.size[across], $0.last.size[across]] }.filter(\.isFinite).max() ?? 0
    let proposed = sweep.segments.first?.first.proposal[across] ?? 0
    if proposed.isFinite, proposed >= most, proposed <= max(most * 1.6, most + 60) { return proposed }
    return max(min(most, 600), 20)
  }

  var bounds: Rect {
    let labels = StageLines.lane + Self.lane * 2
    return sweep.axis == .horizontal
      ? Rect(x: reach.lowerBound, y: -32, width: reach.upperBound - reach.lowerBound, height: depth + 32 + labels)
      : Rect(x: -60, y: -8, width: max(depth + 60 + 110, 240), height: sweep.range.upperBound + 24)
  }

  private var lines: StageLines { StageLines(axis: sweep.axis, middles: sweep.segments.map(\.middle)) }

  /// Returns the size of the proposal's box at a length.
  func box(_ length: Double) -> Size {
    sweep.axis == .horizontal ? Size(width: length, height: depth) : Size(width: depth, height: length)
  }

  func write(_ segment: Sweep.Segment, at length: Double, _ rendering: Rendering, _ writer: inout SVGWriter) {
    writer.group(class: "keyframe") { writer in
      let box = box(length)
      let offset = Point(x: (box.width - rendering.size.width) / 2, y: (box.height - rendering.size.height) / 2)
      writer.write([
        .rectangle(Rect(origin: .zero, size: box), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))
      ])
      writer.group(class: "painted") { $0.write([Self.placed(rendering, at: offset)]) }
      let proposal = lines.proposal(length)
      writer.write(proposal.marks + proposal.label)
      for line in lines.reports(rendering, offset, depth: depth, in: [segment.first, segment.last]) {
        writer.write(line.marks + line.label)
      }
      writer.group(class: "handle") { $0.write([handle(length)]) }
    }
  }

  /// Returns the drawing of a view, moved to a point.
  static func placed(_ rendering: Rendering, at offset: Point) -> Mark {
    var effects = GroupEffects()
    effects.transform = .translation(x: offset.x, y: offset.y)
    return .group(rendering.marks, effects)
  }

  /// Draws the handle that a reader drags.
  private func handle(_ length: Double) -> Mark {
    let grip = Rect(x: length - 4, y: depth / 2 - 14, width: 8, height: 28)
    return .rectangle(
      sweep.axis == .horizontal ? grip : Rect(x: grip.minY, y: grip.minX, width: 28, height: 8), cornerRadius: 4,
      .ink(.proposal), Stroke(.ink(.paper), width: 1.5))
  }
}
