import VitrineLayout

/// A group of related controls, drawn in one frame with lines between them; in toolbars without the frame.
///
/// With type-erased views: `ControlGroup { AnyView(controls) } label: { AnyView(label) }`.
public struct ControlGroup: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) { self.content = content() }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var inner = context.inContainer(along: nil)
    inner.environment.lineLimit = 1
    let controls = inner.nodes(of: content, step: .index(0))
    let isInToolbar = context.environment.controlPlace == .toolbar
    return [
      context.control("ControlGroup") { environment in
        guard !isInToolbar else { return HStack(spacing: environment.points(16)) { PrebuiltNodes(nodes: controls) } }
        let parts = controls.enumerated().map { index, node -> any View in
          HStack(spacing: 0) {
            if index > 0 {
              Color(ink: .separator).frame(width: environment.pixelLength, height: environment.points(18))
            }
            PrebuiltNodes(nodes: [node]).padding(environment.insets(12, 7))
          }
        }
        let frame = RoundedRectangle(cornerRadius: environment.points(8))
        return HStack(spacing: 0) { ViewList(parts) }.background(style: Color(ink: .controlFill), in: frame)
      }
    ]
  }
}

/// The appearance of control groups. Figures draw all styles alike.
public struct ControlGroupStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ControlGroupStyle(name: "automatic")
  public static let navigation = ControlGroupStyle(name: "navigation")
  public static let menu = ControlGroupStyle(name: "menu")
  public static let compactMenu = ControlGroupStyle(name: "compactMenu")
  public static let palette = ControlGroupStyle(name: "palette")
}

extension View {
  /// Sets the style of control groups. Figures draw all styles alike.
  ///
  /// - Parameter style: without effect in a picture: groups are drawn alike in all styles.
  public func controlGroupStyle(_ style: ControlGroupStyle) -> some View { modifier(NodeChange { _ in }) }
}
