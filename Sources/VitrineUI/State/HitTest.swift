import VitrineLayout

/// What a finger reaches at a point: the uppermost view there that takes touches.
struct HitTest {
  let point: Point

  /// The view that is reached and those around it, outermost first; `nil` where there is none.
  func path(in node: RenderNode) -> [RenderNode]? {
    guard node.layout.placedProposal != nil, !node.letsTouchesThrough else { return nil }
    let isInside = node.layout.frame.contains(point)
    if node.kind.effect == .clips, !isInside { return nil }
    for child in node.childrenAsPainted.reversed() {
      if let found = path(in: child) { return [node] + found }
    }
    return isInside && node.takesTouches ? [node] : nil
  }

  /// What a finger reaches in the middle of the only text that says so; `nil` where there is none, or several.
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

  /// The path to a view that covers another at the point; `nil` where the other is reached, or cannot be seen there.
  ///
  /// - Parameter target: the path to the other.
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
  /// The children from the one that is painted first to the one painted last.
  fileprivate var childrenAsPainted: [RenderNode] {
    if let layers = painter as? SecondaryLayerPainter, layers.isBehind { return children.reversed() }
    guard painter is StackPainter else { return children }
    return children.enumerated().sorted { a, b in
      let (zA, zB) = (a.element.zIndex ?? 0, b.element.zIndex ?? 0)
      return zA == zB ? a.offset < b.offset : zA < zB
    }.map(\.element)
  }

  /// Whether the node itself takes touches: it listens for them, or draws something that is no clear colour.
  fileprivate var takesTouches: Bool {
    let actions = traits.actions
    if actions.tap != nil || !actions.gestures.isEmpty || actions.drag != nil || actions.setText != nil { return true }
    return children.isEmpty && painter != nil && argument != "clear" && kind != "Divider"
  }
}
