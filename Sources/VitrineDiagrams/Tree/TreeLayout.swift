import VitrineLayout
import VitrineText
import VitrineUI

/// Where the boxes of a tree stand: each parent over the middle of its children, subtrees side by side.
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

  /// From the parent's box down to the bar on which its children hang.
  static let trunk = 12.0
  /// From the bar down to a box: the conversation stands beside it.
  static let edge = 42.0
  static let boxHeight = 40.0
  private static let levelHeight = trunk + edge + boxHeight
  private static let gap = 14.0

  private let steps: StepNumbers
  private let typesetter: Typesetter

  init(_ root: RenderedNode, steps: StepNumbers, typesetter: Typesetter) {
    (self.steps, self.typesetter) = (steps, typesetter)
    width = place(root, parent: nil, level: 0, left: 0) + 1
  }

  /// Places a subtree from a left edge on; returns its right edge.
  private mutating func place(_ node: RenderedNode, parent: Box?, level: Int, left: Double) -> Double {
    depth = max(depth, level + 1)
    let label = DiagramText(node.label, size: 13, weight: 500, in: typesetter)
    let sizing = DiagramText(SizingWords.short(node), size: 10, in: typesetter)
    let breadth = max(label.width, sizing.width, 40) + 18
    let (proposal, report) = steps[node.path]
    let sizes = [proposal, report].map { step in
      step.map { DiagramText(Lengths.text($0.size), in: typesetter).width + 15 } ?? 0
    }
    let half = max(breadth / 2 + 1, sizes.max() ?? 0)
    let top = Self.edge + Double(level) * Self.levelHeight
    let box = Box(
      node, parent: parent, label: label, sizing: sizing,
      frame: Rect(x: 0, y: top, width: breadth, height: Self.boxHeight))
    boxes.append(box)
    let first = boxes.count
    var right = left
    for child in node.children {
      right = place(child, parent: box, level: level + 1, left: right == left ? left : right + Self.gap)
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
    box.frame.origin.x = center - breadth / 2
    return max(right, center + half)
  }
}
