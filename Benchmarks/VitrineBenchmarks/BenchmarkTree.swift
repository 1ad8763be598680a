import VitrineLayout

/// The tree that layout engines are compared on, the same in `peers.py`: stacks of up to eight children, alternately
/// horizontal and vertical, down to fixed-size leaves, some of them padded.
struct BenchmarkTree {
  private var leaf = 0

  static func build(nodes: Int, session: LayoutSession) -> LayoutNode {
    var tree = BenchmarkTree()
    return tree.node(nodes, level: 0, session)
  }

  private mutating func node(_ count: Int, level: Int, _ session: LayoutSession) -> LayoutNode {
    if count == 1 {
      leaf += 1
      let size = Size(width: Double(10 + leaf * 7 % 23), height: Double(8 + leaf * 5 % 17))
      return LayoutNode(FixedLeafRule(size), session: session)
    }
    if count == 2 {
      return LayoutNode(PaddingRule(EdgeInsets(.all, 4)), [node(1, level: level + 1, session)], session: session)
    }
    let parts = min(8, count - 1)
    var children: [LayoutNode] = []
    for part in 0..<parts {
      let share = (count - 1) / parts + (part < (count - 1) % parts ? 1 : 0)
      children.append(node(share, level: level + 1, session))
    }
    let rule =
      level.isMultiple(of: 2)
      ? StackRule(VerticalAlignment.center, spacing: 4) : StackRule(HorizontalAlignment.center, spacing: 4)
    return LayoutNode(rule, children, session: session)
  }
}
