import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A drawing of ``BoxTree``s, with the roots at the top.
package struct BoxTreeDiagram {
  /// An arrow from a line of one box to a line of another.
  package struct Link: Hashable, Sendable {
    /// A box, by its index in depth-first order, and the index of one of its details.
    package struct End: Hashable, Sendable {
      package let box: Int
      package let detail: Int

      package init(box: Int, detail: Int) { (self.box, self.detail) = (box, detail) }
    }

    package let from: End
    package let to: End

    package init(from: End, to: End) { (self.from, self.to) = (from, to) }
  }

  private let trees: [BoxTree]
  private let links: [Link]
  private let typesetter: Typesetter
  /// The start of the accessibility label.
  private let title: String

  package init(_ trees: [BoxTree], links: [Link] = [], title: String, typesetter: Typesetter) {
    (self.trees, self.links, self.title, self.typesetter) = (trees, links, title, typesetter)
  }

  /// Returns the tree for a separate file; `nil` if it is too wide or deep.
  package func svg(outlines: Bool, scheme: ColorScheme?) -> Element? {
    drawn(id: "v", standalone: true, outlines: outlines, scheme: scheme)?.element
  }

  /// Returns the tree for a page, followed by the text that replaces it where it does not fit.
  package func nodes(id: String, words: Element) -> [Node] {
    var words = words
    guard let tree = drawn(id: id), let room = FigureStyle.room(for: tree.width) else { return [.element(words)] }
    words["hidden"] = .text("")
    return [.element("div", ["class": "drawing box-tree fits-\(room)"], [.element(tree.element)]), .element(words)]
  }

  private func drawn(
    id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> (element: Element, width: Double)? {
    guard trees.allSatisfy({ $0.depth <= Self.deepest }) else { return nil }
    let placed = BoxTreeLayout(trees, typesetter: typesetter)
    guard placed.width <= TreeDiagram.widest else { return nil }
    var writer = SVGWriter(prefix: id + "-b", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    for box in placed.boxes { branch(to: box, placed, &writer) }
    for box in placed.boxes { draw(box, &writer) }
    for link in links { draw(link, placed, &writer) }
    // The actual font may be wider than the measured one.
    let margin = links.isEmpty ? 3 : Self.bulge
    let bounds = Rect(x: -margin, y: 0, width: placed.width + 2 * margin, height: placed.height)
    let words = trees.map(\.words).joined(separator: "; ")
    let element = writer.document(bounds, title: "\(title): \(words)", cssClass: "tree", standalone: standalone)
    return (element, bounds.width)
  }

  private static let deepest = 14
  /// The largest distance of arrows from their boxes, in points.
  private static let bulge = 28.0

  /// Draws the line from the box above to this one.
  private func branch(to box: BoxTreeLayout.Box, _ placed: BoxTreeLayout, _ writer: inout SVGWriter) {
    guard let parent = box.parent.map({ placed.boxes[$0].frame }) else { return }
    let (from, to) = (parent.midX, box.frame.midX)
    let bar = parent.maxY + BoxTreeLayout.trunk
    var elements: [DrawnPath.Element] = [.move(Point(x: from, y: parent.maxY))]
    if abs(from - to) > 0.01 { elements += [.line(Point(x: from, y: bar)), .line(Point(x: to, y: bar))] }
    elements.append(.line(Point(x: to, y: box.frame.minY)))
    writer.lines(elements, .line, dash: box.isConditional ? [4, 3] : [])
    if let role = box.role {
      writer.label(role, at: Point(x: to + 5, y: box.frame.minY - 7), .start, .proposal)
    }
  }

  private func draw(_ box: BoxTreeLayout.Box, _ writer: inout SVGWriter) {
    writer.box(box.frame, cornerRadius: 6, dash: box.isConditional ? [4, 3] : [])
    let center = box.frame.midX
    writer.label(box.label, at: Point(x: center, y: box.frame.minY + 17), .middle, .ink)
    for (index, detail) in box.details.enumerated() {
      writer.label(detail, at: Point(x: center, y: box.baseline(index)), .middle, .muted)
    }
  }

  /// Draws an arrow outside of both boxes, on the side of the second one.
  private func draw(_ link: Link, _ placed: BoxTreeLayout, _ writer: inout SVGWriter) {
    let (from, to) = (placed.boxes[link.from.box], placed.boxes[link.to.box])
    let isLeft = to.frame.midX <= from.frame.midX
    func end(_ box: BoxTreeLayout.Box, _ detail: Int) -> Point {
      Point(x: isLeft ? box.frame.minX : box.frame.maxX, y: box.baseline(detail) - 3.5)
    }
    let (start, stop) = (end(from, link.from.detail), end(to, link.to.detail))
    let away = isLeft ? min(start.x, stop.x) - Self.bulge * 1.2 : max(start.x, stop.x) + Self.bulge * 1.2
    writer.lines(
      [.move(start), .cubic(stop, control1: Point(x: away, y: start.y), control2: Point(x: away, y: stop.y))], .report,
      width: 1.25)
    let wing = isLeft ? -5.0 : 5.0
    writer.lines(
      [
        .move(Point(x: stop.x + wing, y: stop.y - 3.5)), .line(stop), .line(Point(x: stop.x + wing, y: stop.y + 3.5)),
      ], .report, width: 1.25)
  }
}
