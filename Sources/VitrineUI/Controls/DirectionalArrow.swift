/// An arrow towards the trailing edge, or towards the leading edge if it points backwards.
struct DirectionalArrow: PrimitiveView {
  var isBackward = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let pointsRight = (context.environment.layoutDirection == .leftToRight) != isBackward
    return Image(systemName: pointsRight ? "chevron.right" : "chevron.left").makeNodes(context)
  }
}
