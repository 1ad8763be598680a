import VitrineLayout

/// A painter of an animated change at a time.
struct ChangePainter {
  let tree: RenderedTree
  /// The time in seconds after the change.
  let time: Double
  /// The frames of views at the time, by their paths.
  private(set) var frames: [String: Rect] = [:]

  init(tree: RenderedTree, time: Double) { (self.tree, self.time) = (tree, time) }

  private func context(_ path: String) -> PaintContext {
    PaintContext(scale: tree.options.scale ?? tree.options.profile.scale, path: path)
  }

  mutating func marks(_ node: JoinedNode, path: String, _ container: Container) -> [Mark] {
    guard let shown = node.shown, shown.layout.placedProposal != nil else { return [] }
    switch node.course {
    case .stays: return staying(node, shown, path, container)
    case .arrives: return own(node, shown, path, container)
    case .leaves: return node.progress(at: time) < 1 ? own(node, shown, path, container) : []
    case .comes:
      let way = Point(x: container.now.x - container.new.x, y: container.now.y - container.new.y)
      return passing(node, shown, path, way)
    case .goes:
      // Without an animation, the view disappears immediately.
      guard node.animation != nil else { return [] }
      let way = Point(x: container.now.x - container.old.x, y: container.now.y - container.old.y)
      return passing(node, shown, nil, way)
    }
  }

  // MARK: Views that stay

  private mutating func staying(
    _ node: JoinedNode, _ new: RenderNode, _ path: String, _ container: Container
  ) -> [Mark] {
    let progress = node.progress(at: time)
    let frame = self.frame(node, new, progress, container)
    frames[path] = frame
    let inner = self.container(inside: node, progress, container)
    var children: [[Mark]] = []
    for (index, child) in node.children.enumerated() {
      children.append(marks(child, path: "\(path).\(index)", inner))
    }
    for (index, gone) in node.gone {
      let marks = self.marks(gone, path: "", inner)
      // A removed view is painted after the siblings that preceded it.
      if children.isEmpty {
        children.append(marks)
      } else if index == 0 {
        children[0] = marks + children[0]
      } else {
        children[min(index, children.count) - 1] += marks
      }
    }
    return painted(node, new, path, frame, children, progress)
  }

  private func frame(_ node: JoinedNode, _ new: RenderNode, _ progress: Double, _ container: Container) -> Rect {
    let target = new.layout.frame.moved(by: container.now, from: container.new)
    guard let old = node.old else { return target }
    return old.layout.frame.moved(by: container.now, from: container.old).mixed(with: target, at: progress)
  }

  /// Returns the position of the content, moved by the node's offset if it is an offset modifier.
  private func container(inside node: JoinedNode, _ progress: Double, _ container: Container) -> Container {
    guard let new = node.new?.layout.rule as? OffsetRule, let old = node.old?.layout.rule as? OffsetRule
    else { return container }
    var inner = container
    let sign = node.new?.layout.mirrors == true ? -1.0 : 1.0
    inner.old = Point(x: container.old.x + sign * old.x, y: container.old.y + old.y)
    inner.new = Point(x: container.new.x + sign * new.x, y: container.new.y + new.y)
    let way = Point(x: sign * old.x, y: old.y).mixed(with: Point(x: sign * new.x, y: new.y), at: progress)
    inner.now = Point(x: container.now.x + way.x, y: container.now.y + way.y)
    return inner
  }

  private func painted(
    _ node: JoinedNode, _ new: RenderNode, _ path: String, _ frame: Rect, _ children: [[Mark]], _ progress: Double
  ) -> [Mark] {
    guard let painter = new.painter else { return children.flatMap { $0 } }
    let bleeding = tree.graph.session.safeArea.extending(frame, over: new.bleeds)
    guard bleeding.size.width.isFinite, bleeding.size.height.isFinite else { return children.flatMap { $0 } }
    guard let old = node.old, let former = old.painter else {
      return painter.paint(new, bleeding, children: children, context(path))
    }
    let pair = (former as? any AnimatedPainter)?.between(painter, at: progress) ?? (former, painter)
    let (start, end) = (pair.0, pair.1)
    // Only the view's own marks are mixed; the children are mixed already.
    let content = children.flatMap { $0 }
    let ends = (
      start.paint(old, bleeding, children: children, context(path)),
      end.paint(new, bleeding, children: children, context(path))
    )
    if case .group(let a, let effects)? = ends.0.first, case .group(let b, let others)? = ends.1.first,
      ends.0.count == 1, ends.1.count == 1, a == content, b == content, !content.isEmpty,
      let mixed = effects.mixed(with: others, at: progress)
    {
      return [.group(content, mixed)]
    }
    guard ends.0 != ends.1 else { return ends.1 }
    guard !content.isEmpty else { return ends.0.mixed(with: ends.1, at: progress) }
    return progress < 0.5 ? ends.0 : ends.1
  }

