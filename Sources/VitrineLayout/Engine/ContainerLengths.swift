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

  /// How much can be seen of the node while it is placed, from its top on, in points; infinite where nothing hides it.
  public var visibleLength: Double { session.visibleLength }

  /// Places views of which only so much can be seen, in points.
  public func showing(_ length: Double, _ place: () -> Void) {
    let outer = session.visibleLength
    session.visibleLength = length
    place()
    session.visibleLength = outer
  }
}
