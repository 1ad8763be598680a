import VitrineLayout

/// How a view is presented over all others.
package enum PresentationKind: Sendable {
  /// From below, leaving a strip of what is behind.
  case sheet
  /// In place of all that is behind.
  case cover
  /// In a box in the middle.
  case alert
}

/// A view that is presented over all others while a binding says so.
package struct PresentationModifier: PrimitiveModifier {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let content: () -> any View

  package init(_ kind: PresentationKind, isPresented: Binding<Bool>, content: @escaping () -> any View) {
    (self.kind, self.isPresented, self.content) = (kind, isPresented, content)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard isPresented.wrappedValue else { return nodes }
    let inner = context.inContainer(along: nil)
    if let node = inner.single(inner.nodes(of: self.content(), step: .id("presented")), implying: .verticalStack) {
      context.add(.present(PresentedView(kind: kind, node: node) { isPresented.wrappedValue = false }))
    }
    return nodes
  }
}

/// A view that is presented, in one rendering.
struct PresentedView {
  let kind: PresentationKind
  let node: RenderNode
  let dismiss: () -> Void

  /// The view over what is behind it.
  func view(over root: RenderNode) -> any View {
    ZStack {
      MadeNodes(nodes: [root]).frame(maxWidth: .infinity, maxHeight: .infinity)
      if kind != .cover { Color.black.opacity(0.2) }
      EnvironmentReader { environment in
        let content = MadeNodes(nodes: [node])
        return switch kind {
        case .sheet:
          AnyView(
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(style: Color(ink: .background), in: RoundedRectangle(cornerRadius: environment.points(10)))
              .padding(EdgeInsets(top: environment.points(10), leading: 0, bottom: 0, trailing: 0)))
        case .cover:
          AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity).background(style: Color(ink: .background)))
        case .alert:
          AnyView(
            content.padding(environment.points(16)).frame(width: environment.points(270))
              .background(style: Color(ink: .background), in: RoundedRectangle(cornerRadius: environment.points(14))))
        }
      }
    }
  }
}