  // MARK: Views that come and go

  /// Paints a view during its custom transition, with the effects of any standard transitions combined with it.
  private mutating func own(
    _ node: JoinedNode, _ shown: RenderNode, _ path: String, _ container: Container
  ) -> [Mark] {
    let isRemoval = node.course == .leaves
    let progress = node.progress(at: time)
    let marks = staying(node, shown, path, container)
    guard node.animation != nil, let transition = shown.traits.transition else { return marks }
    let effects = transition.effects(
      isRemoval ? 1 - progress : progress, isRemoval: isRemoval, frame(node, shown, progress, container),
      shown.environment.layoutDirection)
    return effects == GroupEffects() || marks.isEmpty ? marks : [.group(marks, effects)]
  }

  /// Paints a view, with everything inside it, during its transition.
  ///
  /// - Parameters:
  ///   - path: the path in the new tree; `nil` for a removed view.
  ///   - way: the distance in points that the ancestors have moved from their position in the view's tree.
  private mutating func passing(_ node: JoinedNode, _ shown: RenderNode, _ path: String?, _ way: Point) -> [Mark] {
    let progress = node.progress(at: time)
    let isRemoval = node.course == .goes
    let own = Rect(
      origin: Point(x: shown.layout.frame.minX + way.x, y: shown.layout.frame.minY + way.y),
      size: shown.layout.frame.size)
    let marks = still(node, path, own, way, progress)
    guard node.animation != nil, !marks.isEmpty else { return marks }
    let transition = shown.traits.transition ?? .opacity
    let effects = transition.effects(
      isRemoval ? 1 - progress : progress, isRemoval: isRemoval, own, shown.environment.layoutDirection)
    return [.group(marks, effects)]
  }

  /// Paints a view that appears or disappears, and everything inside it, without the effects of its transition: moved
  /// with its ancestors, or on the way between its own place and that of its matched partner.
  private mutating func still(
    _ node: JoinedNode, _ path: String?, _ frame: Rect, _ way: Point, _ progress: Double
  ) -> [Mark] {
    guard let shown = node.shown, shown.layout.placedProposal != nil else { return [] }
    var (frame, base) = (frame, shown.layout.frame)
    if let partner = node.partner, node.animation != nil {
      let place = MatchedGeometry.frame(
        of: shown, from: node.course == .goes ? 1 - progress : progress, partner: partner)
      frame = Rect(origin: Point(x: place.minX + way.x, y: place.minY + way.y), size: place.size)
    }
    if let path { frames[path] = frame }
    var children: [[Mark]] = []
    for (index, child) in node.children.enumerated() {
      guard let inner = child.shown else { continue }
      let place = MatchedGeometry.place(of: inner.layout.frame, in: base, becoming: frame)
      children.append(still(child, path.map { "\($0).\(index)" }, place, way, progress))
    }
    base = tree.graph.session.safeArea.extending(frame, over: shown.bleeds)
    guard let painter = shown.painter else { return children.flatMap { $0 } }
    guard base.size.width.isFinite, base.size.height.isFinite else { return children.flatMap { $0 } }
    return painter.paint(shown, base, children: children, context(path ?? ""))
  }
}

extension Rect {
  fileprivate func moved(by now: Point, from then: Point) -> Rect {
    Rect(x: minX + now.x - then.x, y: minY + now.y - then.y, width: width, height: height)
  }
}

/// A painter with animatable parts, such as an angle.
package protocol AnimatedPainter: Painter {
  /// Returns this painter and the other one, both with their animatable parts in between; `nil` if the other is of
  /// another type.
  func between(_ other: any Painter, at progress: Double) -> (any Painter, any Painter)?
}
