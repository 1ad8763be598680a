extension View {
  /// Performs an action after each tap on a control inside, for closing a menu, dialog or row.
  package func closing(_ action: @escaping () -> Void) -> some View { modifier(ClosingModifier(action: action)) }
}

private struct ClosingModifier: PrimitiveModifier {
  let action: () -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    func change(_ node: RenderNode) {
      if let tap = node.traits.actions.tap, !node.traits.actions.opensMore {
        node.traits.actions.tap = {
          tap()
          action()
        }
      }
      node.children.forEach(change)
    }
    let nodes = content(context)
    nodes.forEach(change)
    return nodes
  }
}
