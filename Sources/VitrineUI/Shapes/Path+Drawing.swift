import VitrineLayout

extension Path {
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
  public mutating func addRects(_ rects: [Rect]) { rects.forEach { addRect($0) } }
  public mutating func addPath(_ path: Path, transform: Transform) { addPath(path.applying(transform)) }
  /// Adds an arc from an angle by another one.
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: Transform
  ) {
    var arc = Path()
    arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    addPath(arc, transform: transform)
  }
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: Double, to: Double) -> Path {
    TrimmedShape(base: self, start: from, end: to).path(in: Rect(origin: .zero, size: boundingRect.size))
  }
}
