import VitrineLayout

extension View {
  /// Lets the view reach over the edges of the safe area that it touches.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modifier(LayoutRuleModifier(type: "ignoresSafeArea", rule: IgnoresSafeAreaRule(edges: edges)))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Puts content at an edge, and the view in what is left.
  ///
  /// - Parameter spacing: between the two, in points; what they prefer if `nil`.
  public func safeAreaInset(
    edge: Edge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(SafeAreaInsetModifier(edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }
  public func safeAreaInset(
    edge: Edge, alignment: VerticalAlignment, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(SafeAreaInsetModifier(edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }

  /// Makes the safe area smaller, in points; 16 if `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutRuleModifier(type: "safeAreaPadding", rule: PaddingRule(insets)))
  }

  /// Gives the view the lengths of the container around it: the nearest scroll view, list or window.
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

struct SafeAreaInsetModifier: PrimitiveModifier {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: Double?
  let content: any View

  func makeNodes(_ context: RenderContext, _ primaries: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    primaries(context).map { primary in
      let inner = context.inContainer(along: nil)
      guard let inset = inner.single(inner.nodes(of: content, step: .index(1)), implying: .overlay) else {
        return primary
      }
      primary.role = .primary
      inset.role = .secondary
      let rule = SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)
      return RenderNode(
        "safeAreaInset", argument: "\(edge)", rule: rule, children: [primary, inset], context: context)
    }
  }
}

/// The nearest scroll view around, in whose lengths `containerRelativeFrame` measures.
struct ScrollContainerKey: EnvironmentKey {
  static var defaultValue: ScrollContainer? { nil }
}

struct ContainerRelativeFrameModifier: NodeModifier {
  let alignment: Alignment
  let length: (Double, Axis) -> Double?

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    let rule = ContainerRelativeFrameRule(
      container: context.environment[ScrollContainerKey.self], alignment: alignment, length: length)
    return RenderNode("containerRelativeFrame", rule: rule, children: [child], context: context).carryingTraits(
      of: child)
  }
}

/// A fixed frame whose lengths come from the container's; the window's where no other is around.
struct ContainerRelativeFrameRule: UnaryLayoutRule {
  let container: ScrollContainer?
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
