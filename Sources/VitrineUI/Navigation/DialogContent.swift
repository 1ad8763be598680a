import VitrineLayout

/// The content of a confirmation dialog: title and message above the buttons, and a cancel button at the bottom, which
/// is added if the actions have none.
package struct DialogContent: PrimitiveView {
  let title: String?
  let message: (any View)?
  let actions: any View
  let dismiss: () -> Void

  /// - Parameter title: the title; `nil` if it is hidden.
  package init(title: String?, message: (any View)?, actions: any View, dismiss: @escaping () -> Void) {
    (self.title, self.message, self.actions, self.dismiss) = (title, message, actions, dismiss)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil)
    let environment = context.environment
    let buttons = inner.nodes(of: actions.closing(dismiss), step: .id("actions"))
    let cancels = buttons.filter { $0.traits.actions.buttonRole == .cancel }
    let others = buttons.filter { $0.traits.actions.buttonRole != .cancel }
    var rows = header(environment).map { [$0] } ?? []
    rows += others.map { row(PrebuiltNodes(nodes: [$0]), environment) }
    let cancel: any View =
      cancels.isEmpty ? Button("Cancel", role: .cancel, action: dismiss) : PrebuiltNodes(nodes: cancels)
    let boxes = VStack(spacing: environment.points(8)) {
      if !rows.isEmpty { box(rows, environment) }
      box([row(cancel.font(.body.weight(.semibold)), environment)], environment)
    }
    return context.nodes(of: boxes, step: .index(0))
  }

  private func header(_ environment: EnvironmentValues) -> (any View)? {
    guard title != nil || message != nil else { return nil }
    return VStack(spacing: environment.points(4)) {
      if let title { Text(title).font(.footnote.weight(.semibold)) }
      if let message { AnyView(message.font(.footnote)) }
    }
    .foregroundStyle(Color.secondary).multilineTextAlignment(.center)
    .padding(environment.points(14)).frame(maxWidth: .infinity)
  }

  private func row(_ button: any View, _ environment: EnvironmentValues) -> any View {
    AnyView(button).frame(maxWidth: .infinity, minHeight: environment.points(50))
  }

  private func box(_ rows: [any View], _ environment: EnvironmentValues) -> some View {
    let parts = rows.enumerated().flatMap { index, row -> [any View] in index == 0 ? [row] : [Divider(), row] }
    return VStack(spacing: 0) { ViewList(parts) }
      .background(style: Color(ink: .background), in: RoundedRectangle(cornerRadius: environment.points(13)))
  }
}

/// The buttons of an alert, or an OK button if there are none.
package struct AlertButtons: PrimitiveView {
  let actions: any View

  package init(actions: any View) { self.actions = actions }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: actions, step: .id("actions"))
    return nodes.isEmpty ? context.nodes(of: Button("OK", action: {}), step: .id("ok")) : nodes
  }
}
