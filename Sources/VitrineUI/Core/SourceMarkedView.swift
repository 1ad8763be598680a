/// A view with the range of source code that made it.
package struct SourceMarkedView: PrimitiveView {
  package let view: any View
  package let mark: SourceMark
  /// The name of the modifier, if a modifier made the view.
  package let modifier: String?
  package var _isMoreThanView: Bool { true }

  package init(_ view: any View, _ mark: SourceMark, modifier: String? = nil) {
    (self.view, self.mark, self.modifier) = (view, mark, modifier)
  }

  /// Makes the nodes of the view, and marks those that have no mark yet.
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: view, step: .index(0))
    for node in nodes {
      if node.source == nil {
        node.source = mark
      } else if let modifier {
        // The node belongs to the view inside: the modifier has none.
        node.wrappers.append(ViewWrapper(name: modifier, source: mark))
      }
    }
    return nodes
  }
}
