import VitrineLayout

extension View {
  /// Gives the view an explicit identity; frames of views with one are found by it.
  public func id(_ id: some Hashable) -> some View { self.id(AnyHashable(id), named: String(describing: id)) }

  /// The same for a value that is not written as Swift would write it.
  package func id(_ id: AnyHashable, named name: String) -> some View {
    modifier(ExplicitIdentity(id: name, value: id))
  }

  /// Names the stretch of source that made the view.
  package func sourceMark(_ mark: SourceMark) -> some View {
    modifier(NodeChange { if $0.source == nil { $0.source = mark } })
  }
}

/// Makes an identifier part of the view's identity and writes it on its nodes.
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
