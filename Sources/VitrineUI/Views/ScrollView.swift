import VitrineLayout

/// A view that shows a part of its content, which may be longer along some axes.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: without effect in a picture: indicators are hidden at rest.
  /// - Parameter axes: the axes along which the content may be longer than the scroll view.
  /// - Parameter content: the content.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var inner = context.inContainer(along: nil)
    // The margins apply to this scroll view, not to others inside it.
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
    node.scrolls(axes, anchor: rule.anchor, offset, context) { [weak node] in
      guard let node, let child = node.layout.children.first else { return nil }
      let (window, margins) = (node.layout.frame, rule.margins)
      return ScrollGeometry(
        contentOffset: Point(x: window.minX - child.frame.minX, y: window.minY - child.frame.minY),
        contentSize: child.frame.size, contentInsets: margins, containerSize: window.size)
    }
    return [node]
  }
}

extension RenderNode {
  /// Makes the node scroll by events and by changes from outside.
  ///
  /// - Parameters:
  ///   - offset: the state with the content's distance from its initial position.
  ///   - geometry: returns the scroll view's geometry after layout.
  func scrolls(
    _ axes: Axis.Set, anchor: UnitPoint?, _ offset: StateCell, _ context: RenderContext,
    geometry: @escaping () -> ScrollGeometry?
  ) {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    traits.actions.scrollAxis = axis
    layout.spaceNames.append(CoordinateSpace.scrollViewName())
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      layout.spaceNames.append(CoordinateSpace.scrollViewName(axis))
    }
    traits.actions.scrollGeometry = geometry
    let behavior = context.environment[ScrollTargetBehaviorKey.self]
    let phases = context.environment[ScrollPhaseActionsKey.self]
    func pass(_ old: ScrollPhase, _ new: ScrollPhase, _ geometry: ScrollGeometry?) {
      guard let geometry else { return }
      phases.forEach { $0(old, new, ScrollPhaseChangeContext(geometry: geometry)) }
    }
    // The geometry afterwards is computed, since the next layout comes later.
    let scroll = { [weak self] (way: Point, snaps: Bool) -> ScrollGeometry? in
      guard let self, let geometry = geometry() else { return nil }
      let start = offset.current as? Point ?? .zero
      var rest = Scrolling(node: self, axes: axes, anchor: anchor, geometry: geometry, from: start)
      rest.move(by: way)
      if snaps { rest.settle(behavior, axis) }
      offset.value = rest.offset
      return geometry.scrolled(by: Point(x: rest.offset.x - start.x, y: rest.offset.y - start.y))
    }
    traits.actions.scrollBy = { _ = scroll($0, false) }
    traits.actions.scroll = { length in
      var way = Point.zero
      way[axis] = length
      pass(.idle, .interacting, geometry())
      let geometry = scroll(way, true)
      pass(.interacting, .decelerating, geometry)
      pass(.decelerating, .idle, geometry)
    }
  }
}

/// A scroll movement of a scroll view.
struct Scrolling {
  private let node: RenderNode
  private let axes: Axis.Set
  private let anchor: UnitPoint?
  private let geometry: ScrollGeometry
  /// The content's distance from its initial position, in points.
  private(set) var offset: Point

  init(node: RenderNode, axes: Axis.Set, anchor: UnitPoint?, geometry: ScrollGeometry, from offset: Point) {
    (self.node, self.axes, self.anchor, self.geometry, self.offset) = (node, axes, anchor, geometry, offset)
  }

  private func room(_ axis: Axis) -> Double { geometry.containerSize[axis] }

  /// Returns the maximum scroll distance along an axis, in points.
  private func most(_ axis: Axis) -> Double {
    guard axes.contains(Axis.Set(axis)) else { return 0 }
    return max(0, geometry.contentSize[axis] + geometry.contentInsets.total(along: axis) - room(axis))
  }

  /// Returns the scroll distance at the initial position, in points.
  private func resting(_ axis: Axis) -> Double { most(axis) * (anchor?[axis] ?? 0) }

  /// Moves by a distance, up to the ends of the content.
  mutating func move(by way: Point) {
    for axis in [Axis.horizontal, .vertical] {
      let resting = resting(axis)
      offset[axis] = min(most(axis) - resting, max(-resting, offset[axis] + way[axis]))
    }
  }

  /// Moves to the position at which the behaviour comes to rest.
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
