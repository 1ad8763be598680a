/// Where the boxes of a tree stand from left to right: each over the middle of its children, subtrees side by side, lengths in
/// points.
struct TreeColumns {
  /// The room that a box takes.
  struct Box {
    /// The place of the box above, in the order of an outline.
    let parent: Int?
    /// How far the box and what stands beside it reach from its middle.
    let left, right: Double
  }

  /// The middles of the boxes.
  private(set) var middles: [Double]
  /// The right edge of it all.
  private(set) var right: Double
  private let boxes: [Box]
  private let children: [[Int]]
  private let gap: Double
  private var placed = 0

  /// - Parameters:
  ///   - boxes: parents before their children, in the order of an outline.
  ///   - left: where the first tree begins.
  ///   - gap: between siblings; trees stand twice as far apart.
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

  /// Places a subtree from a left edge on; returns its right edge.
  private mutating func place(_ own: Int, from left: Double) -> Double {
    placed += 1
    var right = left
    for child in children[own] { right = place(child, from: child == own + 1 ? left : right + gap) }
    var middle = left + boxes[own].left
    if let first = children[own].first, let last = children[own].last { middle = (middles[first] + middles[last]) / 2 }
    if middle - boxes[own].left < left {
      // The children are narrower than the box: they move under it.
      let shift = left + boxes[own].left - middle
      for index in own + 1..<placed { middles[index] += shift }
      middle += shift
      right += shift
    }
    middles[own] = middle
    return max(right, middle + boxes[own].right)
  }
}
