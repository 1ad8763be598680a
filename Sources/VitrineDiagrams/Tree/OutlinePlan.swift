import VitrineUI

/// Which rows an outline of a view tree shows at once, and which it opens on demand: runs of like siblings are one row, and
/// beyond twenty rows what lies deeper, or comes later, is folded.
struct OutlinePlan {
  /// A row, with those below it.
  indirect enum Row {
    case view(RenderedNode, [Row])
    /// A view whose subviews are opened on demand.
    case folded(RenderedNode, [Row])
    /// Siblings of the same shape.
    case run(Run, [Row])
    /// The siblings that come after those that are shown.
    case more([Row])
  }

  /// Siblings that repeat: thirty texts, or fifteen rows with a line below each.
  struct Run {
    /// What repeats, each time as many as ``period``.
    let nodes: [RenderedNode]
    let period: Int

    var count: Int { nodes.count / period }
    /// What stands first each time: by its sizes the run is told.
    var leaders: [RenderedNode] { stride(from: 0, to: nodes.count, by: period).map { nodes[$0] } }

    /// `Text × 30`, `HStack, Divider × 15`.
    var label: String { nodes.prefix(period).map(\.content.type).joined(separator: ", ") + " × \(count)" }
  }

  /// The rows that stand open.
  private static let most = 20
  /// A tree of no more views has no runs: each view has its row.
  static let small = 12
  /// Fewer siblings than these are shown one by one.
  private static let shortest = 3
  /// With less room than this, a view's children are folded all together.
  private static let least = 4

  /// What stands below a view: a subview, or a run of them.
  private enum Group {
    case one(RenderedNode)
    case run(Run)

    var only: RenderedNode? { if case .one(let node) = self { node } else { nil } }
  }

  let root: Row

  init(_ root: RenderedNode) {
    let foldsRuns = Self.count(root) > Self.small
    self.root = Self.plan(root, foldsRuns: foldsRuns)
  }

  /// How many views a tree has.
  static func count(_ node: RenderedNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// Opens level by level as long as there is room.
  private static func plan(_ root: RenderedNode, foldsRuns: Bool) -> Row {
    var open: [String: Int] = [:]
    var (left, next) = (most - 1, 0)
    var queue = [root]
    while next < queue.count {
      let node = queue[next]
      next += 1
      let groups = groups(node, foldsRuns)
      let shown = groups.count <= left ? groups.count : left >= least ? left - 1 : 0
      left -= shown + (shown > 0 && shown < groups.count ? 1 : 0)
      open[node.path] = shown
      queue += groups.prefix(shown).compactMap(\.only)
    }
    return row(root, open, foldsRuns)
  }

  private static func row(_ node: RenderedNode, _ open: [String: Int], _ foldsRuns: Bool) -> Row {
    let groups = groups(node, foldsRuns)
    let shown = open[node.path] ?? 0
    if shown == 0, !groups.isEmpty { return .folded(node, rows(in: node, foldsRuns)) }
    func planned(_ groups: some Sequence<Group>, isOpen: Bool) -> [Row] {
      groups.map { group in
        switch group {
        case .one(let child): isOpen ? row(child, open, foldsRuns) : closed(child, foldsRuns)
        case .run(let run): .run(run, run.nodes.map { closed($0, foldsRuns) })
        }
      }
    }
    let rest = groups.dropFirst(shown)
    return .view(
      node, planned(groups.prefix(shown), isOpen: true) + (rest.isEmpty ? [] : [.more(planned(rest, isOpen: false))]))
  }

  private static func closed(_ node: RenderedNode, _ foldsRuns: Bool) -> Row {
    node.children.isEmpty ? .view(node, []) : .folded(node, rows(in: node, foldsRuns))
  }

  /// What opens below a folded view, by a plan of its own.
  private static func rows(in node: RenderedNode, _ foldsRuns: Bool) -> [Row] {
    if case .view(_, let rows) = plan(node, foldsRuns: foldsRuns) { rows } else { [] }
  }

  private static func groups(_ node: RenderedNode, _ foldsRuns: Bool) -> [Group] {
    guard foldsRuns, node.children.count >= shortest else { return node.children.map(Group.one) }
    let shapes = node.children.map(shape)
    var groups: [Group] = []
    var index = 0
    while index < shapes.count {
      let best = (1...3).map { (period: $0, length: repeated(shapes, from: index, period: $0)) }
        .max { $0.length < $1.length }
      if let best, best.length > 0 {
        groups.append(.run(Run(nodes: Array(node.children[index..<index + best.length]), period: best.period)))
        index += best.length
      } else {
        groups.append(.one(node.children[index]))
        index += 1
      }
    }
    return groups
  }

  /// How many siblings from one on repeat; none where that is not often enough to be worth folding.
  private static func repeated(_ shapes: [String], from start: Int, period: Int) -> Int {
    var end = start + period
    while end + period <= shapes.count, shapes[end..<end + period] == shapes[start..<start + period] { end += period }
    return (end - start) / period >= shortest ? end - start : 0
  }

  private static func shape(_ node: RenderedNode) -> String {
    node.children.isEmpty ? node.type : "\(node.type)(\(node.children.map(shape).joined(separator: ",")))"
  }
}
