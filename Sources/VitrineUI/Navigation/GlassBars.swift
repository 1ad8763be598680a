import VitrineLayout

/// The appearance of bars from iOS 26 on: no background, and items in black or white on capsules of glass. The bars'
/// heights are the same as before; the capsules' insets are estimated.
extension EnvironmentValues {
  var hasGlassBars: Bool { text.profile == .ios26 }
}

extension View {
  /// Places a capsule of glass behind the view, drawn as a flat colour with a faint shadow.
  func onGlass(_ environment: EnvironmentValues) -> some View {
    background(style: Color(ink: .tertiaryBackground).onSurface(environment), in: Capsule())
  }
}

/// A group of items in a bar, on one capsule if bars have glass.
struct BarGroup: PrimitiveView {
  let nodes: [RenderNode]

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    guard environment.hasGlassBars, !nodes.isEmpty else { return nodes }
    let side = environment.points(44)
    let group = HStack(spacing: environment.points(16)) { PrebuiltNodes(nodes: nodes) }
      .padding(EdgeInsets(.horizontal, environment.points(12)))
      .frame(minWidth: side, minHeight: side)
      .onGlass(environment)
    return context.nodes(of: group, step: .index(0))
  }
}
