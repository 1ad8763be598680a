import VitrineLayout

/// A gesture attached to a view, in addition to those of the views inside and around it.
package final class AttachedGesture {
  /// The kind of a touch.
  package enum Touch: Hashable, Sendable {
    case tap, doubleTap, longPress, drag

    var isTap: Bool { self == .tap || self == .doubleTap }
  }

  /// The precedence of a gesture over those of the views inside.
  package enum Precedence: Hashable, Sendable {
    /// The gestures of the views inside come first.
    case lower
    case simultaneous
    /// This gesture comes first.
    case higher
  }

  /// The gestures that are enabled: that of the modifier, those of the views inside.
  package struct Mask: Hashable, Sendable {
    let gesture: Bool
    let subviews: Bool

    package init(gesture: Bool, subviews: Bool) { (self.gesture, self.subviews) = (gesture, subviews) }

    package static let all = Mask(gesture: true, subviews: true)
  }

  let touch: Touch
  let precedence: Precedence
  let mask: Mask
  let act: (DragMotion?) -> Void
  /// Whether a drag begins with the touch, before the finger moves: `DragGesture(minimumDistance: 0)`.
  let beginsAtOnce: Bool

  init(
    touch: Touch, precedence: Precedence = .lower, mask: Mask = .all, beginsAtOnce: Bool = false,
    act: @escaping (DragMotion?) -> Void
  ) {
    (self.touch, self.precedence, self.mask, self.act) = (touch, precedence, mask, act)
    self.beginsAtOnce = beginsAtOnce
  }
}

extension View {
  /// Attaches a gesture to the view, which events then perform.
  package func listening(
    for touch: AttachedGesture.Touch, _ precedence: AttachedGesture.Precedence = .lower,
    mask: AttachedGesture.Mask = .all, beginsAtOnce: Bool = false, _ act: @escaping (DragMotion?) -> Void
  ) -> some View {
    let gesture = AttachedGesture(
      touch: touch, precedence: precedence, mask: mask, beginsAtOnce: beginsAtOnce, act: act)
    return modifier(NodeChange { $0.traits.actions.gestures.append(gesture) })
  }

  /// Configures whether touches reach the view and those inside it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(NodeChange { if !enabled { $0.traits.actions.ignoresTouches = true } })
  }
}

/// The gestures that a touch on a view triggers: those of the view and of the views around it, by precedence.
///
/// Sources: https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures, and the modifiers `gesture`,
/// `simultaneousGesture` and `highPriorityGesture`.
struct TouchResolution {
  /// A triggered action, and the number of times it is performed.
  private typealias Winner = (act: (DragMotion?) -> Void, times: Int)

  /// The touched view and its ancestors, outermost first.
  let path: [RenderNode]

  /// Returns whether the touch triggers an action.
  func isHeard(_ touch: AttachedGesture.Touch) -> Bool { !winners(touch).isEmpty }

  /// Performs the actions that the touch triggers.
  func perform(_ touch: AttachedGesture.Touch, _ motion: DragMotion? = nil) {
    for winner in winners(touch) { for _ in 0..<winner.times { winner.act(motion) } }
  }

  private func winners(_ touch: AttachedGesture.Touch) -> [Winner] {
    switch touch {
    case .tap:
      // If no view handles a single tap, it counts as a double tap.
      let single = winners([.tap: 1])
      guard single.isEmpty else { return single }
      let double = winners([.doubleTap: 1])
      return double.isEmpty ? drags : double
    case .doubleTap: return winners([.tap: 2, .doubleTap: 1])
    case .longPress: return winners([.longPress: 1])
    case .drag: return winners([.drag: 1])
    }
  }

  /// The drags that a touch without a movement makes.
  private var drags: [Winner] {
    for node in path.reversed() {
      let drags = node.ownGestures.filter { $0.touch == .drag && $0.beginsAtOnce && $0.mask.gesture }
      guard !drags.isEmpty else { continue }
      let motion = DragMotion(over: node, by: Size(width: 0, height: 0))
      return drags.map { drag in ({ _ in drag.act(motion) }, 1) }
    }
    return []
  }

  /// - Parameter touches: the recognized touches, each with the number of times it occurs.
  private func winners(_ touches: [AttachedGesture.Touch: Int]) -> [Winner] {
    var winners: [Winner] = []
    for (index, node) in path.enumerated().reversed() {
      if winners.isEmpty, let times = touches[.tap] { winners = taps(node, path[..<index]).map { ($0, times) } }
      if winners.isEmpty, touches[.drag] != nil, let drag = node.own(\.drag) { winners = [({ $0.map(drag) }, 1)] }
      for gesture in node.ownGestures {
        let times = gesture.mask.gesture ? touches[gesture.touch] : nil
        if !gesture.mask.subviews { winners = [] }
        guard let times else { continue }
        let own: Winner = (gesture.act, times)
        switch gesture.precedence {
        case .lower: if winners.isEmpty { winners = [own] }
        case .simultaneous: winners.append(own)
        case .higher: winners = [own]
        }
      }
    }
    return winners
  }

  /// Returns the actions of a tap on a control; in a list row, those of all buttons with the row's default style.
  private func taps(_ node: RenderNode, _ around: ArraySlice<RenderNode>) -> [(DragMotion?) -> Void] {
    guard let tap = node.own(\.tap), node.environment.isEnabled else { return [] }
    guard node.traits.actions.actsForRow, let row = around.last(where: { $0.kind == "row" }) else {
      return [{ _ in tap() }]
    }
    var all: [(DragMotion?) -> Void] = []
    func collect(_ node: RenderNode) {
      if node.traits.actions.actsForRow, node.environment.isEnabled, let tap = node.own(\.tap) {
        all.append { _ in tap() }
      }
      node.children.forEach(collect)
    }
    collect(row)
    return all
  }
}

extension RenderNode {
  /// The gestures of the node itself, without those of the node that it wraps, innermost modifier first.
  var ownGestures: [AttachedGesture] {
    let inner = wrapped?.traits.actions.gestures ?? []
    return traits.actions.gestures.filter { gesture in !inner.contains { $0 === gesture } }
  }

  /// Whether the node and everything inside it ignores touches.
  var letsTouchesThrough: Bool {
    own(\.ignoresTouches) == true || kind.name == "hidden" || kind.name == "opacity" && parameters.first?.value == 0
  }
}
