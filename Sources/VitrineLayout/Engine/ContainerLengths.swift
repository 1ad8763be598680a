extension LayoutNode {
  /// The size available to the content of the nearest enclosing scroll view, list, screen or window, in points.
  ///
  /// A node that reads it caches its answers for this size only.
  /// Source: [layout reference, section 20](docs/layout-reference.md#20-frames-relative-to-a-container).
  public var containerLengths: Size {
    session.containerReads += 1
    return session.container
  }

  /// Measures or places the views inside, with the node as their container.
  ///
  /// - Parameter room: the size available to them; a `nil` length is replaced with the window's.
  /// - Parameter body: the code that measures or places them.
  public func asContainer<Result>(of room: ProposedViewSize, _ body: () -> Result) -> Result {
    session.within(room.replacingUnspecifiedDimensions(by: session.window), body)
  }

  /// The visible part of the node that is being placed.
  public var visiblePart: VisiblePart { session.visiblePart }

  /// Places views of which only a part is visible.
  public func showing(_ part: VisiblePart, _ place: () -> Void) {
    let outer = session.visiblePart
    session.visiblePart = part
    place()
    session.visiblePart = outer
  }
}

/// The visible part of a node, as a range of distances below its top edge, in points; infinite if nothing hides the
/// node.
public struct VisiblePart: Hashable, Sendable {
  public let start: Double
  public let end: Double

  public init(start: Double = 0, end: Double) { (self.start, self.end) = (start, end) }

  static let all = VisiblePart(start: -.infinity, end: .infinity)

  /// Returns the same part, measured from a point further down.
  public func below(_ length: Double) -> VisiblePart { VisiblePart(start: start - length, end: end - length) }
}
