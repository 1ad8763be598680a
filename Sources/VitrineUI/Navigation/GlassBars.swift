import VitrineLayout

/// How bars look from iOS 26 on: they have no ground of their own, and their items stand on capsules of glass, black or white
/// instead of in the tint. The bars' heights are those of before, and the capsules' insets are estimated.
extension EnvironmentValues {
  var hasGlassBars: Bool { text.profile == .ios26 }
}

extension View {
  /// The view on a capsule of glass, drawn as a flat tone with a faint shadow.
  func onGlass(_ environment: EnvironmentValues) -> some View {
    background(style: Color(ink: .tertiaryBackground).onSurface(environment), in: Capsule())
  }
}

/// Items of a bar that stand together, on one capsule where bars have glass.
struct BarGroup: PrimitiveView {
  let nodes: [RenderNode]

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    guard environment.hasGlassBars, !nodes.isEmpty else { return nodes }
    let side = environment.points(44)
    let group = HStack(spacing: environment.points(16)) { MadeNodes(nodes: nodes) }
      .padding(EdgeInsets(.horizontal, environment.points(12)))
      .frame(minWidth: side, minHeight: side)
      .onGlass(environment)
    return context.nodes(of: group, step: .index(0))
  }
}
