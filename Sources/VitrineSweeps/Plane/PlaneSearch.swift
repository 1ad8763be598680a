import VitrineLayout
import VitrineUI

/// Finds the segments of a plane sweep by laying the view out at chosen sizes.
///
/// A region in which all sampled layouts are linear in width and height is a segment. The search scans any other region
/// along a width or a height. Where the scan meets a breakpoint, a second scan close by gives the direction of the
/// border, and the region is cut along it from end to end. A border that ends earlier yields more segments, but not
/// wrong ones: each part is sampled again, and adjacent segments that are linear together are merged at the end.
struct PlaneSearch {
  struct Limits {
    var segments = 64
    var layouts = 16_000
    /// The number of measurements of views in all layouts together, which bounds the time.
    var measurements = 80_000
    /// The width or height below which a region is not divided further, in points.
    var resolution = 0.01
  }

  private let limits: Limits
  private let layOut: (Size) -> Rendering
  private(set) var layouts = 0
  private var measurements = 0
  /// The distance between the layouts that check whether a region is linear, in points.
  private var stride = 4.0

  init(limits: Limits = Limits(), layOut: @escaping (Size) -> Rendering) {
    (self.limits, self.layOut) = (limits, layOut)
  }

  mutating func segments(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) throws(Sweep.Problem) -> [PlaneSweep.Segment] {
    let whole = ConvexPolygon(widths, heights)
    stride = max(4, max(whole.bounds.width, whole.bounds.height) / 100)
    guard try sample(whole.corners[0]).sample.rendering.root != nil else { throw .drawsNothing }
    var found: [PlaneSweep.Segment] = []
    try split(whole, depth: 0, &found)
    return try joined(found).sorted { a, b in
      let (p, q) = (a.region.bounds, b.region.bounds)
      return (p.minX, p.minY) < (q.minX, q.minY)
    }
  }

  private mutating func split(
    _ region: ConvexPolygon, depth: Int, _ found: inout [PlaneSweep.Segment]
  ) throws(Sweep.Problem) {
    if let segment = try segment(region) {
      found.append(segment)
      // Merging removes most segments that wrong guesses add.
      if found.count > limits.segments * 4 { throw .tooManySegments(limits.segments) }
      return
    }
    let bounds = region.bounds
    if min(bounds.width, bounds.height) < limits.resolution { return }
    guard depth < 24 else { throw .tooManySegments(limits.segments) }
    var parts = [region]
    for (a, b) in try borders(region) { parts = parts.flatMap { $0.cut(through: a, b) } }
    for part in parts { try split(part, depth: depth + 1, &found) }
  }

  // MARK: Layouts

  private mutating func sample(_ point: Point) throws(Sweep.Problem) -> PlaneSample {
    guard layouts < limits.layouts, measurements < limits.measurements else { throw .tooCostly }
    layouts += 1
    let size = Size(width: point.x, height: point.y)
    let sample = SweepSample(length: 0, rendering: layOut(size))
    measurements += sample.rendering.measurements
    return PlaneSample(size: size, sample: sample)
  }

  /// Returns a region as a segment if all sampled layouts are linear in it; otherwise `nil`.
  private mutating func segment(_ region: ConvexPolygon) throws(Sweep.Problem) -> PlaneSweep.Segment? {
    var corners: [PlaneSample] = []
    for corner in region.innerCorners { corners.append(try sample(corner)) }
    guard corners.allSatisfy({ $0.sample.shape == corners[0].sample.shape }) else { return nil }
    let base = PlaneSample.widest(corners)
    for corner in corners where !corner.isOnPlane(through: base) { return nil }
    for point in places(in: region) where try !sample(point).isOnPlane(through: base) { return nil }
    let middle = try sample(readable(region))
    guard middle.isOnPlane(through: base) else { return nil }
    return PlaneSweep.Segment(region: region, samples: base.map(\.value), middle: middle.value)
  }

  /// Returns points all over a region: a low-discrepancy sequence (Roberts's, based on the plastic number) and the
  /// points of two lines across it. Dividing regions doesn't produce these points.
  private func places(in region: ConvexPolygon) -> [Point] {
    let bounds = region.bounds
    var places: [Point] = []
    let count = min(max(Int(region.area / (stride * stride * 8)), 6), 160)
    for index in 1...count {
      let (x, y) = (Double(index) * 0.7548776662, Double(index) * 0.5698402910)
      let point = Point(
        x: bounds.minX + (x - x.rounded(.down)) * bounds.width, y: bounds.minY + (y - y.rounded(.down)) * bounds.height)
      if region.contains(point) { places.append(point) }
    }
    for axis in [Axis.horizontal, .vertical] {
      guard let scan = scan(region, axis, 0.47) else { continue }
      let (low, length) = (scan.span.lowerBound, scan.span.upperBound - scan.span.lowerBound)
      let steps = max(3, Int(length / stride))
      for step in 0..<steps {
        places.append(scan.point(low + length * (Double(step) + 0.381966) / Double(steps)))
      }
    }
    return places
  }

  /// Returns the centre of a region, rounded to whole points if that is inside.
  private func readable(_ region: ConvexPolygon) -> Point {
    let center = region.center
    let rounded = Point(x: center.x.rounded(), y: center.y.rounded())
    return region.contains(rounded) ? rounded : center
  }

