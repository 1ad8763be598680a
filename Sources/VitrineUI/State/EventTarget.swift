import VitrineLayout

/// Something in a picture that a person can act on, with what it is called.
struct EventTarget {
  /// What it says, in words.
  let name: String
  /// The identifiers of the view, and of those that only wrap it.
  let ids: [String]
  let node: RenderNode
  /// The node and those around it, outermost first.
  let path: [RenderNode]
  let act: () -> Void

  /// What taps reach in a tree, outer before inner: buttons, toggles, tabs, segments, views with tap gestures; of a stepper
  /// each half.
  static func taps(_ node: RenderNode) -> [EventTarget] { touches(node, .tap) }

  /// What two taps in a row reach.
  static func doubleTaps(_ node: RenderNode) -> [EventTarget] { touches(node, .doubleTap) }

  static func longPresses(_ node: RenderNode) -> [EventTarget] { touches(node, .longPress) }

  private static func touches(_ root: RenderNode, _ touch: AttachedGesture.Touch) -> [EventTarget] {
    all(in: root) { path, words in
      let node = path[path.count - 1]
      var found: [(name: String, act: () -> Void)] = []
      if node.hears(touch) { found.append((words(), { TouchResolution(path: path).perform(touch) })) }
      guard touch == .tap else { return found }
      for (act, sign) in [(node.own(\.decrement), "−"), (node.own(\.increment), "+")] {
        guard let act else { continue }
        let said = words()
        found.append((said.isEmpty ? sign : "\(said) \(sign)", act))
      }
      return found
    }
  }

  /// The choices of all pickers, by what they say.
  static func choices(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]

      if let tap = node.own(\.tap), node.traits.choice != nil { return [(words(), tap)] }
      guard let select = node.own(\.select), let options = node.own(\.options) else { return [] }
      return options().compactMap { option in
        option.traits.choice.map { choice in (Self.words(of: option), { select(choice) }) }
      }
    }
  }

  /// The fields that can be written in, each with what it says: its text, or its prompt where there is none.
  static func fields(_ node: RenderNode, _ text: String) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      return node.own(\.setText).map { write in [(words(), { write(text) })] } ?? []
    }
  }

  /// The fields of one line, whose text can be submitted.
  static func submissions(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      guard node.own(\.setText) != nil, node.kind != "TextEditor" else { return [] }
      return [
        (
          words(),
          {
            node.environment.submit(node.kind == "searchField" ? .search : .text)
            if let focus = path.reversed().lazy.compactMap({ $0.own(\.focus) }).first, focus.isFocused() {
              focus.set(false)
            }
          }
        )
      ]
    }
  }

  /// The scroll views whose content can be refreshed by pulling it down.
  static func pulls(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      guard node.own(\.scroll) != nil, let refresh = node.environment[RefreshKey.self] else { return [] }
      return [(words(), refresh)]
    }
  }

  /// The scroll views, each by what it shows.
  static func scrolls(_ node: RenderNode, by length: Double) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      return node.own(\.scroll).map { scroll in [(words(), { scroll(length) })] } ?? []
    }
  }

  /// The rows whose buttons come forth at an edge.
  static func swipes(_ node: RenderNode, _ edge: SwipeEdge) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]

      guard node.kind == "row" else { return [] }
      return node.traits.row.swipes[edge].map { [(words(), $0)] } ?? []
    }
  }

  /// What a finger moves that moves over it: views with drag gestures, sliders, scroll views.
  static func drags(_ node: RenderNode, by translation: Size) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      if node.own(\.drag) != nil || node.hears(.drag) {
        let motion = DragMotion(over: node, by: translation)
        return [(words(), { TouchResolution(path: path).perform(.drag, motion) })]
      }
      guard let scroll = node.own(\.scroll) else { return [] }
      return [(words(), { scroll(-translation[node.traits.actions.scrollAxis]) })]
    }
  }

  /// The containers in which a screen is over another, outer before inner.
  static func screens(_ node: RenderNode) -> [EventTarget] {
    all(in: node) { path, words in
      let node = path[path.count - 1]
      return node.own(\.back).map { [(words(), $0)] } ?? []
    }
  }

  /// - Parameter find: what can be done to a node, the last of a path from the root; what the node says is put together only
  ///   where it is asked for.
  private static func all(
    in root: RenderNode, _ find: ([RenderNode], () -> String) -> [(name: String, act: () -> Void)]
  ) -> [EventTarget] {
    var targets: [EventTarget] = []
    var path: [RenderNode] = []
    // `around` are the identifiers of the nodes that only wrap this one.
    func look(at node: RenderNode, around: [String]) {
      guard !node.letsTouchesThrough else { return }
      let ids = around + (node.id.map { [$0] } ?? []) + node.traits.actions.names
      path.append(node)
      defer { path.removeLast() }
      let found = find(path) { words(of: node) }
      targets += found.map { EventTarget(name: $0.name, ids: ids, node: node, path: path, act: $0.act) }
      let wrapped = node.wrapped
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
  /// Whether the node itself listens for a touch: a single tap is heard by what wants two as well.
  fileprivate func hears(_ touch: AttachedGesture.Touch) -> Bool {
    let isTap = touch == .tap || touch == .doubleTap
    if isTap, own(\.tap) != nil || own(\.setText) != nil { return true }
    return ownGestures.contains { $0.mask.gesture && ($0.touch == touch || isTap && $0.touch.isTap) }
  }

  /// The view that the node only wraps, and whose traits it carries.
  var wrapped: RenderNode? { layout.rule.speaksForItsChild ? children.first : nil }

  /// What kind of view it is, and those that it only wraps.
  fileprivate var kindNames: [String] {
    [kind.name] + (!hasInternals && children.count == 1 ? children[0].kindNames : [])
  }

  /// An action of the node itself, not of one that it wraps.
  func own<Action>(_ action: KeyPath<ControlActions, Action?>) -> Action? {
    guard wrapped?.traits.actions[keyPath: action] == nil else { return nil }
    return traits.actions[keyPath: action]
  }
}

extension [EventTarget] {
  /// The target that a name means: by all that it says or its `id`, by its beginning, by its kind, or by one of its words;
  /// `Add #2` is the second that says `Add`.
  func named(_ name: String) throws(LiveView.Miss) -> EventTarget {
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

  /// The one that is inside all others; `nil` where some are beside one another.
  private static func innermost(_ found: [EventTarget]) -> EventTarget? {
    guard let last = found.last else { return nil }
    let isInside = found.dropLast().allSatisfy { target in
      target.node !== last.node && last.path.contains { $0 === target.node }
    }
    return isInside ? last : nil
  }

  /// The names of all.
  var toldNames: [String] { Self.told(self) }

  /// A name and the place among those of that name.
  private static func place(_ name: String) -> (name: String, place: Int?) {
    guard let sign = name.lastIndex(of: "#"), let place = Int(name[name.index(after: sign)...]), place > 0 else {
      return (name, nil)
    }
    return (String(name[..<sign].reversed().drop { $0 == " " }.reversed()), place)
  }

  /// The names of all, with their places where several say the same.
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
