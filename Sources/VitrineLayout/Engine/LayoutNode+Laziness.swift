extension LayoutNode {
  /// Whether enclosing lazy containers would create the node: the part of them that contains it is visible in the
  /// enclosing scroll view.
  public var isNeeded: Bool {
    var (node, lazyParts): (LayoutNode, [LayoutNode]) = (self, [])
    while let parent = node.parent {
      if parent.rule is LazyStackRule || parent.rule is LazyGridRule { lazyParts.append(node) }
      if parent.rule is ScrollRule {
        guard lazyParts.allSatisfy({ $0.isSeen(in: parent.frame) }) else { return false }
        lazyParts = []
      }
      node = parent
    }
    return true
  }

  /// Returns whether any part of the node lies in a window.
  private func isSeen(in window: Rect) -> Bool {
    frame.minX < window.maxX && window.minX < frame.maxX && frame.minY < window.maxY && window.minY < frame.maxY
      || (frame.size.width == 0 || frame.size.height == 0) && window.minX <= frame.minX && frame.minX <= window.maxX
        && window.minY <= frame.minY && frame.minY <= window.maxY
  }
}
