import VitrineLayout

/// A modifier that mirrors a view horizontally in a right-to-left layout.
struct MirrorModifier: PrimitiveModifier {
  let isEnabled: Bool

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    guard isEnabled, context.environment.layoutDirection == .rightToLeft else { return content(context) }
    let mirror: (Rect) -> Transform = { .scaling(x: -1, y: 1, around: $0.point(.center)) }
    let effect = EffectModifier(kind: "flipsForRightToLeftLayoutDirection", transform: mirror) { _, frame in
      var effects = GroupEffects()
      effects.transform = mirror(frame)
      return effects
    }
    return content(context).map { effect.makeNode(around: $0, context) }
  }
}
