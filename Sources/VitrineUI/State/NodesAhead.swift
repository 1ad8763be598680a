/// Views in lazy containers that nobody has seen yet.
///
/// A scroll view has to know how long its content is, so the views of lazy stacks, grids and lists are evaluated and measured
/// ahead. Until they come into view nobody is told of them: not that their bodies ran, nor what those printed, nor of their state. From then
/// on they are there, and stay.
extension BodyNode {
  /// Keeps what its body does for others, such as printing, until the view is there.
  package func hold(_ action: @escaping () -> Void) { held.append(action) }

  /// Whether what is evaluated now belongs to a body whose view is not there yet; what it does for others is to be held.
  package static var ahead: BodyNode? {
    guard let scope = ViewScope.current, scope.part != .action, let node = scope.node, node.isAhead else { return nil }
    return node
  }
}

extension StateStore {
  /// Tells of the views that came into view in a tree that is laid out, outer ones first.
  func reveal(_ views: [(node: BodyNode, nodes: [RenderNode])]) {
    let seen = views.filter { view in
      view.node.isAhead
        && (view.nodes.isEmpty || view.nodes.contains { $0.layout.isPlacedWithAllAround && $0.layout.isNeeded })
    }
    for view in seen.sorted(by: { $0.node.number < $1.node.number }) {
      let held = view.node.reveal()
      tellRun(of: view.node)
      for action in held { action() }
    }
  }
}