  /// Returns a scan across a region at a fraction of its other side, from just inside one edge to just inside the
  /// other.
  private func scan(_ region: ConvexPolygon, _ axis: Axis, _ part: Double) -> PlaneScan? {
    let bounds = region.bounds
    let place = axis == .horizontal ? bounds.minY + bounds.height * part : bounds.minX + bounds.width * part
    guard let span = region.span(axis, at: place), span.upperBound - span.lowerBound > 1e-3 else { return nil }
    return PlaneScan(axis: axis, place: place, span: (span.lowerBound + 1e-4)...(span.upperBound - 1e-4))
  }

  // MARK: Borders

  /// Returns lines that are likely borders of segments, one for each breakpoint on a scan.
  private mutating func borders(_ region: ConvexPolygon) throws(Sweep.Problem) -> [(Point, Point)] {
    for axis in [Axis.horizontal, .vertical] {
      for part in [0.36, 0.64] {
        guard let scan = scan(region, axis, part) else { continue }
        var lines: [(Point, Point)] = []
        for point in try breaks(scan) {
          let straight = scan.moved(to: point, by: 1, reach: 0).start
          lines.append((point, try border(at: point, scan, in: region) ?? straight))
        }
        if !lines.isEmpty { return lines }
      }
    }
    let (bounds, center) = (region.bounds, region.center)
    return [(center, center + (bounds.width > bounds.height ? Point(x: 0, y: 1) : Point(x: 1, y: 0)))]
  }

  /// Returns the breakpoints along a scan.
  private mutating func breaks(_ scan: PlaneScan) throws(Sweep.Problem) -> [Point] {
    let layOut = layOut
    var search = SweepSearch(limits: SweepSearch.Limits(measurements: limits.measurements - measurements)) { along in
      let point = scan.point(along)
      return layOut(Size(width: point.x, height: point.y))
    }
    defer {
      layouts += search.layouts
      measurements += search.measurements
    }
    return try search.segments(scan.span).dropFirst().map { scan.point($0.start) }
  }

  /// Returns another point of the border that a scan meets at a point. A near point gives the direction of the border,
  /// and a far point along it is more accurate.
  private mutating func border(
    at point: Point, _ scan: PlaneScan, in region: ConvexPolygon
  ) throws(Sweep.Problem) -> Point? {
    for side in [0.5, -0.5, 0.02, -0.02] {
      guard let near = try crossing(scan.moved(to: point, by: side, reach: abs(side) * 3.2), in: region)
      else { continue }
      let step = Point(x: (near.x - point.x) / abs(side), y: (near.y - point.y) / abs(side))
      for distance in [100.0, 30, 8, 2] {
        let guess = Point(x: point.x + step.x * distance, y: point.y + step.y * distance)
        let far = try crossing(scan.moved(to: guess, by: 0, reach: 0.01), in: region)
        if let far { return far }
      }
      return near
    }
    return nil
  }

  /// Returns the point at which a short scan meets a border; `nil` unless it meets exactly one.
  private mutating func crossing(_ scan: PlaneScan, in region: ConvexPolygon) throws(Sweep.Problem) -> Point? {
    guard region.contains(scan.start), region.contains(scan.end) else { return nil }
    let found = try breaks(scan)
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Joining

  /// Returns the segments with adjacent ones merged if they are linear together and form a convex region.
  private mutating func joined(_ segments: [PlaneSweep.Segment]) throws(Sweep.Problem) -> [PlaneSweep.Segment] {
    var segments = segments
    var index = 0
    while index < segments.count {
      var other = index + 1
      while other < segments.count {
        if let both = try together(segments[index], segments[other]) {
          segments[index] = both
          segments.remove(at: other)
          other = index + 1
        } else {
          other += 1
        }
      }
      index += 1
    }
    if segments.count > limits.segments { throw .tooManySegments(limits.segments) }
    return segments
  }

  private mutating func together(
    _ a: PlaneSweep.Segment, _ b: PlaneSweep.Segment
  ) throws(Sweep.Problem) -> PlaneSweep.Segment? {
    let hull = ConvexPolygon(around: a.region.corners + b.region.corners)
    let area = a.region.area + b.region.area
    guard abs(hull.area - area) < 1e-3 + area * 1e-6 else { return nil }
    let base = a.samples.map { PlaneSample($0) }
    for sample in b.samples where !PlaneSample(sample).isOnPlane(through: base) { return nil }
    return try segment(hull)
  }
}

/// A line in the plane along which the width or the height is constant.
struct PlaneScan {
  /// The axis of the length that changes along the line.
  let axis: Axis
  let place: Double
  let span: ClosedRange<Double>

  func point(_ along: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: place) : Point(x: place, y: along)
  }

  var start: Point { point(span.lowerBound) }
  var end: Point { point(span.upperBound) }

  /// Returns a short parallel scan around a point that is moved across by a distance.
  func moved(to point: Point, by distance: Double, reach: Double) -> PlaneScan {
    let (along, across) = axis == .horizontal ? (point.x, point.y) : (point.y, point.x)
    return PlaneScan(axis: axis, place: across + distance, span: (along - reach)...(along + reach))
  }
}
