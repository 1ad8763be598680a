import VitrineLayout

/// A named control in a picture that events can reach.
struct EventTarget {
  /// The node that is acted on and its ancestors, outermost first; never empty.
  let path: [RenderNode]
  /// The text of the control.
  let name: String
  /// The identifiers of the view, and of the nodes that only wrap it.
  let ids: [String]
  let act: () -> Void

  init(_ path: [RenderNode], name: String = "", ids: [String] = [], act: @escaping () -> Void) {
    (self.path, self.name, self.ids, self.act) = (path, name, ids, act)
  }

  var node: RenderNode { path[path.count - 1] }

  /// Returns the targets of taps in a tree, outer before inner: buttons, toggles, tabs, segments, views with tap
  /// gestures, and each half of a stepper.
  static func taps(_ node: RenderNode) -> [EventTarget] { touches(node, .tap) }

  /// Returns the targets of double taps.
  static func doubleTaps(_ node: RenderNode) -> [EventTarget] { touches(node, .doubleTap) }

  static func longPresses(_ node: RenderNode) -> [EventTarget] { touches(node, .longPress) }

  private static func touches(_ root: RenderNode, _ touch: AttachedGesture.Touch) -> [EventTarget] {
    all(in: root) { node, path, words in
      var found: [(name: String, act: () -> Void)] = []
      if node.hears(touch) { found.append((words(), { TouchResolution(path: path).perform(touch) })) }
      guard touch == .tap else { return found }
      func add(_ act: (() -> Void)?, _ sign: String) {
        guard let act else { return }
        let text = words()
        found.append((text.isEmpty ? sign : "\(text) \(sign)", act))
      }
      add(node.own(\.decrement), "−")
      add(node.own(\.increment), "+")
      return found
    }
  }

  /// Returns the options of all pickers, by their text.
  static func choices(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { node, path, words in
      if let tap = node.own(\.tap), node.traits.choice != nil { return [(words(), tap)] }
      guard let select = node.own(\.select), let options = node.own(\.options) else { return [] }
      return options().compactMap { option in
        option.traits.choice.map { choice in (Self.words(of: option), { select(choice) }) }
      }
    }
  }

  /// Returns the text fields, named by their text, or by their prompt if they are empty.
  static func fields(_ node: RenderNode, _ text: String) -> [EventTarget] {
    all(in: node) { node, path, words in
      return node.own(\.setText).map { write in [(words(), { write(text) })] } ?? []
    }
  }

  /// Returns the single-line fields, whose text can be submitted.
  static func submissions(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { node, path, words in
      guard node.own(\.setText) != nil, node.kind != "TextEditor" else { return [] }
      return [
        (
          words(),
          {
            node.environment.submit(node.kind == "searchField" ? .search : .text)
            if let focus = path.innermostFocus, focus.isFocused() {
              focus.set(false)
            }
          }
        )
      ]
    }
  }

  /// Returns the scroll views that can be refreshed by pulling down their content.
  static func pulls(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { node, path, words in
      guard node.own(\.scroll) != nil, let refresh = node.environment[RefreshKey.self] else { return [] }
      return [(words(), refresh)]
    }
  }

  /// Returns targets that scroll each scroll view by a length in points, named by the text inside.
  static func scrolls(_ node: RenderNode, by length: Double) -> [EventTarget] {
    all(in: node) { node, path, words in
      return node.own(\.scroll).map { scroll in [(words(), { scroll(length) })] } ?? []
    }
  }

  /// Returns the rows with swipe actions at an edge.
  static func swipes(_ node: RenderNode, _ edge: SwipeEdge) -> [EventTarget] {
    all(in: node) { node, path, words in
      guard node.kind == "row" else { return [] }
      return node.traits.row.swipes[edge].map { [(words(), $0)] } ?? []
    }
  }

  /// Returns the targets of drags: views with drag gestures, sliders, scroll views.
  static func drags(_ node: RenderNode, by translation: Size) -> [EventTarget] {
    all(in: node) { node, path, words in
      if node.own(\.drag) != nil || node.hears(.drag) {
        let motion = DragMotion(over: node, by: translation)
        return [(words(), { TouchResolution(path: path).perform(.drag, motion) })]
      }
      guard let scroll = node.own(\.scroll) else { return [] }
      return [(words(), { scroll(-translation[node.traits.actions.scrollAxis]) })]
    }
  }

  /// Returns the navigation containers with more than one screen, outer before inner.
  static func screens(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { node, path, words in
      return node.own(\.back).map { [(words(), $0)] } ?? []
    }
  }

