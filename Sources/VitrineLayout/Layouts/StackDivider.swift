/// The state of one child while its stack divides the length.
struct StackSlot {
  var child: Int
  var priority: Double
  /// The child's length at a proposal of 0 and of infinity, in points; NaN if the stack doesn't need to ask.
  var minimum = Double.nan
  var maximum = Double.nan
  /// The length offered to the child, in points, and its size for that offer.
  var offer = 0.0
  var size = Size.zero

  init(child: Int, priority: Double) {
    self.child = child
    self.priority = priority
  }

  var flexibility: Double {
    let difference = maximum - minimum
    return difference.isNaN ? 0 : difference
  }

  /// Returns whether the stack serves this child before another one: by priority, then by flexibility, then in source
  /// order. Of two infinitely flexible children, the one with the larger minimum goes first.
  func isServed(before other: StackSlot) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (a, b) = (flexibility, other.flexibility)
    if a != b { return a < b }
    if a == .infinity, minimum != other.minimum, !minimum.isNaN, !other.minimum.isNaN { return minimum > other.minimum }
    return child < other.child
  }
}

/// A stack's children in the order in which the stack serves them.
///
/// The stack asks for minimums and maximums only if the order depends on them: a child alone in its priority needs no
/// comparison of flexibility, and minimums matter only with several priorities.
struct StackDivider {
  let node: LayoutNode
  let axis: Axis
  let across: Double?
  private var slots: ContiguousArray<StackSlot> = []
  let count: Int
  private(set) var hasSeveralPriorities = false

  init(_ node: LayoutNode, axis: Axis, across: Double?) {
    (self.node, self.axis, self.across) = (node, axis, across)
    count = node.children.count
    slots.reserveCapacity(count)
    for index in 0..<count {
      let priority = node.children[index].priority
      slots.append(StackSlot(child: index, priority: priority))
      if priority != self[0].priority { hasSeveralPriorities = true }
    }
    guard count > 1 else { return }
    if hasSeveralPriorities { sort() }
    var start = 0
    while start < count {
      let end = endOfGroup(from: start)
      estimate(start..<end)
      start = end
    }
    sort()
  }

  subscript(index: Int) -> StackSlot { slots[index] }

  /// Returns the end of the run of children of equal priority that starts at an index.
  func endOfGroup(from start: Int) -> Int {
    guard hasSeveralPriorities else { return count }
    var end = start + 1
    while end < count, self[end].priority == self[start].priority { end += 1 }
    return end
  }

  private mutating func estimate(_ group: Range<Int>) {
    guard group.count > 1 || hasSeveralPriorities else { return }
    for index in group where group.count > 1 || group.lowerBound > 0 {
      let child = node.children[self[index].child]
      let minimum = child.probe(ProposedViewSize(along: axis, 0, across: across))[axis]
      slots[index].minimum = minimum
      guard group.count > 1 else { continue }
      let maximum = child.probe(ProposedViewSize(along: axis, .infinity, across: across))[axis]
      slots[index].maximum = maximum
    }
  }

  /// Sorts the children. Insertion sort is fast for few children, which are mostly in order already.
  private mutating func sort() {
    guard count <= 32 else {
      slots.sort { $0.isServed(before: $1) }
      return
    }
    for index in 1..<count {
      var place = index
      let slot = self[index]
      while place > 0, slot.isServed(before: self[place - 1]) {
        slots[place] = slots[place - 1]
        place -= 1
      }
      if place != index { slots[place] = slot }
    }
  }

  /// Proposes to each child, in order, its share of a length.
  mutating func divide(_ length: Double, spacing: Double) {
    var remaining = length - spacing
    let firstGroupEnd = endOfGroup(from: 0)
    for index in firstGroupEnd..<count { remaining -= self[index].minimum }
    let reserved = length - spacing - remaining
    var turns: [StackDivisionTrace.Turn] = []
    var start = 0
    while start < count {
      let end = endOfGroup(from: start)
      if start > 0 { for index in start..<end { remaining += self[index].minimum } }
      for index in start..<end {
        let offer = max(remaining / Double(end - index), 0)
        let size = node.children[self[index].child].sizeThatFits(ProposedViewSize(along: axis, offer, across: across))
        slots[index].offer = offer
        slots[index].size = size
        if node.session.trace != nil { turns.append(self[index].turn(remaining, sharers: end - index, axis)) }
        let left = remaining - size[axis]
        if !left.isNaN { remaining = left }
      }
      start = end
    }
    node.session.trace?.note(StackDivisionTrace(axis: axis, spacing: spacing, reserved: reserved, turns: turns))
  }
}

extension StackSlot {
  fileprivate func turn(_ remaining: Double, sharers: Int, _ axis: Axis) -> StackDivisionTrace.Turn {
    StackDivisionTrace.Turn(
      child: child, priority: priority, minimum: minimum.isNaN ? nil : minimum, maximum: maximum.isNaN ? nil : maximum,
      remaining: remaining, sharers: sharers, offer: offer, taken: size[axis])
  }
}
