import VitrineLayout

/// A shape drawn with one size from the top left corner, regardless of its frame.
package struct SizedShape: Shape {
  private let base: any Shape
  private let size: Size

  package init(_ base: any Shape, _ size: Size) { (self.base, self.size) = (base, size) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
  package func path(in rect: Rect) -> Path { base.path(in: Rect(origin: rect.origin, size: size)) }
  package var _shapeName: String { base._shapeName }
  package var _kind: NodeKind { base._kind }
}

extension Shape {
  /// Returns the shape with an outline of a size in points, from the top left corner of its frame.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/shape/size(_:)
  public func size(_ size: Size) -> some Shape { SizedShape(self, size) }
  public func size(width: Double, height: Double) -> some Shape { size(Size(width: width, height: height)) }
}

/// The area that is inside either of two shapes.
package struct UnionShape: Shape {
  private let first, second: any Shape

  package init(_ first: any Shape, _ second: any Shape) { (self.first, self.second) = (first, second) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
  package func path(in rect: Rect) -> Path {
    var path = first.path(in: rect)
    path.addPath(second.path(in: rect))
    return path
  }
  package var _shapeName: String { first._shapeName }
  package var _kind: NodeKind { first._kind }
}
