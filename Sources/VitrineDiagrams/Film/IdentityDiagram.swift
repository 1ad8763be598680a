import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A drawing of the view tree next to the render tree, or above it if there is not enough space; a number joins each
/// view with its node.
struct IdentityDiagram {
  let trees: IdentityTrees
  let typesetter: Typesetter

  /// The largest width, in points, of a drawing with the trees side by side.
  private static let widest = 690.0
  private static let gap = 40.0
  /// The height of a title, in points.
  private static let head = 26.0

  /// Returns the drawing as SVG, with its width in points; `nil` if there are no nodes.
  func drawn(
    id: String, label: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> (element: Element, width: Double)? {
    guard !trees.nodes.isEmpty else { return nil }
    let (views, nodes) = (PlacedItems(trees.views, typesetter), PlacedItems(trees.nodes, typesetter))
    let isSideBySide = views.size.width + Self.gap + nodes.size.width <= Self.widest
    let second =
      isSideBySide ? Point(x: views.size.width + Self.gap, y: 0) : Point(x: 0, y: views.size.height + Self.head + 18)
    var writer = SVGWriter(prefix: id + "-i", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    let first = draw("View tree", views, at: .zero, &writer)
    let other = draw("Render tree", nodes, at: second, &writer)
    // The actual font may be wider than the measured one.
    let size = Size(width: max(first.width, other.width), height: max(first.height, other.height))
    let bounds = Rect(origin: .zero, size: size).insetBy(-6)
    let words = "Identity, \(label): \(trees.sentence)"
    return (writer.document(bounds, title: words, cssClass: "identity", standalone: standalone), bounds.width)
  }

  /// Draws a tree below its title, and returns the x and y coordinates, in points, of its right and lower edges.
  private func draw(_ title: String, _ placed: PlacedItems, at origin: Point, _ writer: inout SVGWriter) -> Size {
    let title = DiagramText(title, weight: 600, in: typesetter)
    writer.label(title, at: Point(x: origin.x, y: origin.y + 11), .start, .muted)
    let place = Point(x: origin.x, y: origin.y + Self.head)
    for box in placed.boxes { branch(box.moved(to: place), &writer) }
    for box in placed.boxes { draw(box.moved(to: place), &writer) }
    return Size(
      width: origin.x + max(placed.size.width, title.width), height: place.y + placed.size.height)
  }

  /// Draws the line from the box above to this one.
  private func branch(_ box: PlacedItems.Box, _ writer: inout SVGWriter) {
    guard let parent = box.parent else { return }
    let (from, to, bar) = (parent.midX, box.frame.midX, parent.maxY + BoxTreeLayout.trunk)
    var elements: [DrawnPath.Element] = [.move(Point(x: from, y: parent.maxY))]
    if abs(from - to) > 0.01 { elements += [.line(Point(x: from, y: bar)), .line(Point(x: to, y: bar))] }
    elements.append(.line(Point(x: to, y: box.frame.minY)))
    writer.lines(elements, .line, dash: box.item.isThere ? [] : [2, 3])
    guard let step = box.step else { return }
    writer.label(step, at: Point(x: to + 5, y: box.frame.minY - 7), .start, .proposal)
  }

  private func draw(_ box: PlacedItems.Box, _ writer: inout SVGWriter) {
    let (item, frame) = (box.item, box.frame)
    let line: Ink = item.mark == .made ? .report : item.mark == .gone ? .overflow : .line
    // Boxes of the view builder have round ends, because they make no node.
    writer.write([
      .rectangle(
        frame, cornerRadius: item.isStructure ? frame.height / 2 : 5, .ink(.paper),
        Stroke(.ink(line), width: item.mark == .made ? 2 : 1, dash: item.isThere ? [] : [2, 3]))
    ])
    let ink: Ink = item.mark == .kept ? (item.isThere ? .ink : .muted) : line
    writer.label(box.name, at: Point(x: frame.midX, y: frame.midY + 4), .middle, ink)
    if item.mark == .gone {
      let half = box.name.width / 2
      writer.lines(
        [.move(Point(x: frame.midX - half, y: frame.midY)), .line(Point(x: frame.midX + half, y: frame.midY))],
        .overflow)
    }
    if let joint = item.joint { number(joint, Point(x: frame.minX, y: frame.minY), &writer) }
  }

  /// Draws a number at a corner, with a filled background.
  private func number(_ joint: Int, _ corner: Point, _ writer: inout SVGWriter) {
    let text = DiagramText("\(joint)", size: 9, weight: 600, in: typesetter)
    let width = max(14, text.width + 7)
    let frame = Rect(x: corner.x - width / 2 + 3, y: corner.y - 7, width: width, height: 14)
    writer.box(frame, cornerRadius: 7)
    writer.label(text, at: Point(x: frame.midX, y: frame.midY + 3), .middle, .muted)
  }
}

extension IdentityTrees.Item {
  /// Whether it exists in the tree: it is neither in a branch that is not taken nor removed.
  fileprivate var isThere: Bool { !isUntaken && mark != .gone }
}

/// The boxes of identity trees side by side, with their positions.
private struct PlacedItems {
  struct Box {
    let item: IdentityTrees.Item
    let name: DiagramText
    let step: DiagramText?
    var frame: Rect
    /// The frame of the box above.
    var parent: Rect?

    func moved(to origin: Point) -> Box {
      func moved(_ rect: Rect) -> Rect {
        Rect(x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height)
      }
      var box = self
      (box.frame, box.parent) = (moved(frame), parent.map(moved))
      return box
    }
  }

  let boxes: [Box]
  let size: Size

  init(_ roots: [IdentityTrees.Item], _ typesetter: Typesetter) {
    let placed = BoxTreeLayout(roots.map(\.boxTree), typesetter: typesetter)
    boxes = zip(placed.boxes, roots.flatMap(\.all)).map { box, item in
      Box(
        item: item, name: box.label, step: box.role, frame: box.frame, parent: box.parent.map { placed.boxes[$0].frame }
      )
    }
    size = Size(width: placed.width, height: placed.height)
  }
}

extension IdentityTrees.Item {
  fileprivate var boxTree: BoxTree {
    BoxTree(label: name, role: step, isConditional: !isThere, children: children.map(\.boxTree))
  }

  /// The item and all its descendants, parents first.
  fileprivate var all: [IdentityTrees.Item] { [self] + children.flatMap(\.all) }
}
