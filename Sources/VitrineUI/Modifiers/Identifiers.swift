import VitrineLayout

extension View {
  /// Gives the view an explicit identity. Programs find the frame of a view by its identifier.
  public func id(_ id: some Hashable) -> some View { self.id(AnyHashable(id), named: String(describing: id)) }

  /// Gives the view an explicit identity with a custom name, for values whose description isn't the Swift source.
  package func id(_ id: AnyHashable, named name: String) -> some View {
    modifier(ExplicitIdentity(id: name, value: id))
  }

  /// Stores the range of source that made the view.
  package func sourceMark(_ mark: SourceMark) -> some View {
    modifier(NodeChange { if $0.source == nil { $0.source = mark } })
  }
}

/// A modifier that adds an identifier to the view's identity and to its nodes.
struct ExplicitIdentity: PrimitiveModifier {
  let id: String
  let value: AnyHashable

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    context.graph.trace?.note(id: id)
    return content(context.appendingIdentity(context.step(to: value, named: id))).map { node in
      guard node.id != nil else {
        node.id = id
        return node
      }
      let wrapper = RenderNode("id", argument: id, rule: TransparentRule(), children: [node], context: context)
        .carryingTraits(of: node)
      wrapper.id = id
      return wrapper
    }
  }
}
