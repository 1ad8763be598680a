import VitrineLayout

/// A part of a shape's outline, between two fractions of its length.
///
/// Each curve is measured and cut as 24 straight segments.
public struct TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var start, end: Double

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set { (base.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
  public var _shapeName: String { base._shapeName }
  public var _kind: NodeKind { base._kind }

  public func path(in rect: Rect) -> Path {
    let from = min(max(start.isNaN ? 0 : start, 0), 1)
    let to = min(max(end.isNaN ? 1 : end, 0), 1)
    if from <= 0, to >= 1 { return base.path(in: rect) }
    let lines = base.path(in: rect).drawn.flattened()
    let total = lines.reduce(0) { $0 + $1.length }
    guard from < to, total > 0, total.isFinite else { return Path() }
    var path = Path()
    var position = 0.0
    var pen: Point?
    for line in lines {
      let (low, high) = (max(from * total, position), min(to * total, position + line.length))
      if high > low {
        let (a, b) = (line.point(low - position), line.point(high - position))
        if pen != a { path.move(to: a) }
        path.addLine(to: b)
        pen = b
      }
      position += line.length
    }
    return path
  }
}

struct LineSegment {
  let from, to: Point
  let length: Double

  init(_ from: Point, _ to: Point) {
    (self.from, self.to) = (from, to)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    length = (dx * dx + dy * dy).squareRoot()
  }

  func point(_ distance: Double) -> Point {
    guard length > 0 else { return from }
    let t = distance / length
    return Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }
}

extension DrawnPath {
  /// Returns the outline as straight lines.
  func flattened() -> [LineSegment] {
    var lines: [LineSegment] = []
    var (pen, start) = (Point.zero, Point.zero)
    func curve(_ end: Point, _ point: (Double) -> Point) {
      for step in 1...24 {
        let next = point(Double(step) / 24)
        lines.append(LineSegment(pen, next))
        pen = next
      }
    }
    for element in elements {
      switch element {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p):
        lines.append(LineSegment(pen, p))
        pen = p
      case .quad(let p, let c):
        let from = pen
        curve(p) { t in Self.mix(Self.mix(from, c, t), Self.mix(c, p, t), t) }
      case .cubic(let p, let c1, let c2):
        let from = pen
        curve(p) { t in
          let (a, b, c) = (Self.mix(from, c1, t), Self.mix(c1, c2, t), Self.mix(c2, p, t))
          return Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t)
        }
      case .close:
        if pen != start { lines.append(LineSegment(pen, start)) }
        pen = start
      }
    }
    return lines
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
