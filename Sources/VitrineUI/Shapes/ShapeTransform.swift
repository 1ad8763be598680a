import VitrineLayout

extension Shape {
  /// Applies a transform to the outline, about the top left corner of the shape's frame, which stays the same.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/shape/transform(_:)
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(base: self) { transform.around($0.origin) }
  }
}
