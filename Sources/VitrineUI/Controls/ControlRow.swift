import VitrineLayout

/// A label at the leading edge and an accessory at the trailing edge; only the accessory while labels are hidden.
struct LabeledRow: PrimitiveView {
  let label: any View
  let accessory: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    guard !environment[LabelsHiddenKey.self] else {
      let nodes = SideBySide(accessory).makeNodes(context)
      nodes.first?.traits.actions.label = context.undrawnLabel(label)
      return nodes
    }
    let row = HStack(spacing: 0) {
      LeadingColumn(label)
      Spacer(minLength: environment.points(8))
      SideBySide(accessory)
    }
    return context.nodes(of: row, step: .index(0))
  }
}

/// A view that combines several views into one column, at the leading edge and 2 points apart.
struct LeadingColumn: PrimitiveView {
  let content: any View
  init(_ content: any View) { self.content = content }

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: .vertical)
    let nodes = inner.nodes(of: content, step: .index(0))
    guard nodes.count > 1 else { return nodes }
    let rule = StackRule(HorizontalAlignment.leading, spacing: context.environment.points(2))
    return [RenderNode(.vStack, argument: "implicit", rule: rule, children: nodes, context: context)]
  }
}
