import VitrineLayout

/// A node of the trees before and after a change: in both, only in the new one, or only in the old one.
final class JoinedNode {
  /// The role of a node in the change.
  enum Course {
    case stays
    /// The node and everything inside it is new, and appears by its standard transition.
    case comes
    /// The node was removed, and disappears by its standard transition.
    case goes
    /// The node is new, and appears by its custom transition.
    case arrives
    /// The node was removed, and disappears by its custom transition.
    case leaves
  }

  let old, new: RenderNode?
  let course: Course
  /// The animation of the change; `nil` if the node changes immediately.
  let animation: Animation?
  /// The children of the new node, or of the old one if there is no new one.
  let children: [JoinedNode]
  /// The removed children, each with the number of remaining children before it.
  let gone: [(index: Int, node: JoinedNode)]
  /// The view with the same identifier of `matchedGeometryEffect`.
  var partner: RenderNode?

  init(
    old: RenderNode?, new: RenderNode?, _ course: Course, _ animation: Animation?, _ children: [JoinedNode],
    gone: [(index: Int, node: JoinedNode)] = []
  ) {
    (self.old, self.new, self.course, self.animation) = (old, new, course, animation)
    (self.children, self.gone) = (children, gone)
  }

  /// The node that is painted.
  var shown: RenderNode? { new ?? old }

  func visit(_ body: (JoinedNode) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
    gone.forEach { $0.node.visit(body) }
  }
}

/// The join of the trees before and after a change, by the identity of their nodes.
struct TreeJoiner {
  /// The identity of a node within its tree.
  private struct Key: Hashable {
    let identity: Identity
    let kind: String
    /// The hash of the content of a modifier: it distinguishes modifiers of several views at one place.
    let inside: Int
    /// The number among the nodes that are otherwise equal.
    let number: Int
  }

  private var oldNodes: [Key: RenderNode] = [:]
  private var newKeys: [ObjectIdentifier: Key] = [:]
  private var joined: [ObjectIdentifier: RenderNode] = [:]
  /// The old nodes with a counterpart in the new tree.
  private var matched: Set<ObjectIdentifier> = []
  /// The old nodes that have a counterpart in the new tree, or contain a node that has one.
  private var staying: Set<ObjectIdentifier> = []
  /// The new nodes that have a counterpart in the old tree, or contain a node that has one.
  private var known: Set<ObjectIdentifier> = []
  private let transactions: NodeTransactions
  /// The nodes of views in the phases `willAppear` and `didDisappear` of their custom transitions.
  private var appearing: [Key: RenderNode] = [:]
  private var leaving: [Key: RenderNode] = [:]
  private var oldKeys: [ObjectIdentifier: Key] = [:]
  /// The nodes of the new tree with animatable data at its old values.
  private var starting: [Key: RenderNode] = [:]

  /// - Parameters:
  ///   - appearing: the new tree with all views that have custom transitions in the phase `willAppear`.
  ///   - leaving: the old tree with all views that have custom transitions in the phase `didDisappear`.
  ///   - starting: the new tree with animatable data at its old values.
  init(
    _ old: RenderNode?, _ new: RenderNode, _ transactions: NodeTransactions, appearing: RenderNode? = nil,
    leaving: RenderNode? = nil, starting: RenderNode? = nil
  ) {
    self.transactions = transactions
    if let starting {
      var counts: [Key: Int] = [:]
      Self.collect(starting, &counts) { self.starting[$1] = $0 }
    }
    if let appearing {
      var counts: [Key: Int] = [:]
      Self.collect(appearing, &counts) { self.appearing[$1] = $0 }
    }
    if let old, let leaving {
      var counts: [Key: Int] = [:]
      Self.collect(leaving, &counts) { self.leaving[$1] = $0 }
      counts = [:]
      Self.collect(old, &counts) { oldKeys[ObjectIdentifier($0)] = $1 }
    }
    var counts: [Key: Int] = [:]
    if let old { Self.collect(old, &counts) { oldNodes[$1] = $0 } }
    counts = [:]
    Self.collect(new, &counts) { newKeys[ObjectIdentifier($0)] = $1 }
    markKnown(new)
    if let old { markStaying(old) }
  }

  // MARK: Keys

