extension Rendering {
  /// The rendering without what controls and bars are made of: of a button, the button and the label that its author wrote.
  ///
  /// Views keep their paths. What remains of a control's inside talks with the control itself, and steps are counted anew.
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

  /// - Parameter keepers: gets, for the path of each view that is left out, that of the one around it that stays.
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
