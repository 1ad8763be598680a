/// A view that knows which stretch of source made it.
package struct SourceMarkedView: PrimitiveView {
  package let view: any View
  package let mark: SourceMark
  /// The modifier that made the view of another; `nil` where it is no modifier's.
  package let modifier: String?
  package var _isMoreThanView: Bool { true }

  package init(_ view: any View, _ mark: SourceMark, modifier: String? = nil) {
    (self.view, self.mark, self.modifier) = (view, mark, modifier)
  }

  /// Marks closer to a node, made before, stay.
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: view, step: .index(0))
    for node in nodes {
      if node.source == nil {
        node.source = mark
      } else if let modifier {
        // The node is that of the view inside: the modifier has none of its own.
        node.wrappers.append(ViewWrapper(name: modifier, source: mark))
      }
    }
    return nodes
  }
}
