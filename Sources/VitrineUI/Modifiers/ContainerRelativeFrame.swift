import VitrineLayout

extension View {
  /// Gives the view the size of its container: the nearest scroll view, list, screen of a navigation or tab view, or
  /// the window, less the content margins.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { length, axis in axes.contains(axis) ? length : nil })
  }
  /// Gives the view the length of some of the columns into which its container is divided.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { length, axis in
        axes.contains(axis) ? ContainerFrameRule.length(length, count: count, span: span, spacing: spacing) : nil
      })
  }
  /// Gives the view lengths that a closure calculates from its container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(alignment: alignment) { axes.contains($1) ? length($0, $1) : nil })
  }
}

struct ContainerRelativeFrameModifier: NodeModifier {
  let alignment: Alignment
  let length: (Double, Axis) -> Double?

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    let rule = ContainerRelativeFrameRule(alignment: alignment, length: length)
    return RenderNode("containerRelativeFrame", rule: rule, children: [child], context: context).carryingTraits(
      of: child)
  }
}

/// A rule for a fixed frame whose lengths depend on the container's, or on the window's if there is no container.
struct ContainerRelativeFrameRule: UnaryLayoutRule {
  let alignment: Alignment
  let length: (Double, Axis) -> Double?

  private func frame(_ node: LayoutNode) -> FrameRule {
    let size = node.containerLengths
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
