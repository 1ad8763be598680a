import VitrineLayout

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == AnyShape {
  /// Returns a rectangle whose corners have the same centres as those of its container. Drawn as a rectangle.
  public static func rect(corners: ConcentricCorners) -> AnyShape { AnyShape(Rectangle()) }
}

/// The radius of a corner that has the same centre as its container's.
public struct ConcentricCorners: Sendable {
  public static let concentric = ConcentricCorners()
  public static func concentric(minimum: Double) -> ConcentricCorners { concentric }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// The role of the shape: its fill, if the shape doesn't say.
  public static var role: ShapeRole { .fill }

  /// Returns the shape moved by a distance in points.
  public func offset(x: Double = 0, y: Double = 0) -> TransformedShape<Self> { transform(.translation(x: x, y: y)) }
  public func offset(_ offset: Size) -> TransformedShape<Self> {
    transform(.translation(x: offset.width, y: offset.height))
  }
  public func offset(_ offset: Point) -> TransformedShape<Self> { transform(.translation(x: offset.x, y: offset.y)) }
}
