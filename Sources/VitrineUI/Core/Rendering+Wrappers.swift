extension Rendering {
  /// The rendering with a node for each view or modifier without a layout node, which passes on proposals and reports
  /// unchanged.
  public var withWrappers: Rendering {
    guard let root else { return self }
    var places: [String: WrappedPlace] = [:]
    var shown = self
    // If some views have source marks, views without a mark are parts of built-in views.
    shown.root = root.wrapped(at: root.path, onlyMarked: root.isMarked, &places)
    shown.root?.renameQuestions(places)
    shown.viewTree = viewTree.map { $0.moved { places[$0]?.paths.last ?? $0 } }
    shown.steps = []
    for step in steps {
      let isProposal = step.kind == .propose
      // A proposal passes the wrappers from the outermost one to the node, a report from the node to the outermost one.
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

/// The paths of a node and its wrappers in the tree that includes wrappers.
private struct WrappedPlace {
  /// The paths of the wrappers, outermost first, and of the node.
  let paths: [String]
}

extension RenderedNode {
  /// - Parameter places: receives the new paths of the nodes below, by their paths in the tree without wrappers.
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
