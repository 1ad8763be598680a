import VitrineLayout

/// An animation of a view tree: an animated change, or a run of its phase and keyframe animators.
package protocol AnimatedCourse {
  /// The duration in seconds; of an endless animation, the duration of one cycle.
  var duration: Double { get }
  /// Whether the animation never ends.
  var isEndless: Bool { get }
  /// The animated views and values, grouped by their animation.
  var tracks: [AnimationTrack] { get }
  /// Returns the views at a time, in seconds after the beginning.
  func rendering(at time: Double) -> Rendering
}

/// An animated change from one view tree to the next, with the animation of each view.
package final class AnimatedChange: AnimatedCourse {
  let root: JoinedNode
  let tree: RenderedTree
  /// The rendering of the views at the end of the change.
  let final: Rendering
  /// The animatable data of views that are between their old and new values.
  let values: AnimatedValues
  /// Returns the change to the tree with animatable data as of a time; `nil` if no data is animated.
  private let intermediate: (Double) -> AnimatedChange?

  /// - Parameters:
  ///   - values: the views with animatable data in the previous tree.
  ///   - leaving: the previous tree, in which views that leave by custom transitions are in the phase `didDisappear`.
  ///   - starting: the new tree with animatable data at its old values.
  ///   - again: makes the tree with other values in some cells.
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

  /// The time until nothing moves any more, in seconds; of an endless change, the duration of one cycle.
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

  /// Whether any of the animations never ends.
  package var isEndless: Bool {
    var isEndless = values.animations.contains { $0.duration == .infinity }
    root.visit { node in
      if let animation = node.animation, node.isMoving, animation.duration == .infinity { isEndless = true }
    }
    return isEndless
  }

  /// The longest duration that a figure shows, in seconds.
  package static let longest = 30.0

  /// Returns the views at a time, in seconds after the change.
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

/// The position of the nearest ancestor that moves its content by an offset; the paths of views are relative to it.
struct Container {
  var old = Point.zero
  var new = Point.zero
  var now = Point.zero
}

extension JoinedNode {
  /// Whether the node itself changes its look or its frame.
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

  /// Returns the node's progress at a time in seconds: 0 is the old state, 1 the new one.
  func progress(at time: Double) -> Double { animation?.value(at: time) ?? 1 }
}
