import VitrineLayout
import VitrineUI

/// A line through points, with an interpolation method.
package struct LineCurve {
  package let points: [Point]
  package let method: InterpolationMethod
  /// Whether the values are along x, so that the interpolation exchanges x and y.
  package var isHorizontal = false

  package init(_ points: [Point], _ method: InterpolationMethod, isHorizontal: Bool = false) {
    (self.points, self.method, self.isHorizontal) = (points, method, isHorizontal)
  }

  /// Adds the line to a path: connected to its end if `joining`, otherwise as a separate line.
  package func add(to path: inout Path, joining: Bool = false) {
    guard let first = points.first else { return }
    if joining { path.addLine(to: first) } else { path.move(to: first) }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: addSteps(to: &path, at: 0)
    case .stepCenter: addSteps(to: &path, at: 0.5)
    case .stepEnd: addSteps(to: &path, at: 1)
    case .cardinal(let tension): addSpline(to: &path) { _ in (1 - tension) / 6 }
    case .catmullRom(let alpha): addCatmullRom(to: &path, alpha: alpha)
    case .monotone: addMonotone(to: &path)
    }
  }

  private func addSteps(to path: inout Path, at part: Double) {
    for (a, b) in zip(points, points.dropFirst()) {
      if isHorizontal {
        let turn = a.y + (b.y - a.y) * part
        path.addLine(to: Point(x: a.x, y: turn))
        path.addLine(to: Point(x: b.x, y: turn))
      } else {
        let turn = a.x + (b.x - a.x) * part
        path.addLine(to: Point(x: turn, y: a.y))
        path.addLine(to: Point(x: turn, y: b.y))
      }
      path.addLine(to: b)
    }
  }

  private func neighbour(_ index: Int) -> Point { points[min(max(index, 0), points.count - 1)] }

  /// Adds cubic curves whose tangents are parallel to the line between a point's neighbours.
  private func addSpline(to path: inout Path, _ factor: (Int) -> Double) {
    for index in points.indices.dropLast() {
      let (before, a, b, after) = (neighbour(index - 1), points[index], points[index + 1], neighbour(index + 2))
      let k = factor(index)
      path.addCurve(
        to: b, control1: Point(x: a.x + (b.x - before.x) * k, y: a.y + (b.y - before.y) * k),
        control2: Point(x: b.x - (after.x - a.x) * k, y: b.y - (after.y - a.y) * k))
    }
  }

  /// Adds Catmull-Rom curves with knot intervals that are powers of the distances (Yuksel, Schaefer, Keyser, “On the
  /// parameterization of Catmull-Rom curves”).
  private func addCatmullRom(to path: inout Path, alpha: Double) {
    func knot(_ a: Point, _ b: Point) -> Double {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      return power(dx * dx + dy * dy, min(max(alpha, 0), 1) / 2)
    }
    for index in points.indices.dropLast() {
      let (p0, p1, p2, p3) = (neighbour(index - 1), points[index], points[index + 1], neighbour(index + 2))
      let (d1, d2, d3) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
      var (control1, control2) = (p1, p2)
      if d1 > 0 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        control1 = Point(
          x: (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n, y: (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n)
      }
      if d3 > 0 {
        let (a, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        control2 = Point(
          x: (p2.x * a + p1.x * d3 * d3 - p3.x * d2 * d2) / n, y: (p2.y * a + p1.y * d3 * d3 - p3.y * d2 * d2) / n)
      }
      path.addCurve(to: p2, control1: control1, control2: control2)
    }
  }

  /// Adds cubic curves that rise and fall only where the points do (Steffen, “A simple method for monotonic
  /// interpolation in one dimension”).
  private func addMonotone(to path: inout Path) {
    let slopes = points.indices.map(slope)
    for index in points.indices.dropLast() {
      let (a, b) = (turned(points[index]), turned(points[index + 1]))
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: points[index + 1], control1: turned(Point(x: a.x + third, y: a.y + third * slopes[index])),
        control2: turned(Point(x: b.x - third, y: b.y - third * slopes[index + 1])))
    }
  }

  private func turned(_ point: Point) -> Point { isHorizontal ? Point(x: point.y, y: point.x) : point }

  private func slope(_ index: Int) -> Double {
    let (before, here, after) = (turned(neighbour(index - 1)), turned(points[index]), turned(neighbour(index + 1)))
    func rise(_ a: Point, _ b: Point) -> Double { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    if index == 0 { return rise(here, after) }
    if index == points.count - 1 { return rise(before, here) }
    let (left, right) = (rise(before, here), rise(here, after))
    guard left * right > 0 else { return 0 }
    let (h0, h1) = (here.x - before.x, after.x - here.x)
    let mean = h0 + h1 == 0 ? 0 : (left * h1 + right * h0) / (h0 + h1)
    let size = min(abs(left), abs(right), abs(mean) / 2) * 2
    return left < 0 ? -size : size
  }
}
