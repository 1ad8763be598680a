/// The horizontal positions of the boxes of a tree, in points: each above the center of its children, subtrees side by
/// side.
struct TreeColumns {
  /// The space that a box needs.
  struct Box {
    /// The index of the box above, in depth-first order.
    let parent: Int?
    /// The distances from the center to the left and right ends of the box and the text next to it, in points.
    let left, right: Double
  }

  /// The x coordinates of the centers of the boxes, in points.
  private(set) var middles: [Double]
  /// The right edge of all trees, in points.
  private(set) var right: Double
  private let boxes: [Box]
  private let children: [[Int]]
  private let gap: Double
  private var placed = 0

  /// - Parameters:
  ///   - boxes: the boxes in depth-first order, parents before their children.
  ///   - left: the left edge of the first tree, in points.
  ///   - gap: the distance between siblings, in points; it is twice as large between trees.
  init(_ boxes: [Box], from left: Double, gap: Double) {
    var children = [[Int]](repeating: [], count: boxes.count)
    for (index, box) in boxes.enumerated() { if let parent = box.parent { children[parent].append(index) } }
    (self.boxes, self.children, self.gap) = (boxes, children, gap)
    middles = [Double](repeating: 0, count: boxes.count)
    right = left
    for root in boxes.indices where boxes[root].parent == nil {
      right = place(root, from: root == 0 ? left : right + 2 * gap)
    }
  }

  /// Places a subtree at a left edge, and returns its right edge, in points.
  private mutating func place(_ own: Int, from left: Double) -> Double {
    placed += 1
    var right = left
    for child in children[own] { right = place(child, from: child == own + 1 ? left : right + gap) }
    var middle = left + boxes[own].left
    if let first = children[own].first, let last = children[own].last { middle = (middles[first] + middles[last]) / 2 }
    if middle - boxes[own].left < left {
      // The children are narrower than the box, so they are centered below it.
      let shift = left + boxes[own].left - middle
      for index in own + 1..<placed { middles[index] += shift }
      middle += shift
      right += shift
    }
    middles[own] = middle
    return max(right, middle + boxes[own].right)
  }
}
