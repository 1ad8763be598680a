extension LayoutNode {
  /// The lengths of the nearest scroll view, list or screen around, or of the window: those its content has room for.
  ///
  /// Answers that depend on them are kept for these lengths only.
  /// Source: [layout reference, section 20](docs/layout-reference.md#20-frames-relative-to-a-container).
  public var containerLengths: Size {
    session.containerReads += 1
    return session.container
  }

  /// Measures or places the views inside, for which the node is the container.
  ///
  /// - Parameter room: what there is for them; where a length is `nil`, it is the window's.
  /// - Parameter body: what measures or places them.
  public func asContainer<Result>(of room: ProposedViewSize, _ body: () -> Result) -> Result {
    session.within(room.replacingUnspecifiedDimensions(by: session.window), body)
  }

  /// What can be seen of the node while it is placed.
  public var visiblePart: VisiblePart { session.visiblePart }

  /// Places views of which only a part can be seen.
  public func showing(_ part: VisiblePart, _ place: () -> Void) {
    let outer = session.visiblePart
    session.visiblePart = part
    place()
    session.visiblePart = outer
  }
}

/// What can be seen of a node: from one length below its top to another, in points; all of it where nothing hides it.
public struct VisiblePart: Hashable, Sendable {
  public let start: Double
  public let end: Double

  public init(start: Double = 0, end: Double) { (self.start, self.end) = (start, end) }

  static let all = VisiblePart(start: -.infinity, end: .infinity)

  /// The same part, told from a place further down.
  public func below(_ length: Double) -> VisiblePart { VisiblePart(start: start - length, end: end - length) }
}
