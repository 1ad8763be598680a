import Testing
import VitrineLayout

/// Layout calls per node stay flat however deep stacks are nested.
struct CostTests {
  /// Alternately horizontal and vertical stacks, three children a level: two leaves and the next level.
  static func nested(_ depth: Int) -> TreeSpec {
    var tree = TreeSpec.flexible
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      tree = .stack(axis, spacing: nil, alignment: 1, [.fixed(5, 5), tree, .flexible])
    }
    return tree
  }

  @Test func callsPerNodeAreFlat() {
    var perNode: [Double] = []
    for depth in [4, 8, 16, 32, 64] {
      let session = LayoutSession()
      let root = Self.nested(depth).node(session)
      root.place(at: .zero, proposal: ProposedViewSize(width: 4000, height: 4000))
      let nodes = Double(3 * depth + 1)
      perNode.append(Double(session.measurements) / nodes)
      print("depth \(depth): \(session.measurements) measurements, \(perNode[perNode.count - 1]) a node")
    }
    #expect(perNode.allSatisfy { $0 < 12 })
    #expect(perNode[4] <= perNode[1] * 1.5)
  }
}
