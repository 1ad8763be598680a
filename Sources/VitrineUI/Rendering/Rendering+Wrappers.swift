extension Rendering {
  /// The rendering with a node for each view that has no part in the layout: it hands on what it is proposed, and what is
  /// reported to it.
  public var withWrappers: Rendering {
    guard let root else { return self }
    var places: [String: WrappedPlace] = [:]
    var shown = self
    // Where views know where they were written, the others are what ready-made views are made of.
    shown.root = root.wrapped(at: root.path, onlyMarked: root.isMarked, &places)
    shown.root?.renameQuestions(places)
    shown.viewTree = viewTree.map { $0.moved { places[$0]?.paths.last ?? $0 } }
    shown.steps = []
    for step in steps {
      let isProposal = step.kind == .propose
      // From the views around down to the node, or up from it.
      let chain = places[isProposal ? step.to : step.from]?.paths ?? []
      let around = places[isProposal ? step.from : step.to]?.paths.last ?? ""
      let stops = isProposal ? [around] + chain : chain.reversed() + [around]
      for (from, to) in zip(stops, stops.dropFirst()) {
        shown.steps.append(
          LayoutStep(number: shown.steps.count + 1, kind: step.kind, from: from, to: to, size: step.size))
      }
    }
    return shown
  }
}

/// Where a node and the views around it stand in a tree that has them all.
private struct WrappedPlace {
  /// The paths of the views around, outermost first, and of the node.
  let paths: [String]
}

extension RenderedNode {
  /// - Parameter places: gets where the nodes below stand, by their paths in the tree without wrappers.
  fileprivate func wrapped(
    at path: String, onlyMarked: Bool, _ places: inout [String: WrappedPlace]
  ) -> RenderedNode {
    let wrappers = onlyMarked ? wrappers.filter { $0.source != nil } : wrappers
    let paths = wrappers.indices.reduce(into: [path]) { paths, _ in paths.append(paths[paths.count - 1] + ".0") }
    let own = paths[paths.count - 1]
    places[self.path] = WrappedPlace(paths: paths)
    var node = self
    node.path = own
    node.children = children.map { child in
      let index = child.path.split(separator: ".").last ?? ""
      return child.wrapped(at: "\(own).\(index)", onlyMarked: onlyMarked, &places)
    }
    for (wrapper, path) in zip(wrappers, paths).reversed() {
      var outer = RenderedNode(
        kind: NodeKind(wrapper.name), argument: "", id: nil, path: path, role: .child, wrappers: [], proposal: proposal,
        report: report, frame: frame, sizingHorizontal: sizingHorizontal, sizingVertical: sizingVertical,
        priority: priority, parameters: [], division: nil, source: wrapper.source ?? source, children: [node])
      outer.isInternal = isInternal
      (outer.fillsHorizontally, outer.fillsVertically) = (fillsHorizontally, fillsVertically)
      node.role = .child
      node.wrappers = []
      node = outer
    }
    node.role = role
    return node
  }

  fileprivate var isMarked: Bool { source != nil || children.contains(where: \.isMarked) }

  fileprivate mutating func renameQuestions(_ places: [String: WrappedPlace]) {
    for index in questions.indices { questions[index].to = places[questions[index].to]?.paths.first ?? "" }
    for index in children.indices { children[index].renameQuestions(places) }
  }
}
