import VitrineLayout

/// A node of the tree after a change, with the one that it was before; or one that came, or one that went.
final class JoinedNode {
  /// What becomes of the view.
  enum Course {
    case stays
    /// It, and all inside it, was not there before: it comes by its transition.
    case comes
    /// It is no longer there: it goes by its transition.
    case goes
    /// It was not there before, and is on its way from what its own transition makes of it.
    case arrives
    /// It is no longer there, and on its way to what its own transition makes of it.
    case leaves
  }

  let old, new: RenderNode?
  let course: Course
  /// How it gets there; at once if `nil`.
  let animation: Animation?
  /// By the children of the new node, of the old one where there is no new one.
  let children: [JoinedNode]
  /// Children that went, with the number of those before them that are still there.
  let gone: [(index: Int, node: JoinedNode)]
  /// The place of the view that has, or had, the same place by `matchedGeometryEffect`.
  var partner: RenderNode?

  init(
    old: RenderNode?, new: RenderNode?, _ course: Course, _ animation: Animation?, _ children: [JoinedNode],
    gone: [(index: Int, node: JoinedNode)] = []
  ) {
    (self.old, self.new, self.course, self.animation) = (old, new, course, animation)
    (self.children, self.gone) = (children, gone)
  }

  /// The one that is painted.
  var shown: RenderNode? { new ?? old }

  func visit(_ body: (JoinedNode) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
    gone.forEach { $0.node.visit(body) }
  }
}

/// Joins the trees before and after a change by the identity of their nodes.
struct TreeJoiner {
  /// What tells a node from the others of its tree.
  private struct Key: Hashable {
    let identity: Identity
    let kind: String
    /// Modifiers of several views at one place are told apart by what is inside.
    let inside: Int
    /// Among those that nothing else tells apart.
    let number: Int
  }

  private var oldNodes: [Key: RenderNode] = [:]
  private var newKeys: [ObjectIdentifier: Key] = [:]
  private var joined: [ObjectIdentifier: RenderNode] = [:]
  /// The old nodes that are still there.
  private var matched: Set<ObjectIdentifier> = []
  /// The old nodes that are still there, or have something inside that is.
  private var staying: Set<ObjectIdentifier> = []
  /// The new nodes that were there before, or have something inside that was.
  private var known: Set<ObjectIdentifier> = []
  private let transactions: NodeTransactions
  /// The nodes of views before they come, and once they have gone, by their own transitions.
  private var appearing: [Key: RenderNode] = [:]
  private var leaving: [Key: RenderNode] = [:]
  private var oldKeys: [ObjectIdentifier: Key] = [:]
  /// The nodes as they are before numbers that are on their way change anything.
  private var starting: [Key: RenderNode] = [:]

  /// - Parameters:
  ///   - appearing: the tree with all views that come by transitions of their own as they are before that.
  ///   - leaving: the tree before, with all views that go so as they are after that.
  ///   - starting: the tree with the numbers that are on their way as they were.
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

  /// Whether all that changes of a node comes of numbers that are on their way: it is where they have it be, and no animation of
  /// its own adds to that.
  private func followsNumbers(_ node: RenderNode, _ old: RenderNode?) -> Bool {
    guard let old, let start = newKeys[ObjectIdentifier(node)].flatMap({ starting[$0] }) else { return false }
    return !JoinedNode(old: old, new: start, .stays, nil, []).isMoving
  }

  /// A view that came or went, with all inside it.
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

  /// A view on its way from, or to, what its own transition makes of it.
  ///
  /// - Parameters:
  ///   - others: the nodes of that.
  ///   - keys: those of the tree that the view is in.
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

  /// The views that went from inside a node: those of containers that went around a view that stayed, too.
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
