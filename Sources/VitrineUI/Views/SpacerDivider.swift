import VitrineLayout

/// Space that takes what is left.
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// - Parameter minLength: the least length, in points; 8 if `nil`.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let rule = SpacerRule(minimumLength: minLength, in: context.stack)
    let parameters = [RenderedNode.Parameter("minLength", rule.minimumLength)]
    return [RenderNode("Spacer", parameters: parameters, rule: rule, context: context)]
  }
}

/// A line between views.
public struct Divider: PrimitiveView {
  public init() {}

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let rule = DividerRule(thickness: context.environment.pixelLength, in: context.stack)
    let painter = LeafPainter { _, frame in [.rectangle(frame, cornerRadius: 0, .ink(.separator), nil)] }
    return [RenderNode("Divider", rule: rule, context: context, painter: painter)]
  }
}
