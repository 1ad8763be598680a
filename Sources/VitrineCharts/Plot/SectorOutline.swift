import VitrineLayout
import VitrineUI

/// A sector of a ring, clockwise from the top.
package struct SectorOutline {
  package let center: Point
  /// The radii in points.
  package let inner: Double
  package let outer: Double
  /// The start and end in turns.
  package let start: Double
  package let end: Double
  /// The gap at each side, in points.
  package var inset = 0.0
  package var cornerRadius = 0.0

  package init(center: Point, inner: Double, outer: Double, start: Double, end: Double) {
    (self.center, self.inner, self.outer, self.start, self.end) = (center, min(inner, outer), outer, start, end)
  }

  private var from: Double { (start - 0.25) * 2 * .pi }
  private var to: Double { (end - 0.25) * 2 * .pi }
  /// The middle of the sector, for annotations.
  package var middle: Point { point((inner + outer) / 2, (from + to) / 2) }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
  }

  /// The bounding box, without regard to gaps.
  package var bounds: Rect {
    var angles = [from, to]
    for quarter in -1...3 {
      let angle = Double(quarter) * .pi / 2
      if angle > from, angle < to { angles.append(angle) }
    }
    let points = angles.map { point(outer, $0) } + [point(inner, from), point(inner, to)]
    return points.dropFirst().reduce(Rect(origin: points[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  package var path: Path {
    guard outer > 0, end > start else { return Path() }
    if end - start >= 0.999_999, inset == 0 { return ring }
    let gap = min(inset, outer * sine(min((to - from) / 2, .pi / 2)) * 0.98)
    let outerGap = arcSine(gap / outer)
    let apex = sine(min((to - from) / 2, .pi / 2))
    let least = apex > 0 ? gap / apex : 0
    let innermost = max(inner, min(least, outer))
    let innerGap = innermost > 0 ? min(arcSine(gap / innermost), (to - from) / 2) : 0
    let radius = min(cornerRadius, (outer - innermost) / 2, outer * (to - from - 2 * outerGap) / 3)
    guard radius > 0.01 else { return sharp(innermost, innerGap, outerGap) }
    return rounded(innermost, innerGap, outerGap, radius)
  }

  private var ring: Path {
    var path = Path(ellipseIn: Rect(around: center, side: 2 * outer))
    if inner > 0 {
      // The hole has the opposite direction, so that the fill leaves it out.
      path.move(to: point(inner, 0))
      addArc(to: &path, inner, from: 2 * .pi, to: 0)
      path.closeSubpath()
    }
    return path
  }

  private func addArc(to path: inout Path, _ radius: Double, from: Double, to: Double) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from), endAngle: .radians(to), clockwise: to < from)
  }

  private func sharp(_ innermost: Double, _ innerGap: Double, _ outerGap: Double) -> Path {
    var path = Path()
    path.move(to: point(innermost, from + innerGap))
    path.addLine(to: point(outer, from + outerGap))
    addArc(to: &path, outer, from: from + outerGap, to: to - outerGap)
    path.addLine(to: point(innermost, to - innerGap))
    if innermost > inner || inner == 0 {
      path.closeSubpath()
    } else {
      addArc(to: &path, innermost, from: to - innerGap, to: from + innerGap)
      path.closeSubpath()
    }
    return path
  }

  /// Returns the outline with rounded corners, as quadratic curves with the sharp corners as control points.
  private func rounded(_ innermost: Double, _ innerGap: Double, _ outerGap: Double, _ radius: Double) -> Path {
    let outerTurn = radius / outer
    let roundsInside = inner > 0 && innermost == inner
    let insideRadius = roundsInside ? min(radius, innermost * (to - from - 2 * innerGap) / 3) : 0
    let innerTurn = innermost > 0 ? insideRadius / innermost : 0
    let (a, b) = (from + outerGap, to - outerGap)
    let (c, d) = (to - innerGap, from + innerGap)
    var path = Path()
    path.move(to: point(innermost + insideRadius, d))
    path.addLine(to: point(outer - radius, a))
    path.addQuadCurve(to: point(outer, a + outerTurn), control: point(outer, a))
    addArc(to: &path, outer, from: a + outerTurn, to: b - outerTurn)
    path.addQuadCurve(to: point(outer - radius, b), control: point(outer, b))
    path.addLine(to: point(innermost + insideRadius, c))
    if roundsInside {
      path.addQuadCurve(to: point(innermost, c - innerTurn), control: point(innermost, c))
      addArc(to: &path, innermost, from: c - innerTurn, to: d + innerTurn)
      path.addQuadCurve(to: point(innermost + insideRadius, d), control: point(innermost, d))
    }
    path.closeSubpath()
    return path
  }
}
