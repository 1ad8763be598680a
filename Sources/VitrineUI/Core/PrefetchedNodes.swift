/// The evaluation of views in lazy containers that haven't been visible yet.
///
/// A scroll view needs the length of its content, so the views of lazy stacks, grids and lists are evaluated and
/// measured before they are visible. Until then, nothing about them is reported: neither the evaluation of their
/// bodies, nor their output, nor their state. Once visible, they are reported, even after they are scrolled away.
extension BodyNode {
  /// Holds back a side effect of the body, such as printing, until the view is visible.
  package func hold(_ action: @escaping () -> Void) { held.append(action) }

  /// The node being evaluated, if its view isn't visible yet, so that its side effects have to be held back.
  package static var ahead: BodyNode? {
    guard let scope = ViewScope.current, scope.part != .action, let node = scope.node, node.isAhead else { return nil }
    return node
  }
}

extension StateStore {
  /// Reports the views that became visible in a laid-out tree, outer ones first.
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
