import VitrineLayout

/// Paints a change as it is at a time.
struct ChangePainter {
  let tree: RenderedTree
  /// In seconds after the change.
  let time: Double
  /// Where views are, by their paths.
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
      // What goes at once is gone.
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
      // What went stands behind what stood behind it.
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

  /// Offsets are a way of their own, which views inside don't share.
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
    // What a view paints itself goes over; what is inside does so by itself.
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

  /// A view on its way from or to what its own transition makes of it, by the catalog's transitions that are combined with that.
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

  /// A view that is there as a whole, by its transition.
  ///
  /// - Parameters:
  ///   - path: `nil` for a view that is in no tree any more.
  ///   - way: how far the views around have moved from where they are, or were.
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

  /// A view that came or went, and all inside it, as it stands: moved with what is around it, or on its way from or to the
  /// place of another.
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

/// A painter with parts that go through all values in between, such as an angle.
package protocol AnimatedPainter: Painter {
  /// This painter and the one that it becomes, both with these parts on their way; `nil` where the other is of another sort.
  func between(_ other: any Painter, at progress: Double) -> (any Painter, any Painter)?
}
