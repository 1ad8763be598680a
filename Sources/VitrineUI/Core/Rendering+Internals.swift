extension Rendering {
  /// The rendering without the internal views of controls and bars; of a button, the button and the label that its
  /// author wrote remain.
  ///
  /// Views keep their paths. The remaining views inside a control exchange proposals and reports with the control
  /// itself, and steps are renumbered.
  public var withoutInternals: Rendering {
    guard let root, root.hasInternals else { return self }
    var shown = self
    var keepers: [String: String] = [:]
    shown.root = root.withoutInternals(&keepers)
    shown.viewTree = viewTree(without: Set(keepers.keys))
    shown.steps = []
    for var step in steps {
      let isProposal = step.kind == .propose
      guard keepers[isProposal ? step.to : step.from] == nil else { continue }
      step.from = keepers[step.from] ?? step.from
      step.to = keepers[step.to] ?? step.to
      step.number = shown.steps.count + 1
      shown.steps.append(step)
    }
    return shown
  }
}

extension RenderedNode {
  fileprivate var hasInternals: Bool { isInternal || children.contains(where: \.hasInternals) }

  /// - Parameter keepers: receives, for the path of each omitted view, the path of the nearest remaining view around
  ///   it.
  fileprivate func withoutInternals(_ keepers: inout [String: String]) -> RenderedNode {
    func kept(_ nodes: [RenderedNode], _ isInside: Bool) -> [RenderedNode] {
      nodes.flatMap { node -> [RenderedNode] in
        if node.isInternal {
          keepers[node.path] = path
          return kept(node.children, true)
        }
        var node = node.withoutInternals(&keepers)
        if isInside { node.role = .child }
        return [node]
      }
    }
    var node = self
    node.children = kept(children, false)
    node.questions.removeAll { keepers[$0.to] != nil }
    return node
  }
}
