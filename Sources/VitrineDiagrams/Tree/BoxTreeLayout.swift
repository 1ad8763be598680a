import VitrineLayout
import VitrineText

/// The positions of the boxes of trees, in points: each above the center of its children, subtrees side by side.
struct BoxTreeLayout {
  struct Box {
    let label: DiagramText
    let details: [DiagramText]
    let role: DiagramText?
    let isConditional: Bool
    var frame: Rect
    /// The index of the box above in ``BoxTreeLayout/boxes``.
    let parent: Int?

    /// Returns the baseline of a detail.
    func baseline(_ detail: Int) -> Double { frame.minY + 32 + Double(detail) * BoxTreeLayout.lineHeight }
  }

  /// The boxes in depth-first order, parents before their children.
  private(set) var boxes: [Box] = []
  private(set) var width = 0.0
  var height: Double { boxes.map(\.frame.maxY).max().map { $0 + 1 } ?? 0 }

  /// The distance from a box to the horizontal line above its children, in points.
  static let trunk = 12.0
  fileprivate static let lineHeight = 14.0
  /// The distance from that line to a child without and with a role, in points.
  private static let (plainDrop, namedDrop) = (10.0, 24.0)
  private static let gap = 14.0
  private static let padding = 9.0
  /// The most characters of a detail; longer ones are truncated.
  private static let mostDetail = 36

  private let typesetter: Typesetter
  private let tops: [Double]

  init(_ roots: [BoxTree], typesetter: Typesetter) {
    self.typesetter = typesetter
    tops = Self.tops(roots)
    var room: [TreeColumns.Box] = []
    for root in roots { add(root, parent: nil, level: 0, to: &room) }
    let columns = TreeColumns(room, from: 1, gap: Self.gap)
    for (index, middle) in columns.middles.enumerated() {
      boxes[index].frame.origin.x = middle - boxes[index].frame.width / 2
    }
    width = columns.right + 1
  }

  /// Returns the upper edge of each level; a level has space for roles if one of its boxes has a role.
  private static func tops(_ roots: [BoxTree]) -> [Double] {
    var tops = [1.0]
    var level = roots
    while true {
      let next = level.flatMap(\.children)
      guard !next.isEmpty else { return tops }
      let height = level.map(Self.height).max() ?? 0
      let drop = next.contains { !$0.role.isEmpty } ? namedDrop : plainDrop
      tops.append((tops.last ?? 0) + height + trunk + drop)
      level = next
    }
  }

  private static func height(_ node: BoxTree) -> Double { 26 + Double(node.details.count) * lineHeight }

  /// Adds the boxes of a subtree with their widths.
  private mutating func add(_ node: BoxTree, parent: Int?, level: Int, to room: inout [TreeColumns.Box]) {
    let label = DiagramText(node.label, size: 13, weight: 500, in: typesetter)
    let details = node.details.map { detail in
      let cut = detail.count > Self.mostDetail ? detail.prefix(Self.mostDetail - 1) + "…" : detail[...]
      return DiagramText(String(cut), size: 10, in: typesetter)
    }
    let role = node.role.isEmpty ? nil : DiagramText(node.role, size: 10, in: typesetter)
    let breadth = max(label.width, details.map(\.width).max() ?? 0, 24) + 2 * Self.padding
    let own = boxes.count
    boxes.append(
      Box(
        label: label, details: details, role: role, isConditional: node.isConditional,
        frame: Rect(x: 0, y: tops[level], width: breadth, height: Self.height(node)), parent: parent))
    // A role is at the right of the line above the box.
    room.append(.init(parent: parent, left: breadth / 2, right: max(breadth / 2, (role?.width ?? 0) + 6)))
    for child in node.children { add(child, parent: own, level: level + 1, to: &room) }
  }
}
