import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

extension SweepBox {
  /// Creates the box of a sweep of one axis, with a rule and dots that follow it on the chart below.
  ///
  /// - Returns: `nil` if the range is a single length, so that there is nothing to drag.
  init?(_ sweep: Sweep, stage: SweepStage, chart: SweepChart, id: String) {
    guard sweep.range.lowerBound < sweep.range.upperBound else { return nil }
    let (word, across) = sweep.axis == .horizontal ? ("width", "height") : ("height", "width")
    let side = Self.side(word, sweep.range, beside: 20 - stage.bounds.minX)
    let direction = sweep.axis == .horizontal ? "horizontal" : "vertical"
    self.init(
      sweep.segments.indices.map { Self.segment($0, of: sweep, word, stage, chart) }, id: id, bounds: stage.bounds,
      grip: "resize:\(direction);\(side);\(across):\(Self.px(stage.depth))")
  }

  private static func segment(
    _ index: Int, of sweep: Sweep, _ word: String, _ stage: SweepStage, _ chart: SweepChart
  ) -> Segment {
    let segment = sweep.segments[index]
    var query: [String] = []
    // Of lengths that were laid out alone, the closest one is shown.
    let inset = (sweep.step ?? 0) / 2
    if index > 0 { query.append("(\(word) >= \(px(segment.start - inset)))") }
    if index + 1 < sweep.segments.count {
      query.append("(\(word) < \(px(sweep.segments[index + 1].start - inset)))")
    }
    return Segment(
      query: query.joined(separator: " and "),
      sizes: segment.start < segment.end ? [stage.box(segment.start), stage.box(segment.end)] : nil,
      draw: { end, writer in
        let length = end == 0 ? segment.start : segment.end
        stage.write(segment, at: length, end == 0 ? segment.first : segment.last, &writer)
        guard sweep.axis == .horizontal else { return }
        writer.group(Self.rule(across: 0, down: stage.bounds.maxY + SweepChart.headroom)) {
          $0.write(chart.rule(at: length, segment: index, isEnd: end == 1))
        }
      },
      drawMiddle: { writer in stage.write(segment, at: segment.middleLength, segment.middle, &writer) })
  }

  /// Returns the attributes of the group that follows the box on the drawing below it.
  static func rule(across: Double, down: Double) -> [Attribute] {
    [Attribute("class", "rule"), Attribute("transform", .matrix([1, 0, 0, 1, across, down], decimals: 2))]
  }
}
