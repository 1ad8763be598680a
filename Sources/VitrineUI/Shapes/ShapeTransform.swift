import VitrineLayout

extension Shape {
  /// The shape with its outline moved, turned or stretched about the upper left corner of its frame, which stays.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/shape/transform(_:)
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(base: self) { transform.around($0.origin) }
  }
}
