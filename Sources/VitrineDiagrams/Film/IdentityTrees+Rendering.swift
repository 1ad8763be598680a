import VitrineUI

extension IdentityTrees {
  /// Creates the trees of a rendering in which views were recorded.
  ///
  /// - Parameter names: returns the name of a custom view for the number of its node.
  package init(_ rendering: Rendering, names: (_ node: Int, _ name: String) -> String) {
    var joints: [String: Int] = [:]
    var nodes: [String: RenderedNode] = [:]
    rendering.root.map {
      NodeNames.visit($0) { node in
        joints[node.path] = joints.count + 1
        nodes[node.path] = node
      }
    }
    var made: [String: (key: String, step: String)] = [:]

    func viewItem(_ view: TracedView, isOnly: Bool, _ around: [String]) -> Item {
      // An only child needs no position, because there are no siblings.
      let step = isOnly && view.step == .position(0) ? "" : view.step.text
      var item = Item(name: view.name, step: step, key: view.key, joint: view.paths.first.flatMap { joints[$0] })
      item.isUntaken = view.box == .untaken || view.box == .optional && view.paths.isEmpty && view.children.isEmpty
      item.isStructure = view.box != .node
      switch view.box {
      case .node: item.name = nodes[view.paths.first ?? ""]?.label ?? "view"
      case .body(let number): item.name = names(number, view.name)
      default: break
      }
      let steps = around + (step.isEmpty ? [] : [step])
      for (index, path) in view.paths.enumerated() {
        made[path] = (view.key + (index > 0 ? " \(index)" : ""), steps.joined(separator: " · "))
      }
      // The description of a node's identity is relative to the node around it.
      let isOnly = view.children.count == 1
      item.children = view.children.map { viewItem($0, isOnly: isOnly, view.paths.isEmpty ? steps : []) }
      return item
    }
    let views = rendering.viewTree.map { viewItem($0, isOnly: rendering.viewTree.count == 1, []) }

    func nodeItem(_ node: RenderedNode) -> Item {
      let (key, step) = made[node.path] ?? ("implicit \(node.path)", "")
      var item = Item(name: node.label, step: step, key: key, joint: joints[node.path])
      item.children = node.children.map(nodeItem)
      return item
    }
    self.init(views: views, nodes: rendering.root.map { [nodeItem($0)] } ?? [])
  }
}

extension TracedView.Step {
  /// The text of a step: `0`, `if`, `id a`, `background`.
  fileprivate var text: String {
    switch self {
    case .position(let index): "\(index)"
    case .branch(let label): label
    case .id(let id): "id \(id)"
    case .layer(let name): name
    }
  }
}
