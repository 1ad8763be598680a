import VitrineLayout
import VitrineUI

/// Patterns that fill a rectangle with individual lines. They need no clipping, so every viewer draws them.
enum Hatching {
  /// Returns diagonal stripes, which continue in adjacent rectangles.
  static func stripes(_ rect: Rect, spacing: Double) -> [DrawnPath.Element] {
    var elements: [DrawnPath.Element] = []
    // The coordinates x + y are constant along a stripe.
    var sum = ((rect.minX + rect.minY) / spacing).rounded(.up) * spacing
    while sum <= rect.maxX + rect.maxY {
      let low = max(rect.minX, sum - rect.maxY)
      let high = min(rect.maxX, sum - rect.minY)
      if high > low { elements += [.move(Point(x: low, y: sum - low)), .line(Point(x: high, y: sum - high))] }
      sum += spacing
    }
    return elements
  }

  /// Returns rows of dots, centered: each row is one line with dashes of length zero.
  static func dots(_ rect: Rect, spacing: Double, _ ink: Ink) -> Mark {
    let (columns, left) = grid(rect.minX, rect.width, spacing)
    let (rows, top) = grid(rect.minY, rect.height, spacing)
    let elements = (0..<(columns > 0 ? rows : 0)).flatMap { row -> [DrawnPath.Element] in
      let y = top + Double(row) * spacing
      return [.move(Point(x: left, y: y)), .line(Point(x: left + Double(columns - 1) * spacing + 0.01, y: y))]
    }
    return .path(DrawnPath(elements), nil, Stroke(.ink(ink), width: 1.25, dash: [0, spacing], cap: .round))
  }

  /// Returns the number of dots that fit in a length, and the position of the first; none if it is less than 5 points.
  private static func grid(_ start: Double, _ length: Double, _ spacing: Double) -> (count: Int, first: Double) {
    guard length >= 5, length < 1e5 else { return (0, start) }
    let count = Int((length - 5) / spacing) + 1
    return (count, start + (length - Double(count - 1) * spacing) / 2)
  }
}

extension DrawnPath {
  /// Returns a rectangle with round corners.
  static func rounded(_ rect: Rect, radius: Double) -> [Element] {
    let r = min(radius, rect.width / 2, rect.height / 2)
    // The distance from a quarter circle's control points to the corner.
    let k = r * (1 - 0.5523)
    let (x, y, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      .move(Point(x: x + r, y: y)), .line(Point(x: right - r, y: y)),
      .cubic(Point(x: right, y: y + r), control1: Point(x: right - k, y: y), control2: Point(x: right, y: y + k)),
      .line(Point(x: right, y: bottom - r)),
      .cubic(
        Point(x: right - r, y: bottom), control1: Point(x: right, y: bottom - k),
        control2: Point(x: right - k, y: bottom)),
      .line(Point(x: x + r, y: bottom)),
      .cubic(Point(x: x, y: bottom - r), control1: Point(x: x + k, y: bottom), control2: Point(x: x, y: bottom - k)),
      .line(Point(x: x, y: y + r)),
      .cubic(Point(x: x + r, y: y), control1: Point(x: x, y: y + k), control2: Point(x: x + k, y: y)), .close,
    ]
  }
}
