import VitrineLayout

/// A window onto content that may be longer along some axes.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: without effect in a picture: indicators are hidden at rest.
  /// - Parameter axes: along which its content may be longer than itself.
  /// - Parameter content: what is scrolled.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var inner = context.inContainer(along: nil)
    // Margins are those of the scroll view, not of others inside it.
    inner.environment[ContentMarginsKey.self] = ContentMargins()
    inner.environment[ScrollAnchorKey.self] = nil
    let nodes = inner.alone(implying: .verticalStack).nodes(of: content, step: .index(0))
    let child = inner.single(nodes, implying: .verticalStack)
    let argument = axes == .horizontal ? "horizontal" : axes == .vertical ? "" : "both axes"
    let offset = context.graph.states.cell(context.identity, "@scrollOffset") { Point.zero }
    var rule = ScrollRule(
      axes: axes, margins: context.environment[ContentMarginsKey.self].aroundContent,
      anchor: context.environment[ScrollAnchorKey.self])
    rule.offset = offset.value as? Point ?? .zero
    let clips = context.environment[ScrollClipKey.self]
    let node = RenderNode(
      clips ? .scrollView : .scrollViewWithoutClip, argument: argument, rule: rule, children: child.map { [$0] } ?? [],
      context: context,
      painter: EffectPainter { _, frame in
        var effects = GroupEffects()
        if clips { effects.clip = Path(frame).drawn }
        return effects
      })
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    node.traits.actions.scrollAxis = axis
    let behavior = context.environment[ScrollTargetBehaviorKey.self]
    let scroll = { [weak node] (way: Point, snaps: Bool) in
      guard let node else { return }
      var rest = Scrolling(node: node, rule: rule, from: offset.current as? Point ?? .zero)
      rest.move(by: way)
      if snaps { rest.settle(behavior, axis) }
      offset.value = rest.offset
    }
    node.traits.actions.scrollBy = { scroll($0, false) }
    node.traits.actions.scroll = { length in
      var way = Point.zero
      way[axis] = length
      scroll(way, true)
    }
    return [node]
  }
}

/// A scroll view on its way.
struct Scrolling {
  private let node: RenderNode
  private let rule: ScrollRule
  /// How far the content is from where it rests at first, in points.
  private(set) var offset: Point

  init(node: RenderNode, rule: ScrollRule, from offset: Point) {
    (self.node, self.rule, self.offset) = (node, rule, offset)
  }

  private func room(_ axis: Axis) -> Double { node.layout.frame.size[axis] }

  /// How much longer the content is than the scroll view.
  private func most(_ axis: Axis) -> Double {
    guard rule.axes.contains(Axis.Set(axis)), let content = node.layout.children.first else { return 0 }
    return max(0, content.frame.size[axis] + rule.margins.total(along: axis) - room(axis))
  }

  /// How far the content is scrolled where it rests at first.
  private func resting(_ axis: Axis) -> Double { most(axis) * (rule.anchor?[axis] ?? 0) }

  /// Goes on, as far as the content does.
  mutating func move(by way: Point) {
    for axis in [Axis.horizontal, .vertical] {
      let resting = resting(axis)
      offset[axis] = min(most(axis) - resting, max(-resting, offset[axis] + way[axis]))
    }
  }

  /// Comes to rest where a behaviour wants it.
  mutating func settle(_ behavior: ScrollTargetBehavior, _ axis: Axis) {
    let now = offset[axis] + resting(axis)
    var way = Point.zero
    switch behavior {
    case .automatic: return
    case .paging: way[axis] = room(axis) > 0 ? (now / room(axis)).rounded() * room(axis) - now : 0
    case .viewAligned:
      guard let content = node.layout.children.first?.frame.origin[axis] else { return }
      let starts = ScrolledView(node: node).targets.map { $0.layout.frame.origin[axis] - content }
      guard let nearest = starts.min(by: { abs($0 - now) < abs($1 - now) }) else { return }
      way[axis] = nearest - now
    }
    move(by: way)
  }
}

extension NodeKind {
  public static let scrollView = NodeKind("ScrollView", effect: .clips)
  static let scrollViewWithoutClip = NodeKind("ScrollView")
}