  @discardableResult
  private static func collect(
    _ node: RenderNode, _ counts: inout [Key: Int], _ add: (RenderNode, Key) -> Void
  ) -> Int {
    var inside = 0
    for child in node.children where child.layout.placedProposal != nil {
      let hash = collect(child, &counts, add)
      if node.kind.isModifier, inside == 0 { inside = hash }
    }
    let like = Key(identity: node.identity, kind: node.kind.name, inside: inside, number: 0)
    let number = counts[like, default: 0]
    counts[like] = number + 1
    add(node, Key(identity: like.identity, kind: like.kind, inside: inside, number: number))
    return like.hashValue
  }

  @discardableResult
  private mutating func markKnown(_ node: RenderNode) -> Bool {
    var isKnown = false
    if let key = newKeys[ObjectIdentifier(node)], let old = oldNodes[key] {
      joined[ObjectIdentifier(node)] = old
      matched.insert(ObjectIdentifier(old))
      isKnown = true
    }
    for child in node.children where child.layout.placedProposal != nil {
      if markKnown(child) { isKnown = true }
    }
    if isKnown { known.insert(ObjectIdentifier(node)) }
    return isKnown
  }

  @discardableResult
  private mutating func markStaying(_ node: RenderNode) -> Bool {
    var stays = matched.contains(ObjectIdentifier(node))
    for child in node.children where child.layout.placedProposal != nil {
      if markStaying(child) { stays = true }
    }
    if stays { staying.insert(ObjectIdentifier(node)) }
    return stays
  }

  // MARK: Joining

  func join(_ node: RenderNode) -> JoinedNode {
    guard known.contains(ObjectIdentifier(node)) else { return whole(node, .comes) }
    let old = joined[ObjectIdentifier(node)]
    let children = node.children.map(join)
    let animation = followsNumbers(node, old) ? nil : transactions.animation(of: node)
    return JoinedNode(
      old: old, new: node, .stays, animation, children, gone: old.map { gone(from: $0, to: node) } ?? [])
  }

  /// Returns whether a node changes only because of animatable data; that data is animated already, so the node takes
  /// no animation in addition.
  private func followsNumbers(_ node: RenderNode, _ old: RenderNode?) -> Bool {
    guard let old, let start = newKeys[ObjectIdentifier(node)].flatMap({ starting[$0] }) else { return false }
    return !JoinedNode(old: old, new: start, .stays, nil, []).isMoving
  }

  /// Joins a view that appears or disappears, with everything inside it.
  private func whole(_ node: RenderNode, _ course: JoinedNode.Course) -> JoinedNode {
    var animation = transactions.animation(of: node, isGone: course == .goes)
    if let own = node.traits.transition?.animation(isRemoval: course == .goes) { animation = own }
    if let own = node.traits.transition?.own(isRemoval: course == .goes), !own.isEmpty {
      let leaves = course == .goes
      return pair(node, with: leaves ? leaving : appearing, leaves ? oldKeys : newKeys, animation, leaves: leaves)
    }
    let children = node.children.map { whole($0, course) }
    return JoinedNode(
      old: course == .goes ? node : nil, new: course == .goes ? nil : node, course, animation, children)
  }

  /// Joins a view that appears or disappears with its counterpart at the other end of its custom transition.
  ///
  /// - Parameters:
  ///   - others: the nodes at the other end of the transition.
  ///   - keys: the keys of the nodes in the view's tree.
  private func pair(
    _ node: RenderNode, with others: [Key: RenderNode], _ keys: [ObjectIdentifier: Key], _ animation: Animation?,
    leaves: Bool, isOutermost: Bool = true
  ) -> JoinedNode {
    let other = keys[ObjectIdentifier(node)].flatMap { others[$0] }
    let children = node.children.map {
      pair($0, with: others, keys, animation, leaves: leaves, isOutermost: false)
    }
    return JoinedNode(
      old: leaves ? node : other, new: leaves ? other ?? node : node,
      !isOutermost ? .stays : leaves ? .leaves : .arrives, animation, children)
  }

  /// Returns the removed views inside a node, including those in removed containers around a remaining view.
  private func gone(from old: RenderNode, to new: RenderNode) -> [(index: Int, node: JoinedNode)] {
    var gone: [(index: Int, node: JoinedNode)] = []
    var index = 0
    func look(_ node: RenderNode) {
      for child in node.children where child.layout.placedProposal != nil {
        if !staying.contains(ObjectIdentifier(child)) {
          gone.append((index, whole(child, .goes)))
        } else if matched.contains(ObjectIdentifier(child)) {
          index += 1
        } else {
          look(child)
        }
      }
    }
    look(old)
    return gone
  }
}
