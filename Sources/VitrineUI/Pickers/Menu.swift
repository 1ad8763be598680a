import VitrineLayout

/// A button that opens a menu on a tap, or on a long press if it has a primary action. A closed menu is drawn as its
/// label.
///
/// With type-erased views: `Menu { AnyView(content) } label: { AnyView(label) }`.
public struct Menu: ControlView {
  let content: () -> any View
  let label: any View
  let primaryAction: (() -> Void)?

  public init(
    @ViewBuilder content: @escaping () -> some View, @ViewBuilder label: () -> some View,
    primaryAction: (() -> Void)? = nil
  ) { (self.content, self.label, self.primaryAction) = (content, label(), primaryAction) }
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  public init(
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: @escaping () -> some View
  ) { self.init(content: content) { Label(title, systemImage: name) } }

  package var controlKind: NodeKind { .menu }
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let node = context.control(controlKind) { parts(in: $0) }
    context.addMenu(to: node, on: primaryAction == nil ? .tap : .longPress, content)
    if let primaryAction { node.traits.actions.tap = primaryAction }
    return [node]
  }
  package func parts(in environment: EnvironmentValues) -> any View {
    guard environment.text.profile == .macos, environment[BorderlessMenuKey.self] else {
      return ButtonFace(label: label)
    }
    return BorderlessMenuLabel(label: label)
  }
}

/// The appearance of a closed menu.
public struct MenuStyle: Hashable, Sendable {
  let isButton: Bool
  public static let automatic = MenuStyle()
  public static let button = MenuStyle(isButton: true)
  public static let borderedButton = button
  public static let borderlessButton = MenuStyle(isBorderless: true)

  private let isBorderless: Bool
  init(isButton: Bool = false, isBorderless: Bool = false) {
    (self.isButton, self.isBorderless) = (isButton, isBorderless)
  }
}

private struct BorderlessMenuKey: EnvironmentKey {
  static let defaultValue = false
}

/// The label of a borderless menu on the Mac: the first symbol and the first text of the menu's label, and a chevron.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
private struct BorderlessMenuLabel: PrimitiveView {
  let label: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.inContainer(along: nil).nodes(of: label, step: .id("label"))
    let symbol = nodes.lazy.compactMap { $0.first(.image) }.first
    let text = nodes.lazy.compactMap { $0.first(.text) }.first
    let hasSymbol = symbol != nil && symbol?.argument.contains("chevron") == false
    let row = HStack(spacing: 0) {
      if let symbol { PrebuiltNodes(nodes: [symbol]).padding(EdgeInsets(.trailing, 6)) }
      if let text { PrebuiltNodes(nodes: [text]) }
      ControlPart("chevron", size: Size(width: 7, height: 4)) { frame, _ in
        let points = [UnitPoint(x: 0, y: 0), UnitPoint(x: 0.5, y: 1), UnitPoint(x: 1, y: 0)].map(frame.point)
        return [
          .path(
            DrawnPath([.move(points[0]), .line(points[1]), .line(points[2])]), nil, Stroke(.ink(.primary), width: 1.5))
        ]
      }.padding(EdgeInsets(.leading, 4))
    }
    return context.nodes(
      of: row.padding(EdgeInsets(.horizontal, 6.5)).frame(minHeight: hasSymbol ? 15 : nil), step: .index(0))
  }
}

extension RenderNode {
  /// Returns the first node of a kind, in depth-first order from the node itself.
  fileprivate func first(_ wanted: NodeKind) -> RenderNode? {
    kind == wanted ? self : children.lazy.compactMap { $0.first(wanted) }.first
  }
}

extension View {
  /// Sets the style of menus. `borderlessButton` removes the environment's button style; with every other style, menus
  /// have it.
  public func menuStyle(_ style: MenuStyle) -> some View {
    changingEnvironment { environment in
      environment[BorderlessMenuKey.self] = style == .borderlessButton
      if style == .borderlessButton { environment[ButtonStyleKey.self] = nil }
    }
  }
}

extension NodeKind {
  public static let menu = NodeKind("Menu")
}