  /// - Parameter find: returns the actions on a node, given the node, the path to it from the root, and a function that
  ///   returns its text.
  private static func all(
    in root: RenderNode, _ find: (RenderNode, [RenderNode], () -> String) -> [(name: String, act: () -> Void)]
  ) -> [EventTarget] {
    var targets: [EventTarget] = []
    var path: [RenderNode] = []
    // `around` are the identifiers of the nodes that only wrap this one.
    func look(at node: RenderNode, around: [String]) {
      guard !node.letsTouchesThrough else { return }
      path.append(node)
      defer { path.removeLast() }
      let found = find(node, path) { words(of: node) }
      let wrapped = node.wrapped
      var ids: [String] = []
      if wrapped != nil || !found.isEmpty { ids = around + (node.id.map { [$0] } ?? []) + node.traits.actions.names }
      for (name, act) in found {
        targets.append(EventTarget(path, name: name, ids: ids, act: act))
      }
      for child in node.children { look(at: child, around: child === wrapped ? ids : []) }
    }
    look(at: root, around: [])
    return targets
  }

  private static func words(of node: RenderNode) -> String {
    var words: [String] = []
    func collect(_ node: RenderNode) {
      node.own(\.label)?().forEach(collect)
      if node.kind == .text { words.append(String(node.argument.dropFirst().dropLast())) }
      node.children.forEach(collect)
    }
    collect(node)
    return words.joined(separator: " ")
  }
}

extension RenderNode {
  /// Returns whether the node itself handles a touch; a view with a double-tap gesture also handles a single tap.
  fileprivate func hears(_ touch: AttachedGesture.Touch) -> Bool {
    let isTap = touch == .tap || touch == .doubleTap
    if isTap, own(\.tap) != nil || own(\.setText) != nil { return true }
    guard !traits.actions.gestures.isEmpty else { return false }
    return ownGestures.contains {
      $0.mask.gesture && ($0.touch == touch || isTap && $0.touch.isTap || touch == .tap && $0.beginsAtOnce)
    }
  }

  /// The view that the node only wraps, and whose traits it carries.
  var wrapped: RenderNode? { layout.forwardsChildTraits ? children.first : nil }

  /// The names of the view's kind, and of the kinds of views that it only wraps.
  fileprivate var kindNames: [String] {
    [kind.name] + (!hasInternals && children.count == 1 ? children[0].kindNames : [])
  }

  /// Returns an action of the node itself, not of the node that it wraps.
  ///
  /// Inlined, so that reading one action copies no others.
  @inline(__always)
  func own<Action>(_ action: (ControlActions) -> Action?) -> Action? {
    guard let own = action(traits.actions) else { return nil }
    if let wrapped, action(wrapped.traits.actions) != nil { return nil }
    return own
  }
}

extension [EventTarget] {
  /// Returns the target with a name, by its whole text or `id`, by the beginning of its text, by its kind, or by one
  /// word of its text; `Add #2` is the second target with the text `Add`.
  func named(_ name: String) throws(ViewSession.Miss) -> EventTarget {
    let (plain, place) = Self.place(name)
    let readings: [(EventTarget) -> Bool] = [
      { $0.name == plain || $0.ids.contains(plain) },
      { $0.name.replacing("−", with: "-") == plain },
      { $0.name.hasPrefix(plain) },
      { $0.node.kindNames.contains(plain) },
      { $0.name.split(separator: " ").contains { $0 == plain } },
    ]
    for isMeant in readings {
      let found = filter(isMeant)
      if let place, found.indices.contains(place - 1) { return found[place - 1] }
      if place == nil, let only = Self.innermost(found) { return only }
      if place == nil, !found.isEmpty { throw .ambiguous(known: Self.told(found)) }
    }
    throw .noControl(known: Self.told(self))
  }

  /// Returns the target inside all others; `nil` if they aren't nested.
  private static func innermost(_ found: [EventTarget]) -> EventTarget? {
    guard let last = found.last else { return nil }
    let isInside = found.dropLast().allSatisfy { target in
      target.node !== last.node && last.path.contains { $0 === target.node }
    }
    return isInside ? last : nil
  }

  /// The names of all targets, for diagnostics.
  var toldNames: [String] { Self.told(self) }

  /// Splits `Add #2` into the name and the number among the targets with that name.
  private static func place(_ name: String) -> (name: String, place: Int?) {
    guard let sign = name.lastIndex(of: "#"), let place = Int(name[name.index(after: sign)...]), place > 0 else {
      return (name, nil)
    }
    return (String(name[..<sign].reversed().drop { $0 == " " }.reversed()), place)
  }

  /// Returns the names of targets, with numbers if several targets have the same name.
  fileprivate static func told(_ targets: [EventTarget]) -> [String] {
    let names = targets.map { target in
      target.name.isEmpty ? target.node.traits.actions.names.first ?? target.node.kindNames.last ?? "" : target.name
    }
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      return names.count { $0 == name } == 1 ? name : "\(name) #\(seen[name] ?? 1)"
    }
  }
}

extension [RenderNode] {
  /// The focus of the innermost node of a path that has one.
  var innermostFocus: FocusHandle? { reversed().lazy.compactMap { $0.own(\.focus) }.first }
}
