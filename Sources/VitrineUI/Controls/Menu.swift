import VitrineLayout

/// A button that opens a menu; closed, it is its label. A tap opens it, or a long press where a tap does something else.
///
/// With views of any type: `Menu { AnyView(content) } label: { AnyView(label) }`.
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
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: @escaping () -> some View
  ) { self.init(content: content) { Label(title, systemImage: name) } }

  package var controlKind: NodeKind { .menu }
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let node = context.control(controlKind) { parts(in: $0) }
    context.addMenu(to: node, on: primaryAction == nil ? \.tap : \.longPress, content)
    if let primaryAction { node.traits.actions.tap = primaryAction }
    return [node]
  }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: label) }
}

/// How a closed menu looks.
public struct MenuStyle: Hashable, Sendable {
  let isButton: Bool
  public static let automatic = MenuStyle(isButton: false)
  public static let button = MenuStyle(isButton: true)
  public static let borderedButton = button
  public static let borderlessButton = MenuStyle(isButton: false)
}

extension View {
  /// Menus have the button style around in every style; `borderlessButton` takes it away.
  public func menuStyle(_ style: MenuStyle) -> some View {
    changingEnvironment { if style == .borderlessButton { $0[ButtonStyleKey.self] = nil } }
  }
}

extension NodeKind {
  public static let menu = NodeKind("Menu")
}
