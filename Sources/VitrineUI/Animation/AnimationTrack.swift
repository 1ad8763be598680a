import Markup
import VitrineLayout

/// The views that move by the same animation, and their progress at evenly spaced times.
public struct AnimationTrack: Hashable, Sendable {
  /// A short description of the animation: `easeIn 1 s`.
  public let name: String
  /// The views that move, each with the properties that change: `Circle x, width`.
  public internal(set) var views: [String]
  /// The progress from the beginning to the end: 0 is the old state, 1 the new one.
  public let values: [Double]

  /// The number of values.
  static let count = 121

  /// Returns the times of the values, in seconds, for an animation of a duration in seconds.
  static func times(_ duration: Double) -> [Double] {
    (0..<count).map { duration * Double($0) / Double(count - 1) }
  }

  static func number(_ value: Double) -> String {
    let text = JSON.text((value * 100).rounded() / 100)
    return text == "-0" ? "0" : text
  }
}

extension AnimatedChange {
  /// One track for each animation, in the order of the views.
  package var tracks: [AnimationTrack] {
    var found: [(animation: Animation, views: [String])] = []
    func visit(_ node: JoinedNode) {
      if let animation = node.animation, let words = node.motion {
        if let index = found.firstIndex(where: { $0.animation == animation }) {
          if !found[index].views.contains(words) { found[index].views.append(words) }
        } else {
          found.append((animation, [words]))
        }
      }
      guard node.course == .stays else { return }
      node.children.forEach(visit)
      node.gone.forEach { visit($0.node) }
    }
    visit(root)
    for motion in values.motions {
      if let index = found.firstIndex(where: { $0.animation == motion.animation }) {
        found[index].views.append(motion.words)
      } else {
        found.append((motion.animation, [motion.words]))
      }
    }
    let times = AnimationTrack.times(duration)
    return found.map { animation, views in
      AnimationTrack(name: animation.description, views: views, values: times.map { animation.value(at: $0) })
    }
  }
}

extension JoinedNode {
  /// A description of the view and the properties that move; `nil` if nothing moves, or if the views inside describe
  /// it.
  fileprivate var motion: String? {
    guard let shown else { return nil }
    switch course {
    case .comes, .arrives: return "\(shown.content.caption) comes"
    case .goes, .leaves: return "\(shown.content.caption) goes"
    case .stays:
      guard isMoving, let old, let new else { return nil }
      if new.kind.isModifier { return new.painter == nil && !(new.layout.rule is OffsetRule) ? nil : new.caption }
      guard new.children.allSatisfy({ $0.layout.placedProposal == nil }) else { return nil }
      let (a, b) = (old.layout.frame, new.layout.frame)
      let sides = [
        ("x", a.midX, b.midX), ("y", a.midY, b.midY), ("width", a.width, b.width), ("height", a.height, b.height),
      ]
      let moved = sides.filter { abs($0.1 - $0.2) > 0.01 }.map(\.0)
      return moved.isEmpty ? "\(new.caption) look" : "\(new.caption) \(moved.joined(separator: ", "))"
    }
  }
}

extension RenderNode {
  /// The view without its modifiers; a modifier with an identifier is the view itself.
  fileprivate var content: RenderNode {
    guard id == nil, kind.isModifier, let inner = children.first(where: { $0.role != .secondary }) else { return self }
    return inner.content
  }

  /// A short name for the view: its identifier, its text, or the name of its type.
  fileprivate var caption: String {
    if let id { return id }
    if kind == .text, !argument.isEmpty { return argument }
    return kind.name
  }
}
