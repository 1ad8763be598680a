import VitrineLayout
import VitrineText

/// What a view is rendered for.
public struct RenderOptions {
  /// What measures text, and has the drawings of symbols.
  public var typesetter: Typesetter
  public var proposal = ProposedViewSize(width: 320, height: 480)
  public var profile = TypographyProfile.book
  /// Pixels per point; the profile's if `nil`.
  public var scale: Double?
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var typeSize = DynamicTypeSize.large
  /// A BCP 47 language tag; empty for none.
  public var language = ""
  public var pictures = PictureLibrary()
  /// How far the window reaches beyond the safe area that is proposed, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// How round the corners of the device's screen are; `nil` where no device is meant.
  public var screenCornerRadius: Double?
  /// Whether alignment lines and baselines are noted down.
  public var recordsGuides = false
  /// Whether each node's questions to its children are noted down, probes included.
  public var recordsQuestions = false
  /// Whether the conversation is recorded, for steps and trees.
  public var traced = true
  /// Whether each node is probed for how it behaves along both axes.
  public var probesSizing = true

  public init(typesetter: Typesetter) { self.typesetter = typesetter }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = layoutDirection
    environment.colorScheme = colorScheme
    environment.text.typesetter = typesetter
    environment.text.profile = profile
    environment.text.scale = scale ?? profile.scale
    environment.text.typeSize = typeSize
    environment.text.language = language
    environment.safeAreaInsets = safeAreaInsets
    if !pictures.pictures.isEmpty { environment[PictureLibraryKey.self] = pictures }
    return environment
  }
}

/// Renders views: makes the render tree, lays it out, paints it.
public enum Renderer {
  /// Lays out and paints a view.
  ///
  /// Several views at the root stand in an implicit `VStack`. Where laying out changes state (a preference that feeds a
  /// `@State`), the tree is made again until it settles, a bounded number of times.
  public static func render(_ view: any View, options: RenderOptions) -> Rendering {
    render(view, options: options, states: StateStore(), limits: RenderGraph.Limits())
  }

  package static func render(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits
  ) -> Rendering {
    tree(view, options: options, states: states, limits: limits).rendering
  }

  /// The rendering with the tree it was made of, whose controls can be acted on, and the views that are watched.
  static func tree(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits
  ) -> (rendering: Rendering, root: RenderNode?, watched: [WatchedView]) {
    var passes = 0
    while true {
      passes += 1
      states.clearDirty()
      let graph = RenderGraph(limits: limits, states: states, traced: options.traced)
      let root = layOut(view, options, graph)
      for action in graph.afterLayout { action() }
      if states.isDirty, passes < limits.passes { continue }
      if states.isDirty { graph.didReachLimit(.passes) }
      return (RenderingBuilder(graph: graph, options: options).rendering(of: root), root, graph.watched)
    }
  }

  private static func layOut(_ view: any View, _ options: RenderOptions, _ graph: RenderGraph) -> RenderNode? {
    let context = RenderContext(environment: options.environment, graph: graph)
    // A view of nothing is still a root, of no size.
    let root =
      context.single(context.nodes(of: view, step: .index(0)), implying: .verticalStack)
      ?? (graph.mayContinue ? RenderNode(.emptyView, rule: FixedLeafRule(.zero), context: context) : nil)
    // A tree that was cut off is not worth laying out.
    guard let root, graph.mayContinue else { return nil }
    graph.session.window = options.proposal.replacingUnspecifiedDimensions()
    let size = root.layout.sizeThatFits(options.proposal)
    let window = options.proposal.replacingUnspecifiedDimensions(by: size)
    graph.session.safeArea = SafeArea(
      bounds: Rect(
        x: (size.width - window.width) / 2, y: (size.height - window.height) / 2, width: window.width,
        height: window.height), insets: options.safeAreaInsets)
    root.layout.place(at: .zero, proposal: options.proposal)
    return root
  }
}
