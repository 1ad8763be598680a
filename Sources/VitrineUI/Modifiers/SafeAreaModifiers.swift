import VitrineLayout

extension View {
  /// Extends the view beyond the edges of the safe area that it touches.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modifier(LayoutRuleModifier(kind: "ignoresSafeArea", rule: IgnoresSafeAreaRule(edges: edges)))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Shows content at an edge of the view, whose safe area ends there.
  ///
  /// - Parameter spacing: the space between content and view, in points; their preferred spacing if `nil`.
  /// - Parameter edge: the edge of the view.
  /// - Parameter alignment: the alignment of the content along the edge.
  /// - Parameter content: the content at the edge.
  public func safeAreaInset(
    edge: Edge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(SafeAreaInsetModifier(edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }
  @_disfavoredOverload
  public func safeAreaInset(
    edge: Edge, alignment: VerticalAlignment, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(SafeAreaInsetModifier(edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }

  /// Shows a bar at an edge of the view, whose safe area ends there.
  ///
  /// - Parameter spacing: the space between bar and view, in points; their preferred spacing if `nil`.
  /// - Parameter edge: the edge of the view.
  /// - Parameter alignment: the alignment of the bar along the edge.
  /// - Parameter content: the content of the bar.
  public func safeAreaBar(
    edge: Edge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        kind: "safeAreaBar", edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }
  @_disfavoredOverload
  public func safeAreaBar(
    edge: Edge, alignment: VerticalAlignment, spacing: Double? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        kind: "safeAreaBar", edge: edge, alignment: alignment.key, spacing: spacing, content: content()))
  }

  /// Adds padding to the safe area of the view, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutRuleModifier(kind: "safeAreaPadding", rule: SafeAreaPaddingRule(insets)))
  }
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
  /// Adds padding to the safe area of the view at some edges, in points; 16 if `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }
}

struct SafeAreaInsetModifier: PrimitiveModifier {
  var kind: NodeKind = "safeAreaInset"
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: Double?
  let content: any View

  func makeNodes(_ context: RenderContext, _ primaries: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    primaries(context).map { primary in
      guard let inset = context.layer(of: content, step: .index(1)) else { return primary }
      primary.role = .primary
      inset.role = .secondary
      let rule = SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)
      return RenderNode(
        kind, argument: "\(edge)", rule: rule, children: [primary, inset], context: context
      ).carryingTraits(of: primary)
    }
  }
}
