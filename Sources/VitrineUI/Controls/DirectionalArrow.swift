/// An arrow towards the trailing edge, or back: to the right or to the left by the layout's direction.
struct DirectionalArrow: PrimitiveView {
  var isBackward = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let pointsRight = (context.environment.layoutDirection == .leftToRight) != isBackward
    return Image(systemName: pointsRight ? "chevron.right" : "chevron.left").makeNodes(context)
  }
}
