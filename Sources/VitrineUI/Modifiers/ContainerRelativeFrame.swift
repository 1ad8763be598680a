import VitrineLayout

extension View {
  /// Gives the view the lengths of the container around it: the nearest scroll view, list, screen of a
  /// navigation or tab view, or the window, less its content margins.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { length, axis in axes.contains(axis) ? length : nil })
  }
  /// Gives the view the length of some of the columns that its container divides into.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { length, axis in
        axes.contains(axis) ? ContainerFrameRule.length(length, count: count, span: span, spacing: spacing) : nil
      })
  }
  /// Gives the view lengths made of its container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { axes.contains($1) ? length($0, $1) : nil })
  }
}

/// The nearest scroll view, list or screen around, in whose lengths `containerRelativeFrame` measures.
struct LengthContainerKey: EnvironmentKey {
  static var defaultValue: LengthContainer? { nil }
}

extension RenderContext {
  /// The same place in a container in whose lengths views inside can measure.
  func measured(in container: LengthContainer) -> RenderContext {
    var context = self
    context.environment[LengthContainerKey.self] = container
    return context
  }
}

struct ContainerRelativeFrameModifier: NodeModifier {
  let alignment: Alignment
  let length: (Double, Axis) -> Double?

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    let rule = ContainerRelativeFrameRule(
      container: context.environment[LengthContainerKey.self], alignment: alignment, length: length)
    return RenderNode("containerRelativeFrame", rule: rule, children: [child], context: context).carryingTraits(
      of: child)
  }
}

/// A fixed frame whose lengths come from the container's; the window's where no other is around.
struct ContainerRelativeFrameRule: UnaryLayoutRule {
  let container: LengthContainer?
  let alignment: Alignment
  let length: (Double, Axis) -> Double?

  private func frame(_ node: LayoutNode) -> FrameRule {
    let size = container?.lengths(orOf: node.session.window) ?? node.session.window
    return FrameRule(
      width: length(size.width, .horizontal), height: length(size.height, .vertical), alignment: alignment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    frame(node).sizeThatFits(proposal, node)
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    frame(node).placeChildren(in: size, proposal, node, place)
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { frame(node).spacing(node) }
}
