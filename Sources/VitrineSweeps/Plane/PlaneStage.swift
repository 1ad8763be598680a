import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The drawing of a plane sweep at one size: the proposal's box with the view centred in it, and the proposed and
/// reported lengths along both sides.
struct PlaneStage {
  let sweep: PlaneSweep

  /// The bounds of all drawings, relative to the box's corner.
  var bounds: Rect {
    Rect(x: -64, y: -32, width: sweep.widths.upperBound + 64 + 84, height: sweep.heights.upperBound + 32 + 50)
  }

  func write(_ sample: PlaneSweep.Sample, in segment: PlaneSweep.Segment, _ writer: inout SVGWriter) {
    let (size, rendering) = (sample.size, sample.rendering)
    let offset = Point(x: (size.width - rendering.size.width) / 2, y: (size.height - rendering.size.height) / 2)
    writer.write([
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))
    ])
    writer.group(class: "painted") { $0.write([SweepStage.placed(rendering, at: offset)]) }
    for axis in [Axis.horizontal, .vertical] {
      let lines = StageLines(axis: axis, middles: sweep.segments.map(\.middle.rendering))
      write(lines.proposal(size[axis]), &writer)
      for line in lines.reports(rendering, offset, depth: size[axis.other], in: segment.samples.map(\.rendering)) {
        write(line, &writer)
      }
    }
  }

  /// Writes a line with its unrounded number, from which others are interpolated: three rounded numbers would be too
  /// inaccurate.
  private func write(_ line: StageLines.Line, _ writer: inout SVGWriter) {
    writer.write(line.marks)
    let place = line.beginsThere ? [Attribute(MovingMarkup.startAttribute, "")] : []
    writer.group([Attribute(MovingMarkup.valueAttribute, line.length, decimals: 6)] + place) { $0.write(line.label) }
  }
}
