import VitrineUI

/// The rows of a view tree's outline: runs of similar siblings are one row, and after twenty rows deeper or later ones
/// are collapsed.
struct OutlinePlan {
  /// A row with those below it.
  indirect enum Row {
    case view(RenderedNode, [Row])
    /// A view whose subviews are collapsed.
    case folded(RenderedNode, [Row])
    /// Siblings of the same structure.
    case run(Run, [Row])
    /// The siblings after those that are shown.
    case more([Row])
  }

  /// Siblings that repeat: thirty texts, or fifteen rows with a divider below each.
  struct Run {
    /// The siblings; each repetition has ``period`` of them.
    let nodes: [RenderedNode]
    let period: Int

    var count: Int { nodes.count / period }
    /// The first node of each repetition, whose sizes describe the run.
    var leaders: [RenderedNode] { stride(from: 0, to: nodes.count, by: period).map { nodes[$0] } }

    /// The label: `Text × 30`, `HStack, Divider × 15`.
    var label: String { nodes.prefix(period).map(\.content.type).joined(separator: ", ") + " × \(count)" }
  }

  /// The most rows that are shown at first.
  private static let most = 20
  /// The most views of a tree without runs, in which each view has a row.
  static let small = 12
  /// The smallest number of repetitions that is collapsed to a run.
  private static let shortest = 3
  /// The number of free rows below which all children of a view are collapsed if they do not all fit.
  private static let least = 4

  /// A child in the outline: a subview, or a run of them.
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

  /// Returns the number of views in a tree.
  static func count(_ node: RenderedNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// Expands level by level as long as there are rows left.
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

  /// Returns the rows below a collapsed view, with a separate limit.
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

  /// Returns the number of siblings, from a start on, that repeat with a period; 0 if there are too few repetitions.
  private static func repeated(_ shapes: [String], from start: Int, period: Int) -> Int {
    var end = start + period
    while end + period <= shapes.count, shapes[end..<end + period] == shapes[start..<start + period] { end += period }
    return (end - start) / period >= shortest ? end - start : 0
  }

  private static func shape(_ node: RenderedNode) -> String {
    node.children.isEmpty ? node.type : "\(node.type)(\(node.children.map(shape).joined(separator: ",")))"
  }
}
