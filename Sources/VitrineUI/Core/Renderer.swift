import VitrineLayout
import VitrineText

/// The options for rendering a view.
public struct RenderOptions {
  /// The object that measures text and provides the outlines of symbols.
  public var typesetter: Typesetter
  public var proposal = ProposedViewSize(width: 320, height: 480)
  public var profile = TypographyProfile.standard
  /// The number of pixels per point; that of the profile if `nil`.
  public var scale: Double?
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var typeSize = DynamicTypeSize.large
  /// A BCP 47 language tag; empty for none.
  public var language = ""
  public var pictures = PictureLibrary()
  /// The distances by which the window extends beyond the proposed safe area, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// The corner radius of the device's screen in points; `nil` for a figure without a device.
  public var screenCornerRadius: Double?
  /// The kind of device to which the screen belongs, for a figure with a device.
  public var screenForm = Rendering.Screen.Form.phone
  /// The size classes of the device; `nil` for a figure without a device.
  public var sizeClasses: SizeClasses?
  /// Whether alignment guides and baselines are recorded.
  public var recordsGuides = false
  /// Whether each node's proposals to its children are recorded with their answers, including probes.
  public var recordsQuestions = false
  /// Whether the view tree is recorded, with the nodes that each view made.
  package var recordsViews = false
  /// Whether the proposals and reports of the layout are recorded, for steps and trees.
  public var traced = true
  /// Whether the sizing behaviour of each node along both axes is probed.
  public var probesSizing = true

  /// - Parameters:
  ///   - typesetter: measures and draws text.
  ///   - profile: the typography of the platform.
  public init(typesetter: Typesetter, profile: TypographyProfile = .standard) {
    (self.typesetter, self.profile) = (typesetter, profile)
  }

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
    environment.sizeClasses = sizeClasses
    if !pictures.pictures.isEmpty || !pictures.colors.isEmpty { environment[PictureLibraryKey.self] = pictures }
    return environment
  }
}

/// The renderer of views: makes the render tree, lays it out and paints it.
public enum Renderer {
  /// Lays out and paints a view.
  ///
  /// Several views at the root are placed in an implicit `VStack` without spacing. If the layout changes state (such as by a preference
  /// that sets a `@State`), the tree is made again until the state no longer changes, up to a maximum number of passes.
  public static func render(_ view: any View, options: RenderOptions) -> Rendering {
    let states = StateStore()
    defer { states.letGo() }
    return render(view, options: options, states: states, limits: RenderGraph.Limits())
  }

  /// Renders a view separately while another is painted, in the environment of that one and with lower limits.
  static func renderApart(
    _ view: any View, in environment: EnvironmentValues, proposing proposal: ProposedViewSize
  ) -> Rendering {
    var options = RenderOptions(typesetter: environment.text.typesetter)
    (options.proposal, options.traced, options.probesSizing) = (proposal, false, false)
    (options.layoutDirection, options.scale) = (environment.layoutDirection, environment.text.scale)
    var limits = RenderGraph.Limits()
    (limits.depth, limits.nodes, limits.measurements) = (100, 1_000, 100_000)
    let states = StateStore()
    defer { states.letGo() }
    return render(view.changingEnvironment { $0 = environment }, options: options, states: states, limits: limits)
  }

  package static func render(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits
  ) -> Rendering {
    tree(view, options: options, states: states, limits: limits).rendering()
  }

  /// Returns the render tree of a view, with all nodes made anew.
  ///
  /// - Parameter isUnchanged: whether the view and the options are those of the last pass over `states`, so that bodies whose
  ///   sources are unchanged don't run again.
  static func tree(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits, isUnchanged: Bool = false
  ) -> RenderedTree {
    settled(view, options, states, limits, isUnchanged: isUnchanged) {
      RenderGraph(limits: limits, states: states, traced: options.traced, recordsViews: options.recordsViews)
    }
  }

  /// Returns the render tree of a view, with the nodes of the previous pass where nothing changed.
  ///
  /// - Parameters:
  ///   - graph: the graph of the previous pass.
  ///   - isUnchanged: whether the view and the options are the same as in the previous pass.
  static func update(_ view: any View, options: RenderOptions, graph: RenderGraph, isUnchanged: Bool) -> RenderedTree {
    settled(view, options, graph.states, graph.limits, isUnchanged: isUnchanged) { graph }
  }

  private static func settled(
    _ view: any View, _ options: RenderOptions, _ states: StateStore, _ limits: RenderGraph.Limits, isUnchanged: Bool,
    _ makeGraph: () -> RenderGraph
  ) -> RenderedTree {
    var passes = 0
    while true {
      let graph = makeGraph()
      graph.beginPass()
      let root = layOut(view, options, graph, isUnchanged: isUnchanged || passes > 0)
      passes += 1
      for action in graph.afterLayout { action() }
      states.endPass()
      if states.hasChanges, passes < limits.passes { continue }
      if states.hasChanges { graph.didReachLimit(.passes) }
      states.reveal(graph.ahead)
      return RenderedTree(root: root, graph: graph, options: options)
    }
  }

  private static func layOut(
    _ view: any View, _ options: RenderOptions, _ graph: RenderGraph, isUnchanged: Bool
  ) -> RenderNode? {
    let context = RenderContext(environment: options.environment, graph: graph, isUnchanged: isUnchanged)
      .alone(implying: .root)
    // A view without content still has a root node, of zero size.
    var root =
      context.single(context.nodes(of: view, step: .index(0)), implying: .root)
      ?? (graph.mayContinue ? RenderNode(.emptyView, rule: FixedLeafRule(.zero), context: context) : nil)
    for presented in graph.presented {
      root = root.flatMap { context.nodes(of: presented.view(over: $0), step: .id("presented")).first }
    }
    // A tree that exceeds the limits isn't laid out.
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

/// The render tree of a view after layout; its rendering is made on demand.
struct RenderedTree {
  let root: RenderNode?
  let graph: RenderGraph
  let options: RenderOptions

  /// The node that events can reach: that of the topmost presented view, or the root.
  var reachable: RenderNode? { graph.presented.last?.node ?? root }

  func rendering() -> Rendering { RenderingBuilder(graph: graph, options: options).rendering(of: root) }
}
