import VitrineLayout

/// A gesture that a view listens for, in addition to those of the views inside and around it.
package final class AttachedGesture {
  /// What a finger does.
  package enum Touch: Hashable, Sendable {
    case tap, doubleTap, longPress, drag

    var isTap: Bool { self == .tap || self == .doubleTap }
  }

  /// How a gesture stands to those of the views inside.
  package enum Precedence: Hashable, Sendable {
    /// They come first.
    case lower
    case simultaneous
    /// It comes first.
    case higher
  }

  /// Which gestures take part: that of the modifier, those of the views inside.
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

  init(
    touch: Touch, precedence: Precedence = .lower, mask: Mask = .all, act: @escaping (DragMotion?) -> Void
  ) { (self.touch, self.precedence, self.mask, self.act) = (touch, precedence, mask, act) }
}

extension View {
  /// Has the view listen for a gesture, which events then do.
  package func listening(
    for touch: AttachedGesture.Touch, _ precedence: AttachedGesture.Precedence = .lower,
    mask: AttachedGesture.Mask = .all, _ act: @escaping (DragMotion?) -> Void
  ) -> some View {
    let gesture = AttachedGesture(touch: touch, precedence: precedence, mask: mask, act: act)
    return modifier(NodeChange { $0.traits.actions.gestures.append(gesture) })
  }

  /// Says whether touches reach the view and those inside it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(NodeChange { if !enabled { $0.traits.actions.ignoresTouches = true } })
  }
}

/// What a touch on a view does: its own gesture and those of the views around it, by their precedence.
///
/// Source: https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures, and of the three modifiers `gesture`,
/// `simultaneousGesture`, `highPriorityGesture`.
struct TouchResolution {
  /// What is done, with how often.
  private typealias Winner = (act: (DragMotion?) -> Void, times: Int)

  /// The view that is touched, and those around it, outermost first.
  let path: [RenderNode]

  /// Whether anything happens.
  func isHeard(_ touch: AttachedGesture.Touch) -> Bool { !winners(touch).isEmpty }

  /// Does it.
  func perform(_ touch: AttachedGesture.Touch, _ motion: DragMotion? = nil) {
    for winner in winners(touch) { for _ in 0..<winner.times { winner.act(motion) } }
  }

  private func winners(_ touch: AttachedGesture.Touch) -> [Winner] {
    switch touch {
    case .tap:
      // Where nothing hears a single tap, it counts as all that are needed.
      let single = winners([.tap: 1])
      return single.isEmpty ? winners([.doubleTap: 1]) : single
    case .doubleTap: return winners([.tap: 2, .doubleTap: 1])
    case .longPress: return winners([.longPress: 1])
    case .drag: return winners([.drag: 1])
    }
  }

  /// - Parameter touches: those that count, each with how often it happens.
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

  /// What a tap on a control does. Of the buttons in a row of a list, whose style is the row's own, it does that of all.
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
  /// The gestures of the node itself, not those of one that it wraps, from the innermost modifier on.
  var ownGestures: [AttachedGesture] {
    let inner = wrapped?.traits.actions.gestures ?? []
    return traits.actions.gestures.filter { gesture in !inner.contains { $0 === gesture } }
  }

  /// Whether touches go through the node and all in it.
  var letsTouchesThrough: Bool {
    if own(\.ignoresTouches) == true || kind == "hidden" { return true }
    return kind == "opacity" && parameters.first?.value == 0
  }
}
