import VitrineLayout

/// The commands of an open menu, one in each row, with lines between them. The lines are thicker at dividers and
/// between sections.
struct MenuContent: PrimitiveView {
  let content: any View
  /// Closes the menu after a command was chosen.
  let close: () -> Void

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var inner = context.inContainer(along: nil)
    let environment = inner.environment
    let closeAll = { [outer = environment[MenuClosingKey.self]] in
      close()
      outer?()
    }
    inner.environment.controlPlace = .menu
    inner.environment[PickerStyleKey.self] = InlinePickerStyle()
    inner.environment[MenuClosingKey.self] = closeAll
    inner.environment.text.font = nil
    let nodes = inner.nodes(of: content.closing(closeAll), step: .id("commands"))
    var rows: [any View] = []
    var last: RenderNode?
    for node in nodes where node.kind != .divider {
      if let last { rows.append(gap(last, node, nodes)) }
      rows.append(row(node, environment))
      last = node
    }
    let list = VStack(alignment: .leading, spacing: 0) { ViewList(rows) }
      .frame(minWidth: environment.points(150)).fixedSize(horizontal: true, vertical: false)
    return context.nodes(of: list, step: .index(0))
  }

  private func row(_ node: RenderNode, _ environment: EnvironmentValues) -> any View {
    HStack(spacing: environment.points(16)) {
      PrebuiltNodes(nodes: [node])
      Spacer(minLength: 0)
      if node.kind == .menu { DirectionalArrow().imageScale(.small).foregroundStyle(Color.secondary) }
    }
    .padding(EdgeInsets(.horizontal, environment.points(16))).padding(EdgeInsets(.vertical, environment.points(9)))
  }

  /// Returns the line between two commands.
  private func gap(_ first: RenderNode, _ second: RenderNode, _ nodes: [RenderNode]) -> any View {
    let between = nodes.drop { $0 !== first }.dropFirst().first
    let isBroad = between?.kind == .divider || first.traits.section?.section !== second.traits.section?.section
    return isBroad ? Color(ink: .controlFill).frame(height: 6) : Divider()
  }
}

/// Closes the menus around a view.
private struct MenuClosingKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension RenderContext {
  /// Makes an event on a node open a menu of commands.
  ///
  /// - Parameter event: the event that opens the menu: a tap or a long press.
  func addMenu(
    to node: RenderNode, on touch: AttachedGesture.Touch, _ content: () -> any View
  ) {
    let isOpen = graph.states.cell(identity, "@isOpen") { false }
    switch touch {
    case .tap: node.traits.actions.tap = { isOpen.value = true }
    default: node.traits.actions.gestures.append(AttachedGesture(touch: touch) { _ in isOpen.value = true })
    }
    node.traits.actions.opensMore = true
    guard isOpen.value as? Bool == true else { return }
    let close = { isOpen.value = false }
    present(.menu, from: node, { MenuContent(content: content(), close: close) }, dismiss: close)
  }
}

/// A modifier that opens a menu on a long press.
package struct ContextMenuModifier: PrimitiveModifier {
  let content: () -> any View

  package init(content: @escaping () -> any View) { self.content = content }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    if let node = nodes.first { context.addMenu(to: node, on: .longPress, self.content) }
    return nodes
  }
}
