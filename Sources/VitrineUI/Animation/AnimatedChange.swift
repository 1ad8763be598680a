import VitrineLayout

/// What goes on over time: a change of a view tree, or the run of its animators.
package protocol AnimatedCourse {
  /// In seconds; of what goes on for ever, the time of a cycle.
  var duration: Double { get }
  /// Whether it goes on for ever.
  var isEndless: Bool { get }
  /// What moves, and how.
  var tracks: [AnimationTrack] { get }
  /// The views as they are at a time, in seconds after the beginning.
  func rendering(at time: Double) -> Rendering
}

/// A change of a view tree over time: what was, what is, and how each view gets there.
package final class AnimatedChange: AnimatedCourse {
  let root: JoinedNode
  let tree: RenderedTree
  /// What the views are made to look like.
  let final: Rendering
  /// The numbers of views that are on their way.
  let values: AnimatedValues
  /// The change to the tree with such numbers as they are at a time; `nil` where there are none.
  private let intermediate: (Double) -> AnimatedChange?

  /// - Parameters:
  ///   - values: the views of the tree before that are made of numbers.
  ///   - leaving: the tree before, with the views that go by transitions of their own as they are after that.
  ///   - starting: the tree with the numbers that are on their way as they were.
  ///   - again: makes the tree as it would be with other values in some cells.
  init?(
    from old: RenderedTree?, to new: RenderedTree, transactions: [ObjectIdentifier: Transaction],
    phases: [Identity: Animation?] = [:], values former: [AnimatedValuePlace] = [], leaving: RenderNode? = nil,
    starting: RenderNode? = nil, again: Again? = nil
  ) {
    guard let node = new.root else { return nil }
    let nodes = NodeTransactions(transactions, phases: phases, from: old?.root, to: node)
    let appearing = again.flatMap { Self.passing(new, in: .willAppear, $0) }
    root = TreeJoiner(old?.root, node, nodes, appearing: appearing, leaving: leaving, starting: starting).join(node)
    let values = AnimatedValues(from: former, to: new.graph.animatedValues, nodes, again: again)
    (tree, final, self.values) = (new, new.rendering(), values)
    let unmoved = values.tree(at: nil)?.root
    intermediate = { time in
      values.tree(at: time).flatMap {
        AnimatedChange(
          from: old, to: $0, transactions: transactions, phases: phases, leaving: leaving, starting: unmoved)
      }
    }
    MatchedGeometry.join(root)
  }

  /// The time until all stands still, in seconds; of what goes on for ever, the time of a cycle.
  package var duration: Double {
    var longest = 0.0
    for animation in values.animations {
      longest = max(longest, animation.duration.isFinite ? animation.duration : animation.cycleDuration)
    }
    root.visit { node in
      guard let animation = node.animation, node.isMoving else { return }
      let duration = animation.duration
      longest = max(longest, duration.isFinite ? duration : animation.cycleDuration)
    }
    return min(longest.isFinite ? longest : Self.longest, Self.longest)
  }

  /// Whether something goes on for ever.
  package var isEndless: Bool {
    var isEndless = values.animations.contains { $0.duration == .infinity }
    root.visit { node in
      if let animation = node.animation, node.isMoving, animation.duration == .infinity { isEndless = true }
    }
    return isEndless
  }

  /// The longest that is looked at, in seconds.
  package static let longest = 30.0

  /// The views as they are at a time, in seconds after the change.
  package func rendering(at time: Double) -> Rendering {
    if let change = intermediate(time) { return change.rendering(at: time) }
    var painter = ChangePainter(tree: tree, time: time)
    var rendering = final
    rendering.marks = painter.marks(root, path: "0", Container())
    if let frame = painter.frames["0"] { rendering.size = frame.size }
    rendering.root = rendering.root.map { Self.moved($0, painter.frames) }
    return rendering
  }

  private static func moved(_ node: RenderedNode, _ frames: [String: Rect]) -> RenderedNode {
    var node = node
    node.frame = frames[node.path] ?? node.frame
    node.children = node.children.map { moved($0, frames) }
    return node
  }
}

/// Where the nearest view around is that moves its content by an offset: views move against it.
struct Container {
  var old = Point.zero
  var new = Point.zero
  var now = Point.zero
}

extension JoinedNode {
  /// Whether the node itself looks otherwise than before, or is elsewhere.
  var isMoving: Bool {
    switch course {
    case .comes, .goes, .arrives, .leaves: return true
    case .stays:
      guard let old, let new else { return false }
      if old.layout.frame != new.layout.frame || old.parameters != new.parameters || old.argument != new.argument {
        return true
      }
      guard let a = old.painter, let b = new.painter else { return false }
      let context = PaintContext(scale: 1, path: "")
      let frame = new.layout.frame
      let inside = new.children.map { _ in [Mark.rectangle(.zero, cornerRadius: 0, nil, nil)] }
      return a.paint(old, frame, children: inside, context) != b.paint(new, frame, children: inside, context)
    }
  }

  /// How far the node is at a time: 0 is where it was, 1 where it is.
  func progress(at time: Double) -> Double { animation?.value(at: time) ?? 1 }
}
