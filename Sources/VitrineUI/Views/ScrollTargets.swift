import VitrineLayout

/// A scroll view after layout, with its scroll targets.
struct ScrolledView {
  let node: RenderNode

  /// Scrolls until a view is at a point of the scroll view; without a point, by the shortest distance that makes it
  /// visible.
  func show(_ target: RenderNode, at anchor: UnitPoint?) {
    let (window, frame) = (node.layout.frame, node.traits.actions.frameInScrollView?(target) ?? target.layout.frame)
    var way = Point.zero
    for axis in [Axis.horizontal, .vertical] {
      way[axis] = distance(
        frame.origin[axis] - window.origin[axis], frame.size[axis], window.size[axis], anchor.map { $0[axis] })
    }
    node.traits.actions.scrollBy?(way)
  }

  /// Returns the distance that the content must move along an axis, in points.
  private func distance(_ start: Double, _ length: Double, _ room: Double, _ anchor: Double?) -> Double {
    if let anchor { return start + length * anchor - room * anchor }
    if start < 0 { return start }
    return max(0, min(start, start + length - room))
  }

  /// Returns the scroll target that is nearest to a point of the scroll view.
  func target(at anchor: UnitPoint) -> RenderNode? {
    let axis = node.traits.actions.scrollAxis
    let line = node.layout.frame.origin[axis] + node.layout.frame.size[axis] * anchor[axis]
    func gap(_ target: RenderNode) -> Double {
      let frame = target.layout.frame
      return abs(frame.origin[axis] + frame.size[axis] * anchor[axis] - line)
    }
    return targets.min { gap($0) < gap($1) }
  }

  /// The scroll targets: the children of the target layout, or without one, the views with identifiers.
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
  /// The first descendant with several children or none.
  fileprivate var innermostContainer: RenderNode {
    children.count == 1 && layout.forwardsChildTraits ? children[0].innermostContainer : self
  }

  /// Returns whether an identifier or its description belongs to the node.
  func isCalled(_ id: AnyHashable, _ name: String) -> Bool {
    traits.elementChoice == id || traits.tag?.value == id || self.id == name || traits.elementID == name
      || kind == .text && id.base as? String == name && argument == "\"\(name)\""
  }

  /// Returns the view with an identifier and the scroll views around it, the innermost last.
  func scrolled(to id: AnyHashable, _ name: String) -> (views: [ScrolledView], target: RenderNode)? {
    if isCalled(id, name) { return ([], self) }
    for child in children {
      if let (views, target) = child.scrolled(to: id, name) {
        let isScrollView = traits.actions.scrollBy != nil && !layout.forwardsChildTraits
        return (isScrollView ? [ScrolledView(node: self)] + views : views, target)
      }
    }
    return nil
  }

  /// The scroll view that the node is or wraps.
  var scrolledView: ScrolledView? {
    if !layout.forwardsChildTraits { return traits.actions.scrollBy == nil ? nil : ScrolledView(node: self) }
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
