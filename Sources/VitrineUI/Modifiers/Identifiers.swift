import VitrineLayout

extension View {
  /// Gives the view an explicit identity; frames of views with one are found by it.
  public func id(_ id: some Hashable) -> some View { modifier(ExplicitIdentity(id: String(describing: id))) }

  /// Names the stretch of source that made the view.
  package func sourceMark(_ mark: SourceMark) -> some View {
    modifier(NodeChange { if $0.source == nil { $0.source = mark } })
  }
}

/// Makes an identifier part of the view's identity and writes it on its nodes.
struct ExplicitIdentity: PrimitiveModifier {
  let id: String

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context.appendingIdentity(.id(id))).map { node in
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
