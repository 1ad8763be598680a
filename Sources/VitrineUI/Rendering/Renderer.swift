import VitrineLayout
import VitrineText

/// What a view is rendered for.
public struct RenderOptions {
  /// What measures text, and has the drawings of symbols.
  public var typesetter: Typesetter
  public var proposal = ProposedViewSize(width: 320, height: 480)
  public var profile = TypographyProfile.standard
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
  /// What the screen belongs to, where a device is meant.
  public var screenForm = Rendering.Screen.Form.phone
  /// How much room the device tells that there is; `nil` where none is meant.
  public var sizeClasses: SizeClasses?
  /// Whether alignment lines and baselines are noted down.
  public var recordsGuides = false
  /// Whether each node's questions to its children are noted down, probes included.
  public var recordsQuestions = false
  /// Whether it is noted down which view of the view tree made which node.
  package var recordsViews = false
  /// Whether the conversation is recorded, for steps and trees.
  public var traced = true
  /// Whether each node is probed for how it behaves along both axes.
  public var probesSizing = true

  /// - Parameter profile: the platform that is drawn for.
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
    let states = StateStore()
    defer { states.letGo() }
    return render(view, options: options, states: states, limits: RenderGraph.Limits())
  }

  /// Lays out and draws a view while another is painted: by itself, in the environment of that one, within limits of its own.
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

  /// The tree of a view, with all of its nodes made anew.
  ///
  /// - Parameter isUnchanged: whether the view and the options are those that its state was made with.
  static func tree(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits, isUnchanged: Bool = false
  ) -> RenderedTree {
    settled(view, options, states, limits, isUnchanged: isUnchanged) {
      RenderGraph(limits: limits, states: states, traced: options.traced, recordsViews: options.recordsViews)
    }
  }

  /// The tree of a view, with the nodes of the pass before where nothing changed.
  ///
  /// - Parameters:
  ///   - graph: that of the pass before.
  ///   - isUnchanged: whether the view and the options are those of the pass before.
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
      .alone(implying: .verticalStack)
    // A view of nothing is still a root, of no size.
    var root =
      context.single(context.nodes(of: view, step: .index(0)), implying: .verticalStack)
      ?? (graph.mayContinue ? RenderNode(.emptyView, rule: FixedLeafRule(.zero), context: context) : nil)
    for presented in graph.presented {
      root = root.flatMap { context.nodes(of: presented.view(over: $0), step: .id("presented")).first }
    }
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

/// A view's tree, laid out; what is drawn of it is made where it is asked for.
struct RenderedTree {
  let root: RenderNode?
  let graph: RenderGraph
  let options: RenderOptions

  /// What events can reach: the view that is presented over the others, where there is one.
  var reachable: RenderNode? { graph.presented.last?.node ?? root }

  func rendering() -> Rendering { RenderingBuilder(graph: graph, options: options).rendering(of: root) }
}
