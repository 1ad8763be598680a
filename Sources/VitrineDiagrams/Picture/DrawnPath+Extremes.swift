import VitrineLayout
import VitrineUI

extension DrawnPath {
  /// Returns the end points of the path's segments, and the extreme points of its curves: their bounding box is that of
  /// the path.
  func extremes(_ transform: Transform) -> [Point] {
    var points: [Point] = []
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        last = transform.apply(point)
        points.append(last)
      case .quad(let end, let control):
        // The same curve as a cubic one.
        let (control, end) = (transform.apply(control), transform.apply(end))
        let first = Point(x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        points += Self.turns([last, first, second, end]) + [end]
        last = end
      case .cubic(let end, let control1, let control2):
        let curve = [last, transform.apply(control1), transform.apply(control2), transform.apply(end)]
        points += Self.turns(curve) + [curve[3]]
        last = curve[3]
      case .close: break
      }
    }
    return points
  }

  /// Returns the points of a cubic curve at which its tangent is vertical or horizontal.
  private static func turns(_ curve: [Point]) -> [Point] {
    let places = roots(curve.map(\.x)) + roots(curve.map(\.y))
    return places.map { t in
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return zip(weights, curve).reduce(Point.zero) { sum, part in
        Point(x: sum.x + part.0 * part.1.x, y: sum.y + part.0 * part.1.y)
      }
    }
  }

  /// Returns the zeros between 0 and 1 of the derivative of a cubic curve's coordinate.
  private static func roots(_ p: [Double]) -> [Double] {
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    var found: [Double] = []
    if abs(a) < 1e-9 {
      if abs(b) > 1e-9 { found = [-c / b] }
    } else {
      let inside = b * b - 4 * a * c
      if inside >= 0 { found = [(-b + inside.squareRoot()) / (2 * a), (-b - inside.squareRoot()) / (2 * a)] }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the ellipse that touches all edges of a rectangle.
  static func ellipse(in rect: Rect) -> DrawnPath {
    // The relative distance of a quarter's control points from its ends, with which a cubic curve is closest to an
    // ellipse.
    let part = 0.5522847498
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: rect.midX + x * rx, y: rect.midY + y * ry) }
    return DrawnPath([
      .move(point(1, 0)), .cubic(point(0, 1), control1: point(1, part), control2: point(part, 1)),
      .cubic(point(-1, 0), control1: point(-part, 1), control2: point(-1, part)),
      .cubic(point(0, -1), control1: point(-1, -part), control2: point(-part, -1)),
      .cubic(point(1, 0), control1: point(part, -1), control2: point(1, -part)), .close,
    ])
  }
}
