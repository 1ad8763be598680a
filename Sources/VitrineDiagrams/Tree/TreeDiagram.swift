import VitrineLayout
import VitrineUI

/// The view tree with the conversation on its edges: what was proposed going down, what was reported going up, each with the
/// number of its step.
public struct TreeDiagram {
  private let rendering: Rendering
  /// The steps of each node, by its path: the proposal to it and its report.
  private let steps: [String: (proposal: LayoutStep?, report: LayoutStep?)]

  /// The widest drawing, in points; a wider or deeper tree is better read as an outline.
  static let widest = 860.0
  static let deepest = 11

  public init(_ rendering: Rendering) {
    self.rendering = rendering
    var steps: [String: (proposal: LayoutStep?, report: LayoutStep?)] = [:]
    for step in rendering.steps {
      let path = step.kind == .propose ? step.to : step.from
      if step.kind == .propose, steps[path]?.proposal == nil { steps[path, default: (nil, nil)].proposal = step }
      if step.kind == .report { steps[path, default: (nil, nil)].report = step }
    }
    self.steps = steps
  }

  /// The tree as SVG; `nil` where there is nothing, or where it is too wide or deep to be read.
  public func svg(id: String, standalone: Bool = false, outlines: Bool = false) -> String? {
    guard let root = rendering.root else { return nil }
    let placed = TreeLayout(root, steps: steps)
    guard placed.width <= Self.widest, placed.depth <= Self.deepest else { return nil }
    var writer = SVGWriter(prefix: id + "-t", scale: 2, outlinesText: outlines)
    for box in placed.boxes { draw(box, placed, &writer) }
    let bounds = Rect(x: 0, y: 0, width: placed.width, height: placed.height)
    return writer.document(bounds, title: title(root), cssClass: "tree", standalone: standalone)
  }

  private func title(_ root: RenderedNode) -> String {
    func describe(_ node: RenderedNode) -> String {
      let children = node.children.map(describe)
      return children.isEmpty ? node.type : "\(node.type) (\(children.joined(separator: ", ")))"
    }
    return "View tree: " + describe(root)
  }

  private func draw(_ box: TreeLayout.Box, _ placed: TreeLayout, _ writer: inout SVGWriter) {
    let (proposal, report) = steps[box.node.path] ?? (nil, nil)
    let numbers = [proposal, report].compactMap { $0.map { String($0.number) } }.joined(separator: " ")
    let isDashed = box.node.role == .secondary
    let center = box.frame.midX
    let top = box.frame.minY
    writer.open("data-node=\"\(box.node.path)\" data-s=\"\(numbers)\"")
    if let parent = box.parent {
      let bend = parent.frame.maxY + 10
      let path = DrawnPath([
        .move(Point(x: parent.frame.midX, y: parent.frame.maxY)), .line(Point(x: parent.frame.midX, y: bend)),
        .line(Point(x: center, y: bend)), .line(Point(x: center, y: bend + 6)),
      ])
      writer.write([.path(path, nil, Stroke(.ink(.line), width: 1, dash: isDashed ? [4, 3] : []))])
    }
    let arrowTop = top - 34
    writer.write(arrow(x: center - 4, from: arrowTop, to: top - 3, .proposal))
    writer.write(arrow(x: center + 4, from: top - 3, to: arrowTop, .report))
    if let proposal {
      writer.write(
        DiagramText(Lengths.text(proposal.size)).marks(at: Point(x: center - 10, y: top - 15), .end, .proposal))
    }
    if let report {
      writer.write(
        DiagramText(Lengths.text(report.size)).marks(at: Point(x: center + 10, y: top - 15), .start, .report))
    }
    writer.write([
      .rectangle(box.frame, cornerRadius: 6, .ink(.paper), Stroke(.ink(.line), width: 1, dash: isDashed ? [4, 3] : []))
    ])
    let label = DiagramText(box.node.label, size: 13, weight: 500)
    writer.write(label.marks(at: Point(x: center, y: box.frame.midY + 4.5), .middle, .ink))
    if let proposal {
      writer.write(
        DiagramText("\(proposal.number)").marks(
          at: Point(x: box.frame.minX - 5, y: box.frame.midY + 4), .end, .proposal))
    }
    if let report {
      writer.write(
        DiagramText("\(report.number)").marks(at: Point(x: box.frame.maxX + 5, y: box.frame.midY + 4), .start, .report))
    }
    writer.close()
  }

  private func arrow(x: Double, from: Double, to: Double, _ ink: Ink) -> [Mark] {
    let direction = to > from ? 1.0 : -1.0
    let path = DrawnPath([
      .move(Point(x: x, y: from)), .line(Point(x: x, y: to)), .move(Point(x: x - 3, y: to - 5 * direction)),
      .line(Point(x: x, y: to)), .line(Point(x: x + 3, y: to - 5 * direction)),
    ])
    return [.path(path, nil, Stroke(.ink(ink), width: 1))]
  }
}

/// Where the boxes of a tree stand: each parent over the middle of its children, subtrees side by side.
struct TreeLayout {
  final class Box {
    let node: RenderedNode
    let parent: Box?
    var frame: Rect
    /// Half the width that the box and the labels beside it take.
    let halfWidth: Double

    init(_ node: RenderedNode, parent: Box?, frame: Rect, halfWidth: Double) {
      (self.node, self.parent, self.frame, self.halfWidth) = (node, parent, frame, halfWidth)
    }
  }

  private(set) var boxes: [Box] = []
  private(set) var width = 0.0
  private(set) var depth = 0
  var height: Double { Double(depth) * Self.rowHeight + 8 }

  private static let rowHeight = 84.0
  private static let boxHeight = 26.0
  private static let gap = 14.0

  init(_ root: RenderedNode, steps: [String: (proposal: LayoutStep?, report: LayoutStep?)]) {
    width = place(root, parent: nil, level: 0, left: 0, steps) + 1
  }

  /// Places a subtree from a left edge on; returns its right edge.
  private mutating func place(
    _ node: RenderedNode, parent: Box?, level: Int, left: Double,
    _ steps: [String: (proposal: LayoutStep?, report: LayoutStep?)]
  ) -> Double {
    depth = max(depth, level + 1)
    let label = max(DiagramText(node.label, size: 13, weight: 500).width + 20, 56)
    let sizes = [steps[node.path]?.proposal, steps[node.path]?.report].map { step in
      step.map { DiagramText(Lengths.text($0.size)).width + 12 } ?? 0
    }
    let half = max(label / 2 + 22, sizes.max() ?? 0)
    let frame = Rect(x: 0, y: 38 + Double(level) * Self.rowHeight, width: label, height: Self.boxHeight)
    let box = Box(node, parent: parent, frame: frame, halfWidth: half)
    boxes.append(box)
    let first = boxes.count
    var right = left
    for child in node.children {
      right = place(child, parent: box, level: level + 1, left: right == left ? left : right + Self.gap, steps)
    }
    let children = boxes[first...].filter { $0.parent === box }
    var center = left + half
    if let leftmost = children.first, let rightmost = children.last {
      center = (leftmost.frame.midX + rightmost.frame.midX) / 2
    }
    if center - half < left {
      // The children are narrower than the parent: they move under it.
      let shift = left + half - center
      for child in boxes[first...] { child.frame.origin.x += shift }
      center += shift
      right += shift
    }
    box.frame.origin.x = center - label / 2
    return max(right, center + half)
  }
}
