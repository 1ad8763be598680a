import VitrineLayout

/// A hit test: finds the topmost view at a point that takes touches.
struct HitTest {
  let point: Point

  /// Returns the path to the view at the point, outermost view first; `nil` if there is none.
  func path(in node: RenderNode) -> [RenderNode]? {
    guard node.layout.placedProposal != nil, !node.letsTouchesThrough else { return nil }
    let isInside = node.layout.frame.contains(point)
    if node.kind.effect == .clips, !isInside { return nil }
    for child in node.childrenAsPainted.reversed() {
      if let found = path(in: child) { return [node] + found }
    }
    return isInside && node.takesTouches ? [node] : nil
  }

  /// Returns the path to the view at the centre of the only text with the given string; `nil` if there is none, or
  /// several.
  static func path(toText text: String, in root: RenderNode) -> [RenderNode]? {
    var found: [RenderNode] = []
    func look(_ node: RenderNode) {
      if node.kind == .text, node.argument == "\"\(text)\"", node.layout.placedProposal != nil { found.append(node) }
      node.children.forEach(look)
    }
    look(root)
    guard found.count == 1, let frame = found.first?.layout.frame else { return nil }
    return HitTest(point: Point(x: frame.midX, y: frame.midY)).path(in: root)
  }

  /// Returns the path to the view that covers another one at the point; `nil` if the other one is reached, or clipped
  /// there.
  ///
  /// - Parameter target: the path to the other view.
  func cover(of target: [RenderNode], in root: RenderNode) -> [RenderNode]? {
    let windows = target.dropLast().filter { $0.kind.effect == .clips }
    guard windows.allSatisfy({ $0.layout.frame.contains(point) }), let last = target.last,
      let found = path(in: root), let hit = found.last
    else { return nil }
    if found.contains(where: { $0 === last }) || target.contains(where: { $0 === hit }) { return nil }
    return found
  }
}

extension RenderNode {
  /// The children in the order of painting.
  fileprivate var childrenAsPainted: [RenderNode] {
    if let layers = painter as? SecondaryLayerPainter, layers.isBehind { return children.reversed() }
    guard painter is StackPainter, let zOrder else { return children }
    return zOrder.map { children[$0] }
  }

  /// Whether the node itself takes touches: it handles them, or draws something other than a clear colour.
  fileprivate var takesTouches: Bool {
    let actions = traits.actions
    if actions.tap != nil || !actions.gestures.isEmpty || actions.drag != nil || actions.setText != nil { return true }
    return children.isEmpty && painter != nil && argument != "clear" && kind != "Divider"
  }
}
