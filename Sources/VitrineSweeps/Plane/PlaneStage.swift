import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The drawings of a plane sweep at one size: the proposal's box with the view in its middle, and what is proposed and
/// reported along both sides.
struct PlaneStage {
  let sweep: PlaneSweep

  /// What all drawings need, around the box's own corner.
  var bounds: Rect {
    Rect(x: -64, y: -32, width: sweep.widths.upperBound + 64 + 84, height: sweep.heights.upperBound + 32 + 50)
  }

  func write(_ sample: PlaneSweep.Sample, in piece: PlaneSweep.Piece, _ writer: inout SVGWriter) {
    let (size, rendering) = (sample.size, sample.rendering)
    let offset = Point(x: (size.width - rendering.size.width) / 2, y: (size.height - rendering.size.height) / 2)
    writer.write([
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))
    ])
    writer.group(class: "painted") { $0.write([SweepStage.placed(rendering, at: offset)]) }
    for axis in [Axis.horizontal, .vertical] {
      let lines = StageLines(axis: axis, middles: sweep.pieces.map(\.middle.rendering))
      write(lines.proposal(size[axis]), &writer)
      for line in lines.reports(rendering, offset, depth: size[axis.other], in: piece.samples.map(\.rendering)) {
        write(line, &writer)
      }
    }
  }

  /// The number with all its places, from which those between are told: of three roundings too much would be left.
  private func write(_ line: StageLines.Line, _ writer: inout SVGWriter) {
    writer.write(line.marks)
    let place = line.beginsThere ? [Attribute(MovingMarkup.startAttribute, "")] : []
    writer.group([Attribute(MovingMarkup.valueAttribute, line.length, decimals: 6)] + place) { $0.write(line.label) }
  }
}
