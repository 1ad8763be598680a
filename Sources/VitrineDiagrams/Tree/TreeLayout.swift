import VitrineLayout
import VitrineText
import VitrineUI

/// The positions of the boxes of a tree: each parent above the center of its children, subtrees side by side.
struct TreeLayout {
  final class Box {
    let node: RenderedNode
    let parent: Box?
    let label: DiagramText
    let sizing: DiagramText
    var frame: Rect

    init(_ node: RenderedNode, parent: Box?, label: DiagramText, sizing: DiagramText, frame: Rect) {
      (self.node, self.parent, self.label, self.sizing, self.frame) = (node, parent, label, sizing, frame)
    }
  }

  private(set) var boxes: [Box] = []
  private(set) var width = 0.0
  private(set) var depth = 0
  var height: Double { Double(depth) * Self.levelHeight - Self.trunk + 2 }

  /// The distance from a box to the horizontal line above its children, in points.
  static let trunk = 12.0
  /// The distance from that line to a box, in points, with the steps next to it.
  static let edge = 42.0
  static let boxHeight = 40.0
  private static let levelHeight = trunk + edge + boxHeight
  private static let gap = 14.0

  private let steps: StepNumbers
  private let typesetter: Typesetter

  init(_ root: RenderedNode, steps: StepNumbers, typesetter: Typesetter) {
    (self.steps, self.typesetter) = (steps, typesetter)
    var room: [TreeColumns.Box] = []
    add(root, parent: nil, level: 0, to: &room)
    let columns = TreeColumns(room, from: 0, gap: Self.gap)
    for (box, middle) in zip(boxes, columns.middles) { box.frame.origin.x = middle - box.frame.width / 2 }
    width = columns.right + 1
  }

  /// Adds the boxes of a subtree with their widths.
  private mutating func add(_ node: RenderedNode, parent: Int?, level: Int, to room: inout [TreeColumns.Box]) {
    depth = max(depth, level + 1)
    let label = DiagramText(node.label, size: 13, weight: 500, in: typesetter)
    let sizing = DiagramText(SizingWords.short(node), size: 10, in: typesetter)
    let breadth = max(label.width, sizing.width, 40) + 18
    let (proposal, report) = steps[node.path]
    let sizes = [proposal, report].map { step in
      step.map { DiagramText(Lengths.text($0.size), in: typesetter).width + 15 } ?? 0
    }
    let half = max(breadth / 2 + 1, sizes.max() ?? 0)
    let own = boxes.count
    boxes.append(
      Box(
        node, parent: parent.map { boxes[$0] }, label: label, sizing: sizing,
        frame: Rect(
          x: 0, y: Self.edge + Double(level) * Self.levelHeight, width: breadth, height: Self.boxHeight)))
    room.append(.init(parent: parent, left: half, right: half))
    for child in node.children { add(child, parent: own, level: level + 1, to: &room) }
  }
}
