import VitrineLayout

/// Flexible space that takes the remaining length of a stack.
public struct Spacer: PrimitiveView {
  let minLength: Double?

  /// - Parameter minLength: the minimum length, in points; 8 if `nil`.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let rule = SpacerRule(minimumLength: minLength)
    let parameters = [RenderedNode.Parameter("minLength", rule.minimumLength)]
    return [RenderNode(.spacer, parameters: parameters, rule: rule, context: context)]
  }
}

/// Flexible space along the horizontal axis, in any container.
public struct _HSpacer: PrimitiveView {
  let minWidth: Double?

  public init(minWidth: Double? = nil) { self.minWidth = minWidth }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [.spacer("_HSpacer", minWidth, .horizontal, context)]
  }
}

/// Flexible space along the vertical axis, in any container.
public struct _VSpacer: PrimitiveView {
  let minHeight: Double?

  public init(minHeight: Double? = nil) { self.minHeight = minHeight }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [.spacer("_VSpacer", minHeight, .vertical, context)]
  }
}

extension RenderNode {
  fileprivate static func spacer(
    _ kind: NodeKind, _ minimum: Double?, _ axis: Axis, _ context: RenderContext
  ) -> RenderNode {
    let rule = SpacerRule(minimumLength: minimum, along: axis)
    return RenderNode(kind, parameters: [.init("minLength", rule.minimumLength)], rule: rule, context: context)
  }
}

/// A line between views.
public struct Divider: PrimitiveView {
  public init() {}

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let rule = DividerRule(thickness: context.environment.dividerThickness)
    let painter = LeafPainter { _, frame in [.rectangle(frame, cornerRadius: 0, .ink(.separator), nil)] }
    return [RenderNode(.divider, rule: rule, context: context, painter: painter)]
  }
}

extension EnvironmentValues {
  /// One pixel, or a point on the Mac and at the accessibility text sizes.
  fileprivate var dividerThickness: Double {
    dynamicTypeSize.isAccessibilitySize || text.profile == .macos ? 1 : pixelLength
  }
}

extension NodeKind {
  public static let spacer = NodeKind("Spacer")
  public static let divider = NodeKind("Divider")
}
