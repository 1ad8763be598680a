import VitrineLayout

/// A convex polygon in the plane of widths and heights, in points.
struct ConvexPolygon: Hashable, Sendable {
  /// The corners, in order around the polygon.
  let corners: [Point]

  init(corners: [Point]) { self.corners = corners }

  init(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    corners = [
      Point(x: widths.lowerBound, y: heights.lowerBound), Point(x: widths.upperBound, y: heights.lowerBound),
      Point(x: widths.upperBound, y: heights.upperBound), Point(x: widths.lowerBound, y: heights.upperBound),
    ]
  }

  /// Creates the convex hull of points (Andrew's monotone chain), without corners on a straight line.
  init(around points: [Point]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1, Self.turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 1e-4 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    corners = chain(sorted) + chain(sorted.reversed())
  }

  /// Returns twice the area of a triangle, positive if its corners turn from the x axis towards the y axis.
  static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  var bounds: Rect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  var area: Double {
    guard let first = corners.first else { return 0 }
    return zip(corners, corners.dropFirst()).reduce(0) { $0 + Self.turn(first, $1.0, $1.1) } / 2
  }

  /// The mean of the corners, which is inside.
  var center: Point {
    let sum = corners.reduce(Point.zero, +)
    return Point(x: sum.x / Double(corners.count), y: sum.y / Double(corners.count))
  }

  var edges: [(from: Point, to: Point)] { Array(zip(corners, corners.dropFirst() + corners.prefix(1))) }

  func contains(_ point: Point) -> Bool { edges.allSatisfy { Self.turn($0.from, $0.to, point) >= 0 } }

  /// The corners, moved inwards by a ten-thousandth of a point.
  var innerCorners: [Point] {
    let center = center
    return corners.map { corner in
      let (x, y) = (center.x - corner.x, center.y - corner.y)
      let part = min(1e-4 / max((x * x + y * y).squareRoot(), 1e-9), 0.25)
      return Point(x: corner.x + x * part, y: corner.y + y * part)
    }
  }

  /// Returns the parts on both sides of the line through two points.
  func cut(through a: Point, _ b: Point) -> [ConvexPolygon] {
    let (left, right) = (half(a, b), half(b, a))
    return [left, right].filter { $0.corners.count > 2 && $0.area > 1e-6 }
  }

  /// Returns the part to the left of a line.
  private func half(_ a: Point, _ b: Point) -> ConvexPolygon {
    var kept: [Point] = []
    for (from, to) in edges {
      let (start, end) = (Self.turn(a, b, from), Self.turn(a, b, to))
      if start >= 0 { kept.append(from) }
      if (start > 0 && end < 0) || (start < 0 && end > 0) {
        let part = start / (start - end)
        kept.append(Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      }
    }
    return ConvexPolygon(corners: kept)
  }

  /// Returns the part of a line of one height, or of one width, that is in the polygon.
  func span(_ axis: Axis, at place: Double) -> ClosedRange<Double>? {
    var found: [Double] = []
    for (from, to) in edges {
      let (start, end) = axis == .horizontal ? (from.y, to.y) : (from.x, to.x)
      guard start != end, (start <= place && place <= end) || (end <= place && place <= start) else { continue }
      let part = (place - start) / (end - start)
      found.append(axis == .horizontal ? from.x + (to.x - from.x) * part : from.y + (to.y - from.y) * part)
    }
    guard let low = found.min(), let high = found.max(), low < high else { return nil }
    return low...high
  }
}
