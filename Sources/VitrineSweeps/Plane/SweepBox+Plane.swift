import VitrineDiagrams
import VitrineLayout
import VitrineUI

extension SweepBox {
  /// Creates the box of a plane sweep, resizable along both sides, with a dot that follows it on the map below.
  init?(_ sweep: PlaneSweep, map: PlaneMap, id: String) {
    let (widths, heights) = (sweep.widths, sweep.heights)
    guard widths.lowerBound < widths.upperBound, heights.lowerBound < heights.upperBound else { return nil }
    let stage = PlaneStage(sweep: sweep)
    let segments = sweep.segments.map { segment in
      Segment(
        query: Self.query(segment.region, in: ConvexPolygon(widths, heights).bounds),
        opacity: Self.opacity(segment.region),
        sizes: segment.samples.map(\.size),
        draw: { index, writer in
          let sample = segment.samples[index]
          stage.write(sample, in: segment, &writer)
          let down = stage.bounds.maxY - map.bounds.minY
          let across = stage.bounds.minX - map.bounds.minX
          writer.group(Self.rule(across: across, down: down)) { $0.write(map.cursor(at: sample.size)) }
        },
        drawMiddle: { writer in stage.write(segment.middle, in: segment, &writer) })
    }
    let sides = [("width", widths), ("height", heights)].map { Self.side($0, $1, beside: 60 - stage.bounds.minX) }
    self.init(segments, id: id, bounds: stage.bounds, grip: "resize:both;" + sides.joined(separator: ";"))
  }

  /// Returns the container query for the bounding box of a segment, without the sides at the plane's edges.
  private static func query(_ region: ConvexPolygon, in whole: Rect) -> String {
    let bounds = region.bounds
    var query: [String] = []
    if bounds.minX > whole.minX { query.append("(width >= \(px(bounds.minX)))") }
    if bounds.maxX < whole.maxX { query.append("(width < \(px(bounds.maxX)))") }
    if bounds.minY > whole.minY { query.append("(height >= \(px(bounds.minY)))") }
    if bounds.maxY < whole.maxY { query.append("(height < \(px(bounds.maxY)))") }
    return query.joined(separator: " and ")
  }

  /// Returns the opacity of a segment with slanted borders, which depend on both width and height, so that container
  /// queries can't express them: 1 on its side of the borders, 0 on the other.
  private static func opacity(_ region: ConvexPolygon) -> String? {
    let slanted = region.edges.filter { abs($0.from.x - $0.to.x) > 1e-3 && abs($0.from.y - $0.to.y) > 1e-3 }
    guard !slanted.isEmpty else { return nil }
    let sides = slanted.map { edge in
      // The length is positive inside, in points from the border.
      let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let length = (x * x + y * y).squareRoot()
      let side = AffineLength(
        constant: (y * edge.from.x - x * edge.from.y) / length, perWidth: -y / length, perHeight: x / length)
      return "clamp(0,.5 + 1000*\(side.cssNumber),1)"
    }
    return sides.count == 1 ? sides[0] : "min(\(sides.joined(separator: ",")))"
  }
}
