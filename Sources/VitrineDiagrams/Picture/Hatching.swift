import VitrineLayout
import VitrineUI

/// Fills a rectangle with a pattern of real lines, which any viewer draws: nothing is clipped, the lines end where it ends.
enum Hatching {
  /// Slanted stripes, in step across neighbouring rectangles.
  static func stripes(_ rect: Rect, spacing: Double) -> [DrawnPath.Element] {
    var elements: [DrawnPath.Element] = []
    // Along a stripe x + y stays the same.
    var sum = ((rect.minX + rect.minY) / spacing).rounded(.up) * spacing
    while sum <= rect.maxX + rect.maxY {
      let low = max(rect.minX, sum - rect.maxY)
      let high = min(rect.maxX, sum - rect.minY)
      if high > low { elements += [.move(Point(x: low, y: sum - low)), .line(Point(x: high, y: sum - high))] }
      sum += spacing
    }
    return elements
  }

  /// Dots on a grid that all rectangles share: each row is one line whose dashes have no length.
  static func dots(_ rect: Rect, spacing: Double, _ ink: Ink) -> Mark {
    let margin = spacing / 2
    var elements: [DrawnPath.Element] = []
    let left = ((rect.minX + margin) / spacing).rounded(.up) * spacing
    var y = ((rect.minY + margin) / spacing).rounded(.up) * spacing
    while y <= rect.maxY - margin + 0.01 {
      if left <= rect.maxX - margin + 0.01 {
        elements += [.move(Point(x: left, y: y)), .line(Point(x: max(rect.maxX - margin, left) + 0.01, y: y))]
      }
      y += spacing
    }
    return .path(DrawnPath(elements), nil, Stroke(.ink(ink), width: 1.25, dash: [0, spacing], cap: .round))
  }
}

extension DrawnPath {
  /// A rectangle with round corners.
  static func rounded(_ rect: Rect, radius: Double) -> [Element] {
    let r = min(radius, rect.width / 2, rect.height / 2)
    // How far the control points of a quarter circle stand from its ends.
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
