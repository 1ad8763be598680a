import VitrineLayout

/// A builder that turns a laid-out render tree into the value from which figures are drawn.
struct RenderingBuilder {
  let graph: RenderGraph
  let options: RenderOptions

  func rendering(of root: RenderNode?) -> Rendering {
    let scale = options.scale ?? options.profile.scale
    let story = root.flatMap { LayoutConversation(of: $0.layout) }
    let measurements = graph.session.measurements
    var paths: [ObjectIdentifier: String] = [:]
    // If no view has a source mark, it's unknown which views the author wrote.
    let isMarked = root?.isMarked ?? false
    let node = root.map { self.node($0, path: "0", story, &paths, isInside: isMarked ? false : nil) }
    var rendering = Rendering(
      proposal: options.proposal, size: root?.layout.frame.size ?? .zero, root: node,
      steps: story.map { steps($0, paths) } ?? [],
      marks: SystemPalette(options).applied(to: root.map { marks($0, path: "0") } ?? []),
      scale: scale,
      layoutDirection: options.layoutDirection, remarks: remarks, measurements: measurements,
      typesetter: options.typesetter)
    rendering.viewTree = graph.trace?.views { paths[ObjectIdentifier($0.layout)] } ?? []
    rendering.screen = options.screenCornerRadius.map {
      Rendering.Screen(safeArea: options.safeAreaInsets, cornerRadius: $0, form: options.screenForm)
    }
    return rendering
  }

  /// - Parameter isInside: whether the node is part of a control; `nil` if unknown.
  private func node(
    _ node: RenderNode, path: String, _ story: LayoutConversation?, _ paths: inout [ObjectIdentifier: String],
    isInside: Bool?
  ) -> RenderedNode {
    let isInternal = isInside == true && node.source == nil
    paths[ObjectIdentifier(node.layout)] = path
    let settlement = story?.settlement(of: node.layout)
    var children: [RenderedNode] = []
    for (index, child) in node.children.enumerated() where child.layout.placedProposal != nil {
      children.append(
        self.node(
          child, path: "\(path).\(index)", story, &paths,
          isInside: isInside.map { _ in isInternal || node.hasInternals }))
    }
    let proposal = settlement?.proposal ?? node.layout.placedProposal ?? .unspecified
    let report = settlement?.report ?? node.layout.frame.size
    let probe = options.probesSizing ? SizingProbe(node: node) : nil
    var rendered = RenderedNode(
      kind: node.kind, argument: node.argument, id: node.id, path: path, role: node.role,
      wrappers: node.wrappers.reversed(),
      proposal: proposal, report: report, frame: node.layout.frame,
      sizingHorizontal: probe?.sizing(.horizontal, proposal) ?? .neutral,
      sizingVertical: probe?.sizing(.vertical, proposal) ?? .neutral, priority: node.layout.priority,
      parameters: node.parameters, division: settlement?.division, source: node.source, children: children)
    rendered.fillsHorizontally = probe?.fills(.horizontal, proposal) ?? false
    rendered.fillsVertically = probe?.fills(.vertical, proposal) ?? false
    rendered.isInternal = isInternal
    rendered.summary = node.summary
    rendered.lines = node.lines?(node.layout.placedProposal ?? ProposedViewSize(node.layout.frame.size))
    if options.recordsQuestions, let settlement {
      rendered.questions = settlement.questions.compactMap { answer in
        paths[ObjectIdentifier(answer.child)].map { path in
          RenderedNode.Question(
            to: path, proposal: answer.proposal, report: answer.report, isProbe: answer.isProbe,
            isFromCache: answer.isFromCache)
        }
      }
    }
    if options.recordsGuides { rendered.guides = AlignmentLines(node).guides }
    return rendered
  }

  private func steps(_ story: LayoutConversation, _ paths: [ObjectIdentifier: String]) -> [LayoutStep] {
    var steps: [LayoutStep] = []
    for event in story.events {
      guard let path = paths[ObjectIdentifier(event.node)] else { continue }
      let parent = event.parent.flatMap { paths[ObjectIdentifier($0)] } ?? ""
      let isProposal = event.kind == .proposal
      steps.append(
        LayoutStep(
          number: steps.count + 1, kind: isProposal ? .propose : .report, from: isProposal ? parent : path,
          to: isProposal ? path : parent, size: event.size))
    }
    return steps
  }

  private func marks(_ node: RenderNode, path: String) -> [Mark] {
    let children = node.children.enumerated().map { index, child in
      child.layout.placedProposal == nil ? [] : marks(child, path: "\(path).\(index)")
    }
    guard let painter = node.painter else { return children.flatMap { $0 } }
    let scale = options.scale ?? options.profile.scale
    let frame = graph.session.safeArea.extending(node.layout.frame, over: node.bleeds)
    guard frame.size.width.isFinite, frame.size.height.isFinite else { return children.flatMap { $0 } }
    return painter.paint(node, frame, children: children, PaintContext(scale: scale, path: path))
  }

  private var remarks: [Rendering.Remark] {
    var remarks = graph.remarks
    if graph.session.isExhausted { graph.didReachLimit(.measurements) }
    for limit in graph.reachedLimits {
      switch limit {
      case .depth:
        remarks.append(
          .init(
            .error, "limit-depth", "views are nested more than \(graph.limits.depth) deep",
            hint: "look for a view that contains itself", source: graph.limitPlace))
      case .nodes:
        remarks.append(
          .init(
            .error, "limit-nodes", "the tree has more than \(graph.limits.nodes) views", source: graph.limitPlace))
      case .passes:
        remarks.append(
          .init(
            .warning, "unsettled", "state still changes after \(graph.limits.passes) layouts",
            hint: "don't let a preference or geometry change set the state that it depends on"))
      case .measurements:
        remarks.append(
          .init(.error, "limit-measurements", "the layout took more than \(graph.limits.measurements) measurements"))
      }
    }
    if graph.session.remarks.contains(.invalidReport) {
      remarks.append(
        .init(.warning, "invalid-report", "'sizeThatFits' of a custom layout returned a negative or NaN size"))
    }
    return remarks
  }
}

extension RenderNode {
  /// Whether the node or a node in it has a source mark.
  fileprivate var isMarked: Bool { source != nil || children.contains(where: \.isMarked) }
}
