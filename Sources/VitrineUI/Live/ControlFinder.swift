import VitrineLayout

/// A search for the controls in a render tree that a person can operate.
struct ControlFinder {
  typealias Act = () throws(ViewSession.Miss) -> Void

  private(set) var targets: [LiveTarget] = []
  /// The topmost presented view, or the root: only controls inside it can be operated.
  private let reachable: RenderNode?
  /// Wraps an action of a control, so that a session can perform it at any time.
  private let acting: (RenderNode, @escaping () -> Void) -> Act

  init(reachable: RenderNode?, acting: @escaping (RenderNode, @escaping () -> Void) -> Act) {
    (self.reachable, self.acting) = (reachable, acting)
  }

  /// The position of a node in the tree, with the properties it gets from its ancestors.
  private struct Place {
    var path = "0"
    var isReachable = false
    /// The part of the picture that the clipping views around leave visible.
    var window: Rect?
    /// The nearest picker around the view.
    var group: LiveControl.Group?
    /// The frame of the outermost node that only wraps this one.
    var wrapper: Rect?
    /// The node and its ancestors, outermost first.
    var nodes: [RenderNode] = []
  }

  mutating func visit(_ root: RenderNode) { visit(root, Place()) }

  private mutating func visit(_ node: RenderNode, _ place: Place) {
    var place = place
    guard !node.letsTouchesThrough else { return }
    place.isReachable = place.isReachable || node === reachable
    place.nodes.append(node)
    if place.isReachable { add(node, place) }
    let wrapper = place.wrapper ?? node.layout.frame
    if node.kind.effect == .clips {
      place.window = place.window.map { $0.intersection(node.layout.frame) ?? .zero } ?? node.layout.frame
    }
    if node.own(\.select) != nil { place.group = LiveControl.Group(place: place.path, name: Self.label(of: node)) }
    for (index, child) in node.children.enumerated() where child.layout.placedProposal != nil {
      var inner = place
      inner.path = "\(place.path).\(index)"
      inner.wrapper = child === node.wrapped ? wrapper : nil
      visit(child, inner)
    }
  }

  private mutating func add(_ node: RenderNode, _ place: Place) {
    let role = node.traits.actions.role
    let tap = { TouchResolution(path: place.nodes).perform(.tap) }
    if node.own(\.tap) != nil {
      switch role {
      case .choice, .tab: add(node, place, "", role, place.wrapper ?? node.layout.frame, tap)
      case .button, .toggle, .disclosure, .menu:
        // A menu's options are chosen directly, without opening it first.
        if node.own(\.options) == nil { add(node, place, "", role, node.layout.frame, tap) }
      }
    } else if node.ownGestures.contains(where: { $0.touch.isTap && $0.mask.gesture }) {
      add(node, place, "g", .button, node.layout.frame, tap)
    }
    addMenu(node, place)
    addHalves(node, place)
  }

  private mutating func add(
    _ node: RenderNode, _ place: Place, _ sign: String, _ role: ControlRole, _ frame: Rect, called suffix: String = "",
    _ act: @escaping () -> Void
  ) {
    guard let seen = Self.seen(frame, place) else { return }
    let isChoice =
      switch role {
      case .choice, .tab: true
      case .button, .toggle, .disclosure, .menu: false
      }
    let parent = place.path.split(separator: ".").dropLast().joined(separator: ".")
    let control = LiveControl(
      place: place.path + sign, name: Self.name(of: node) + suffix, role: role, frame: seen,
      isEnabled: node.environment.isEnabled,
      group: isChoice ? place.group ?? LiveControl.Group(place: parent, name: nil) : nil, options: [], chosen: nil)
    targets.append(LiveTarget(control: control, acts: [acting(node, act)]))
  }

  /// Adds a picker that shows only its selected option.
  private mutating func addMenu(_ node: RenderNode, _ place: Place) {
    guard let select = node.own(\.select), let make = node.own(\.options),
      let seen = Self.seen(node.layout.frame, place)
    else { return }
    let options = make().filter { $0.traits.choice != nil }
    guard !options.isEmpty else { return }
    let acts = options.compactMap { option in option.traits.choice.map { value in acting(node) { select(value) } } }
    let control = LiveControl(
      place: place.path, name: Self.label(of: node) ?? Self.name(of: node), role: .menu, frame: seen,
      isEnabled: node.environment.isEnabled,
      group: nil, options: options.map(Self.name),
      chosen: options.firstIndex { $0.traits.actions.role == .choice(isChosen: true) })
    targets.append(LiveTarget(control: control, acts: acts))
  }

  /// Adds the halves of a stepper: the left one decrements, the right one increments.
  private mutating func addHalves(_ node: RenderNode, _ place: Place) {
    guard let decrement = node.own(\.decrement), let increment = node.own(\.increment) else { return }
    let buttons = Self.lastPart(in: node)?.layout.frame ?? node.layout.frame
    var half = buttons
    half.size.width = buttons.width / 2
    add(node, place, "-", .button, half, called: ", decrement", decrement)
    half.origin.x = buttons.midX
    add(node, place, "+", .button, half, called: ", increment", increment)
  }

  /// Returns the last part of a control that adapts the height of a list row: the buttons of a stepper.
  private static func lastPart(in node: RenderNode) -> RenderNode? {
    if let found = node.children.reversed().lazy.compactMap({ lastPart(in: $0) }).first { return found }
    return node.children.isEmpty && node.traits.row.controlHeight != nil ? node : nil
  }

  /// Returns the visible part of a frame; `nil` if nothing of it is visible.
  private static func seen(_ frame: Rect, _ place: Place) -> Rect? {
    guard frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else { return nil }
    guard let seen = place.window.map({ frame.intersection($0) }) ?? frame, seen.width > 0.5, seen.height > 0.5
    else { return nil }
    return seen
  }

  // MARK: Names

  /// Returns a control's name: its text, or else its image names, its identifier, or its kind.
  private static func name(of node: RenderNode) -> String {
    let said = words(.text, in: node)
    if !said.isEmpty { return said.joined(separator: " ") }
    let shown = words(.image, in: node).map { $0.split(separator: ".").joined(separator: " ") }
    return shown.isEmpty ? node.id ?? node.kind.name : shown.joined(separator: " ")
  }

  /// Returns the label of a picker.
  private static func label(of node: RenderNode) -> String? {
    let said = (node.own(\.label)?() ?? []).flatMap { words(.text, in: $0) }
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  private static func words(_ kind: NodeKind, in node: RenderNode) -> [String] {
    let own = node.kind == kind ? [String(node.argument.dropFirst().dropLast())].filter { !$0.isEmpty } : []
    return own + node.children.flatMap { words(kind, in: $0) }
  }
}
