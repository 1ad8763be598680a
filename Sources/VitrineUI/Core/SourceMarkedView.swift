/// A view that knows which stretch of source made it.
package struct SourceMarkedView: PrimitiveView {
  package let view: any View
  package let mark: SourceMark

  package init(_ view: any View, _ mark: SourceMark) {
    self.view = view
    self.mark = mark
  }

  /// Marks closer to a node, made before, stay.
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: view, step: .index(0))
    for node in nodes where node.source == nil { node.source = mark }
    return nodes
  }
}
