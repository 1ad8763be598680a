import VitrineLayout

/// A container that passes its content a proxy, with which actions scroll to views.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let cell = context.graph.states.cell(context.identity, "@reader") { ScrollViewProxy() }
    let proxy = cell.current as? ScrollViewProxy ?? ScrollViewProxy()
    let nodes = context.nodes(of: content(proxy), step: .index(0))
    proxy.nodes = nodes
    return nodes
  }
}

/// A proxy that scrolls to views inside a ``ScrollViewReader``.
public final class ScrollViewProxy {
  /// The last nodes of the reader's content.
  fileprivate(set) var nodes: [RenderNode] = []

  package init() {}

  /// Scrolls to the view with an identifier: until it is at a point, or by the shortest distance that makes it visible.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    scrollTo(AnyHashable(id), named: String(describing: id), anchor: anchor)
  }

  package func scrollTo(_ id: AnyHashable, named name: String, anchor: UnitPoint?) {
    for node in nodes {
      guard let (views, target) = node.scrolled(to: id, name) else { continue }
      return views.last?.show(target, at: anchor) ?? ()
    }
  }
}
