import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// Draws a ``BoxTree``, the root at the top.
package struct BoxTreeDiagram {
  private let tree: BoxTree
  private let typesetter: Typesetter
  /// What a reader hears who doesn't see it, before the boxes.
  private let title: String

  package init(_ tree: BoxTree, title: String, typesetter: Typesetter) {
    (self.tree, self.title, self.typesetter) = (tree, title, typesetter)
  }

  /// The tree in a file of its own; `nil` where it is too wide or deep to be read.
  package func svg(outlines: Bool, scheme: ColorScheme?) -> Element? {
    drawn(id: "v", standalone: true, outlines: outlines, scheme: scheme)?.element
  }

  /// The tree in a page: drawn where there is room for it, else what says the same in words.
  package func nodes(id: String, words: Element) -> [Node] {
    var words = words
    guard let tree = drawn(id: id), let room = FigureStyle.room(for: tree.width) else { return [.element(words)] }
    words["hidden"] = .text("")
    return [.element("div", ["class": "drawing box-tree fits-\(room)"], [.element(tree.element)]), .element(words)]
  }

  private func drawn(
    id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> (element: Element, width: Double)? {
    guard tree.depth <= Self.deepest else { return nil }
    let placed = BoxTreeLayout(tree, typesetter: typesetter)
    guard placed.width <= TreeDiagram.widest else { return nil }
    var writer = SVGWriter(prefix: id + "-b", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    for box in placed.boxes { branch(to: box, placed, &writer) }
    for box in placed.boxes { draw(box, &writer) }
    // Another font than the one that was measured may be wider.
    let bounds = Rect(x: -3, y: 0, width: placed.width + 6, height: placed.height)
    let element = writer.document(
      bounds, title: "\(title): \(tree.words)", cssClass: "tree", standalone: standalone)
    return (element, bounds.width)
  }

  private static let deepest = 14

  /// From the box above down, and along to this one.
  private func branch(to box: BoxTreeLayout.Box, _ placed: BoxTreeLayout, _ writer: inout SVGWriter) {
    guard let parent = box.parent.map({ placed.boxes[$0].frame }) else { return }
    let (from, to) = (parent.midX, box.frame.midX)
    // Boxes of one level may differ in height; the lines down to their children do not.
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
    let line = Stroke(.ink(.line), width: 1, dash: box.isConditional ? [4, 3] : [])
    writer.write([.rectangle(box.frame, cornerRadius: 6, .ink(.paper), line)])
    let (center, top) = (box.frame.midX, box.frame.minY)
    writer.label(box.label, at: Point(x: center, y: top + 17), .middle, .ink)
    if let detail = box.detail { writer.label(detail, at: Point(x: center, y: top + 32), .middle, .muted) }
  }
}
