import VitrineLayout

/// The events that a person causes.
extension ViewSession {
  /// Taps a control.
  package func tap(_ name: String) throws(Miss) { try touch(name, .tap, EventTarget.taps) }

  /// Double-taps a control.
  package func doubleTap(_ name: String) throws(Miss) { try touch(name, .doubleTap, EventTarget.doubleTaps) }

  /// Long-presses a view.
  package func longPress(_ name: String) throws(Miss) { try touch(name, .longPress, EventTarget.longPresses) }

  /// Touches the centre of the view with a name, or of the view that covers it there.
  private func touch(
    _ name: String, _ touch: AttachedGesture.Touch, _ targets: (RenderNode) -> [EventTarget]
  ) throws(Miss) {
    guard let root = last?.reachable else { throw .noControl(known: []) }
    let target: EventTarget
    do throws(Miss) { target = try targets(root).named(name) } catch {
      // If the named text takes no touches, touch the view that takes them at its position.
      guard let path = HitTest.path(toText: name, in: root), TouchResolution(path: path).isHeard(touch) else {
        throw error
      }
      return try act(EventTarget(path) { TouchResolution(path: path).perform(touch) })
    }
    let frame = target.node.layout.frame
    guard let cover = HitTest(point: Point(x: frame.midX, y: frame.midY)).cover(of: target.path, in: root),
      let node = cover.last
    else { return try act(target) }
    let resolution = TouchResolution(path: cover)
    guard resolution.isHeard(touch) else { throw .isCovered(by: node.kind.name) }
    try act(EventTarget(cover) { resolution.perform(touch) })
  }

  /// Selects an option of a picker.
  package func select(_ name: String) throws(Miss) { try act(name, targets(EventTarget.choices)) }

  /// Replaces the text of a field; without a name, of the only field.
  package func write(_ text: String, in name: String?) throws(Miss) {
    try act(name, targets { EventTarget.fields($0, text) })
  }

  /// Submits the text of a field, which then loses the focus.
  package func submit(_ name: String?) throws(Miss) {
    let fields = targets(EventTarget.submissions)
    let focused = fields.filter { $0.path.innermostFocus?.isFocused() == true }
    try act(name, name == nil && focused.count == 1 ? focused : fields)
  }

  /// Refreshes a scroll view by pulling down its content.
  package func pull(_ name: String?) throws(Miss) {
    try act(name, targets(EventTarget.pulls))
  }

  /// Scrolls by a length in points, backwards if it is negative: the outermost scroll view with a name, or the only
  /// one.
  package func scroll(by length: Double, _ name: String?) throws(Miss) {
    try act(name, targets { EventTarget.scrolls($0, by: length) })
  }

  /// Scrolls until the view with an identifier or text is at the beginning of the visible part.
  package func scroll(to id: String, _ name: String?) throws(Miss) {
    let views = targets { EventTarget.scrolls($0, by: 0) }
    let holding = views.filter { $0.node.scrolled(to: AnyHashable(id), id) != nil }
    guard name != nil || !holding.isEmpty || views.isEmpty else { throw .noControl(known: views.toldNames) }
    let target = try chosen(name, name == nil ? Array(holding.suffix(1)) : views)
    try act(
      EventTarget(target.path) {
        if let view = target.node.scrolled(to: AnyHashable(id), id)?.target {
          ScrolledView(node: target.node).show(view, at: .topLeading)
        }
      })
  }

  /// Scrolls forward or back by the visible length.
  package func scrollByPage(isForward: Bool, _ name: String?) throws(Miss) {
    let target = try chosen(name, targets { EventTarget.scrolls($0, by: 0) })
    let room = target.node.layout.frame.size[target.node.traits.actions.scrollAxis]
    try act(
      EventTarget(target.path) {
        target.node.traits.actions.scroll?(isForward ? room : -room)
      })
  }

  /// Drags a view by a distance in points; without a name, the only one that can be dragged.
  package func drag(by translation: Size, _ name: String?) throws(Miss) {
    let targets = targets { EventTarget.drags($0, by: translation) }
    // Without a name, views with drag gestures have precedence over scroll views.
    let listening = targets.filter { $0.node.own(\.scroll) == nil }
    try act(name, name == nil && listening.count == 1 ? listening : targets)
  }

  /// Swipes over a list row to reveal its swipe actions, or, without such rows, over a view that can be dragged.
  package func swipe(left isLeft: Bool, _ name: String?) throws(Miss) {
    let isReversed = last?.root?.environment.layoutDirection == .rightToLeft
    let side: SwipeEdge = isLeft == isReversed ? .leading : .trailing
    let rows = targets { EventTarget.swipes($0, side) }
    let translation = Size(width: isLeft ? -Self.swipeLength : Self.swipeLength, height: 0)
    let others = rows.isEmpty ? targets { EventTarget.drags($0, by: translation) } : rows
    try act(name, others)
  }

  /// The length of a swipe in points.
  fileprivate static let swipeLength = 100.0

  /// Dismisses the topmost presented view.
  package func dismiss() throws(Miss) {
    guard let presented = last?.graph.presented.last else { throw .noControl(known: []) }
    presented.dismiss()
  }

  /// Acts on the target with a name, or without a name on the only target.
  private func act(_ name: String?, _ targets: [EventTarget]) throws(Miss) { try act(chosen(name, targets)) }

  private func chosen(_ name: String?, _ targets: [EventTarget]) throws(Miss) -> EventTarget {
    if name == nil, targets.count == 1 { return targets[0] }
    guard let name else {
      throw targets.isEmpty ? .noControl(known: []) : .ambiguous(known: targets.toldNames)
    }
    return try targets.named(name)
  }

  /// Returns the targets in the last tree; none if nothing can be reached.
  private func targets(_ find: (RenderNode) -> [EventTarget]) -> [EventTarget] { last?.reachable.map(find) ?? [] }

  func act(_ target: EventTarget) throws(Miss) {
    guard target.node.environment.isEnabled else { throw .isDisabled }
    guard let graph = last?.graph else { return }
    let node = target.node
    touched = node.layout.frame
    ViewScope(identity: node.owner.place, environment: node.environment, graph: graph, node: node.owner, part: .action)
      .evaluate { _ in
        if node.own(\.setText) != nil { last?.reachable?.focusField(target.path) }
        target.act()
      }
  }

  /// Returns from the topmost screen of a navigation container to the previous one.
  package func back() throws(Miss) {
    guard let screen = targets(EventTarget.screens).last else { throw .noScreen }
    try act(screen)
  }
}
