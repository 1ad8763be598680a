import VitrineLayout

/// A scroll view in a laid out tree, and where views in it are.
struct ScrolledView {
  let node: RenderNode

  /// Scrolls until a view stands at a point of the scroll view; as little as it takes to see it where no point is said.
  func show(_ target: RenderNode, at anchor: UnitPoint?) {
    let (window, frame) = (node.layout.frame, node.traits.actions.frameInScrollView?(target) ?? target.layout.frame)
    var way = Point.zero
    for axis in [Axis.horizontal, .vertical] {
      way[axis] = distance(
        frame.origin[axis] - window.origin[axis], frame.size[axis], window.size[axis], anchor.map { $0[axis] })
    }
    node.traits.actions.scrollBy?(way)
  }

  /// How far the content has to move along an axis.
  private func distance(_ start: Double, _ length: Double, _ room: Double, _ anchor: Double?) -> Double {
    if let anchor { return start + length * anchor - room * anchor }
    if start < 0 { return start }
    return max(0, min(start, start + length - room))
  }

  /// The view that stands nearest to a point of the scroll view, among those that positions are told by.
  func target(at anchor: UnitPoint) -> RenderNode? {
    let axis = node.traits.actions.scrollAxis
    let line = node.layout.frame.origin[axis] + node.layout.frame.size[axis] * anchor[axis]
    func gap(_ target: RenderNode) -> Double {
      let frame = target.layout.frame
      return abs(frame.origin[axis] + frame.size[axis] * anchor[axis] - line)
    }
    return targets.min { gap($0) < gap($1) }
  }

  /// The views by which positions are told: those of the container that is the target layout, else those with identifiers.
  var targets: [RenderNode] {
    func marked(_ node: RenderNode) -> RenderNode? {
      if node.traits.isScrollTargetLayout { return node.innermostContainer }
      for child in node.children { if let found = marked(child) { return found } }
      return nil
    }
    if let container = marked(node) { return container.children }
    func named(_ node: RenderNode) -> [RenderNode] {
      node.children.flatMap { $0.traits.choice != nil || $0.id != nil ? [$0] : named($0) }
    }
    return named(node)
  }
}

extension RenderNode {
  /// The node below that has several children, or none.
  fileprivate var innermostContainer: RenderNode {
    children.count == 1 && layout.rule.speaksForItsChild ? children[0].innermostContainer : self
  }

  /// Whether a name or value stands for the node.
  func isCalled(_ id: AnyHashable, _ name: String) -> Bool {
    traits.elementChoice == id || traits.tag?.value == id || self.id == name || traits.elementID == name
      || kind == .text && id.base as? String == name && argument == "\"\(name)\""
  }

  /// The scroll views in the tree with the node of a name in them, innermost last.
  func scrolled(to id: AnyHashable, _ name: String) -> (views: [ScrolledView], target: RenderNode)? {
    if isCalled(id, name) { return ([], self) }
    for child in children {
      if let (views, target) = child.scrolled(to: id, name) {
        let isScrollView = traits.actions.scrollBy != nil && !layout.rule.speaksForItsChild
        return (isScrollView ? [ScrolledView(node: self)] + views : views, target)
      }
    }
    return nil
  }

  /// The scroll view that the node is, or wraps.
  var scrolledView: ScrolledView? {
    if !layout.rule.speaksForItsChild { return traits.actions.scrollBy == nil ? nil : ScrolledView(node: self) }
    return children.first?.scrolledView
  }
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
