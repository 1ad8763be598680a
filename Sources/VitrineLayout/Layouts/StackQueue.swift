/// The order in which a stack serves its children: by priority, then by flexibility, then as they stand in the source.
///
/// Flexibility is the child's length at infinity less its length at 0, both at the stack's own breadth. Where both are
/// infinite the child with the larger minimum goes first. The questions are asked only where the order depends on them:
/// a child alone in its priority has no flexibility to compare, and minimums matter only with several priorities.
struct StackQueue {
  struct Candidate {
    let child: Int
    let priority: Double
    var minimum: Double?
    var maximum: Double?

    func turn(remaining: Double, sharers: Int, offer: Double, taken: Double) -> StackDivision.Turn {
      StackDivision.Turn(
        child: child, priority: priority, minimum: minimum, maximum: maximum, remaining: remaining, sharers: sharers,
        offer: offer, taken: taken)
    }

    func isServed(before other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      let (a, b) = (flexibility, other.flexibility)
      if a != b { return a < b }
      if a == .infinity, let minimum, let otherMinimum = other.minimum, minimum != otherMinimum {
        return minimum > otherMinimum
      }
      return child < other.child
    }

    private var flexibility: Double {
      guard let minimum, let maximum else { return 0 }
      let difference = maximum - minimum
      return difference.isNaN ? 0 : difference
    }
  }

  /// In the order they are served.
  private(set) var candidates: [Candidate]
  /// The runs of equal priority in `candidates`.
  private(set) var groups: [Range<Int>]

  var firstGroup: Range<Int> { groups.first ?? 0..<0 }

  init(_ node: LayoutNode, axis: Axis, across: Double?) {
    let children = node.children
    candidates = children.indices.map { Candidate(child: $0, priority: children[$0].priority) }
    let top = candidates.map(\.priority).max() ?? 0
    let isUniform = candidates.allSatisfy { $0.priority == top }
    if !isUniform { candidates.sort { $0.priority == $1.priority ? $0.child < $1.child : $0.priority > $1.priority } }
    groups = isUniform ? [0..<candidates.count] : Self.runs(candidates)
    for group in groups where group.count > 1 || group.lowerBound > 0 {
      for index in group {
        let child = children[candidates[index].child]
        candidates[index].minimum = child.probe(ProposedViewSize(along: axis, 0, across: across))[axis]
        if group.count > 1 {
          candidates[index].maximum = child.probe(ProposedViewSize(along: axis, .infinity, across: across))[axis]
        }
      }
    }
    candidates.sort { $0.isServed(before: $1) }
  }

  private static func runs(_ candidates: [Candidate]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in candidates.indices {
      let isLast = index + 1 == candidates.count
      if isLast || candidates[index + 1].priority != candidates[index].priority {
        runs.append(start..<index + 1)
        start = index + 1
      }
    }
    return runs
  }
}
