import Testing
import VitrineLayout

/// Layout calls per node stay flat however deep containers are nested.
struct CostTests {
  /// Alternately horizontal and vertical stacks, three children a level: two leaves and the next level.
  private static func nested(_ depth: Int) -> TreeSpec {
    var tree = TreeSpec.flexible
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      tree = .stack(axis, spacing: nil, alignment: 1, [.fixed(5, 5), tree, .flexible])
    }
    return tree
  }

  /// Every container with every alignment, around what it is given.
  private static var containers: [(name: String, around: (TreeSpec) -> TreeSpec)] {
    let leaf = TreeSpec.guide(1, 3, .fixed(5, 5))
    var containers: [(String, (TreeSpec) -> TreeSpec)] = [
      ("frame", { .frame(50, nil, $0) }),
      ("flexible frame", { .flexibleFrame([nil, nil, .infinity, 5, nil, nil], $0) }),
      ("padding", { .padding(1, $0) }), ("aspect ratio", { .aspect(nil, .fit, $0) }),
      ("fixed size", { .fixedSize(.horizontal, $0) }), ("layout priority", { .priority(1, $0) }),
      ("own guide", { .guide(1, 2, $0) }), ("another guide", { .guide(0, 2, $0) }),
      ("overlay", { .layer($0, leaf) }), ("background", { .layer(leaf, $0) }), ("offset", { .offset(3, $0) }),
      ("position", { .position(3, $0) }), ("scroll view", { .scroll(.vertical, $0) }),
      ("lazy stack", { .lazyStack(.vertical, [leaf, $0]) }),
      ("lazy grid", { .lazyGrid([.flexible(), .fixed(20)], [leaf, $0]) }), ("grid", { .grid([[leaf, $0], [leaf]]) }),
      ("view that fits", { .fits([$0, leaf]) }),
    ]
    for alignment in 0..<5 {
      containers.append(
        ("horizontal stack, \(alignment)", { .stack(.horizontal, spacing: nil, alignment: alignment, [leaf, $0]) }))
    }
    for alignment in 0..<3 {
      containers.append(
        ("vertical stack, \(alignment)", { .stack(.vertical, spacing: nil, alignment: alignment, [leaf, $0]) }))
    }
    for alignment in 0..<15 {
      containers.append(("overlaid, \(alignment)", { .overlaid(alignment: alignment, [leaf, $0]) }))
    }
    return containers
  }

  private func callsPerNode(_ tree: TreeSpec, isTraced: Bool = false) -> Double {
    let trace = isTraced ? LayoutTrace() : nil
    let session = LayoutSession(trace: trace)
    session.measurementLimit = 2_000_000
    let root = tree.node(session)
    withExtendedLifetime(trace) {
      root.place(at: .zero, proposal: ProposedViewSize(width: 4000, height: 4000))
    }
    return Double(session.measurements) / Double(root.count)
  }

  @Test(arguments: [false, true]) func callsPerNodeAreFlat(isTraced: Bool) {
    let perNode = [4, 8, 16, 32, 64].map { callsPerNode(Self.nested($0), isTraced: isTraced) }
    print("calls a node in stacks, traced \(isTraced): \(perNode)")
    #expect(perNode.allSatisfy { $0 < 12 })
    #expect(perNode[4] <= perNode[1] * 1.5)
  }

  @Test(arguments: [false, true]) func everyContainerWithEveryAlignmentIsFlat(isTraced: Bool) {
    for (name, around) in Self.containers {
      // By itself, and in turns with a stack on a baseline, which asks it for guides.
      for isMixed in [false, true] {
        let perNode = [4, 16, 64].map { depth in
          var tree = TreeSpec.guide(1, 2, .fixed(7, 7))
          for level in 0..<depth {
            tree =
              isMixed && level.isMultiple(of: 2)
              ? .stack(.horizontal, spacing: nil, alignment: 3, [.fixed(2, 2), tree]) : around(tree)
          }
          return callsPerNode(tree, isTraced: isTraced)
        }
        #expect(perNode.allSatisfy { $0 < 40 }, "\(name), mixed \(isMixed): \(perNode)")
        #expect(perNode[2] <= perNode[1] * 1.6, "\(name), mixed \(isMixed): \(perNode)")
      }
    }
  }
}

extension LayoutNode {
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
