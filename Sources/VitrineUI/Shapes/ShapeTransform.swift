import VitrineLayout

extension Shape {
  /// Applies a transform to the outline, about the top left corner of the shape's frame, which stays the same.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/shape/transform(_:)
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(base: self) { transform.around($0.origin) }
  }
}

/// A shape that is rotated in its frame, about a point of it.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  public func path(in rect: Rect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}

/// A shape that is scaled in its frame, about a point of it.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: Size
  public var anchor: UnitPoint

  public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  public func path(in rect: Rect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape that is moved in its frame.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: Size

  public init(shape: Content, offset: Size) { (self.shape, self.offset) = (shape, offset) }
  public func path(in rect: Rect) -> Path { shape.offset(offset).path(in: rect) }
}
