import VitrineLayout

/// An outline, in points.
public struct Path: Hashable, Sendable {
  public private(set) var drawn = DrawnPath()
  private var current: Point?
  private var start: Point?

  public init() {}
  public init(_ drawn: DrawnPath) { self.drawn = drawn }
  public init(_ build: (inout Path) -> Void) { build(&self) }
  public init(_ rect: Rect) { addRect(rect) }
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  public var isEmpty: Bool { drawn.elements.isEmpty }
  /// The number of moves, lines and curves.
  package var count: Int { drawn.elements.count }
  public var currentPoint: Point? { current }

  public mutating func move(to point: Point) {
    drawn.elements.append(.move(point))
    (current, start) = (point, point)
  }

  public mutating func addLine(to point: Point) {
    guard current != nil else { return move(to: point) }
    drawn.elements.append(.line(point))
    current = point
  }

  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to point: Point, control: Point) {
    if current == nil { move(to: control) }
    drawn.elements.append(.quad(point, control: control))
    current = point
  }

  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    if current == nil { move(to: control1) }
    drawn.elements.append(.cubic(point, control1: control1, control2: control2))
    current = point
  }

  public mutating func closeSubpath() {
    guard current != nil else { return }
    drawn.elements.append(.close)
    current = start
  }

  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addPath(_ other: Path) {
    drawn.elements += other.drawn.elements
    (current, start) = (other.current, other.start)
  }

  /// Adds an ellipse, clockwise on the screen from its rightmost point, as SwiftUI does. The start matters for trimmed
  /// shapes.
  public mutating func addEllipse(in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return addRect(rect) }
    let radius = Size(rect.width / 2, rect.height / 2)
    let (x, y) = (radius.width * Self.kappa, radius.height * Self.kappa)
    let (x0, x1, y0, y1, middle) = (rect.minX, rect.maxX, rect.minY, rect.maxY, Point(x: rect.midX, y: rect.midY))
    move(to: Point(x: x1, y: middle.y))
    addCorner(to: Point(x: middle.x, y: y1), Point(x: x1, y: middle.y + y), Point(x: middle.x + x, y: y1), radius)
    addCorner(to: Point(x: x0, y: middle.y), Point(x: middle.x - x, y: y1), Point(x: x0, y: middle.y + y), radius)
    addCorner(to: Point(x: middle.x, y: y0), Point(x: x0, y: middle.y - y), Point(x: middle.x - x, y: y0), radius)
    addCorner(to: Point(x: x1, y: middle.y), Point(x: middle.x + x, y: y0), Point(x: x1, y: middle.y - y), radius)
    closeSubpath()
  }

  /// The distance of the control points for a quarter of a circle of radius 1 (4/3·(√2 − 1)).
  private static let kappa = 0.552_284_749_830_793_4

  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect) }
    addRoundedRect(in: rect, radii: [Size(rx, ry), Size(rx, ry), Size(rx, ry), Size(rx, ry)])
  }

  /// - Parameter radii: the radii of the corners in points, clockwise from the top left; each at most half the
  ///   rectangle.
  mutating func addRoundedRect(in rect: Rect, radii: [Size]) {
    let k = 1 - Self.kappa
    let (tl, tr, br, bl) = (radii[0], radii[1], radii[2], radii[3])
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: Point(x: x0 + tl.width, y: y0))
    addLine(to: Point(x: x1 - tr.width, y: y0))
    addCorner(
      to: Point(x: x1, y: y0 + tr.height), Point(x: x1 - tr.width * k, y: y0), Point(x: x1, y: y0 + tr.height * k), tr)
    addLine(to: Point(x: x1, y: y1 - br.height))
    addCorner(
      to: Point(x: x1 - br.width, y: y1), Point(x: x1, y: y1 - br.height * k), Point(x: x1 - br.width * k, y: y1), br)
    addLine(to: Point(x: x0 + bl.width, y: y1))
    addCorner(
      to: Point(x: x0, y: y1 - bl.height), Point(x: x0 + bl.width * k, y: y1), Point(x: x0, y: y1 - bl.height * k), bl)
    addLine(to: Point(x: x0, y: y0 + tl.height))
    addCorner(
      to: Point(x: x0 + tl.width, y: y0), Point(x: x0, y: y0 + tl.height * k), Point(x: x0 + tl.width * k, y: y0), tl)
    closeSubpath()
  }

  private mutating func addCorner(to point: Point, _ control1: Point, _ control2: Point, _ radius: Size) {
    guard radius.width > 0, radius.height > 0 else { return }
    addCurve(to: point, control1: control1, control2: control2)
  }

  /// Adds an arc around a centre.
  ///
  /// - Parameters:
  ///   - radius: the radius, in points.
  ///   - startAngle: the start, clockwise from the x axis as seen on the screen.
  ///   - clockwise: the direction, as in SwiftUI in a space whose y axis points up: `true` is counter-clockwise on the
  ///     screen.
  ///   - center: the centre of the circle that the arc is a part of.
  ///   - endAngle: the end, clockwise from the x axis as seen on the screen.
  public mutating func addArc(center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= max(turn, (sweep / turn).rounded(.down) * turn) }
      if sweep < -turn { sweep = -turn }
    } else {
      while sweep < 0 { sweep += max(turn, (-sweep / turn).rounded(.down) * turn) }
      if sweep > turn { sweep = turn }
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
    }
    addLine(to: point(startAngle.radians))
    let handle = radius * 4 / 3 * tangent(step / 4)
    for piece in 0..<pieces {
      let (a, b) = (startAngle.radians + step * Double(piece), startAngle.radians + step * Double(piece + 1))
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to, control1: Point(x: from.x - handle * sine(a), y: from.y + handle * cosine(a)),
        control2: Point(x: to.x + handle * sine(b), y: to.y - handle * cosine(b)))
    }
  }

  public func applying(_ transform: Transform) -> Path {
    var result = self
    result.drawn.elements = drawn.elements.map { $0.applying(transform) }
    result.current = current.map(transform.apply)
    result.start = start.map(transform.apply)
    return result
  }

  public func offsetBy(dx: Double, dy: Double) -> Path { applying(.translation(x: dx, y: dy)) }

  /// The smallest rectangle around all end points and control points.
  public var boundingRect: Rect {
    let points = drawn.elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
  }
}

extension DrawnPath.Element {
  func applying(_ t: Transform) -> DrawnPath.Element {
    switch self {
    case .move(let p): .move(t.apply(p))
    case .line(let p): .line(t.apply(p))
    case .quad(let p, let c): .quad(t.apply(p), control: t.apply(c))
    case .cubic(let p, let c1, let c2): .cubic(t.apply(p), control1: t.apply(c1), control2: t.apply(c2))
    case .close: .close
    }
  }

  var points: [Point] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let p, let c): [c, p]
    case .cubic(let p, let c1, let c2): [c1, c2, p]
    case .close: []
    }
  }
}
