import Markup
import VitrineLayout
import VitrineUI

/// Two pictures side by side, before and after; in the second one, dashed lines show the old frames, with arrows to the
/// new ones.
public struct ComparisonFigure {
  private let comparison: Comparison
  private let labels: (before: String, after: String)
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]

  /// The most changes that are listed; the others are only counted.
  private static let mostChanges = 12

  public init(
    _ comparison: Comparison, labels: (before: String, after: String) = ("before", "after"), id: String,
    parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) {
    (self.comparison, self.labels, self.id) = (comparison, labels, id)
    (self.parts, self.caption, self.code) = (parts, caption, code)
  }

  public func element() -> Element {
    let pictures = pictures
    return FigureFrame.element(id: id, kind: "comparison-figure", caption: caption) {
      PictureCell.strip(pictures, pictures.map { $0.element() })
      if pictures.contains(where: \.hasMore) { FramesSwitch.element }
      changes()
      if parts.contains(.sizes) { sizes() }
      if parts.contains(.code) { code }
    }
  }

  private func sizes() -> Node {
    StripTable(
      cells: [
        StripFigure.Cell(label: labels.before, rendering: comparison.before),
        StripFigure.Cell(label: labels.after, rendering: comparison.after),
      ]
    ).node()
  }

  var pictures: [PictureCell] {
    PictureCell.fitted([
      cell(labels.before, comparison.before, "\(id)-b", overlay: nil),
      cell(labels.after, comparison.after, "\(id)-a", overlay: ghosts),
    ])
  }

  private func cell(_ label: String, _ rendering: Rendering, _ id: String, overlay: PictureDiagram.Overlay?)
    -> PictureCell
  {
    PictureCell(
      rendering, id: id, label: label, parts: parts.intersection([.picture, .dimensions, .frames, .full, .guides]),
      overlay: overlay)
  }

  /// The changes, one sentence each.
  var sentences: [String] {
    let told = comparison.changes
    guard !told.isEmpty else { return ["Nothing moves."] }
    let left = told.count - Self.mostChanges
    return told.prefix(Self.mostChanges).map(\.sentence) + (left > 0 ? ["\(left) more views change."] : [])
  }

  private func changes() -> Element {
    guard !comparison.changes.isEmpty else { return Element("p", ["class": "changes"], text: sentences.joined()) }
    return Element("ul", ["class": "changes"]) {
      for sentence in sentences { Element("li", text: sentence) }
    }
  }

  // MARK: Ghosts

  /// The old frames of the visible views, and arrows from their centers to the new ones.
  private var ghosts: PictureDiagram.Overlay {
    var marks: [Mark] = []
    var bounds = Rect(origin: .zero, size: comparison.after.size)
    var seen: Set<Rect> = []
    for change in comparison.changes where change.isLeaf || change.isRoot {
      guard let before = change.before, before.width.isFinite, before.height.isFinite, before.width > 0,
        before.height > 0, seen.insert(before).inserted
      else { continue }
      bounds = bounds.union(before)
      let isGone = change.after == nil
      marks.append(
        .rectangle(before, cornerRadius: 0, nil, Stroke(.ink(isGone ? .overflow : .report), width: 1, dash: [4, 3])))
      if let after = change.after, !change.isRoot { marks += Self.arrow(from: before, to: after) }
    }
    return PictureDiagram.Overlay(marks: marks, bounds: bounds)
  }

  /// Returns an arrow from the old frame's edge to the new one's, along the line through their centers; none if the
  /// frames overlap.
  private static func arrow(from: Rect, to: Rect) -> [Mark] {
    let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1, length.isFinite else { return [] }
    let (x, y) = (dx / length, dy / length)
    /// Returns the distance from the center to the edge, in points.
    func reach(_ frame: Rect) -> Double {
      min(x == 0 ? .infinity : frame.width / 2 / abs(x), y == 0 ? .infinity : frame.height / 2 / abs(y))
    }
    let (near, far) = (reach(from), length - reach(to) - 2)
    guard far - near > 6 else { return [] }
    let start = Point(x: from.midX + near * x, y: from.midY + near * y)
    let end = Point(x: from.midX + far * x, y: from.midY + far * y)
    let head = 5.0
    let barbs = [1.0, -1.0].map { side in
      Point(x: end.x - head * x - side * head * 0.6 * y, y: end.y - head * y + side * head * 0.6 * x)
    }
    let shaft = DrawnPath([.move(start), .line(end), .move(barbs[0]), .line(end), .line(barbs[1])])
    return [.path(shaft, nil, Stroke(.ink(.report), width: 1.25, cap: .round, join: .round))]
  }
}
