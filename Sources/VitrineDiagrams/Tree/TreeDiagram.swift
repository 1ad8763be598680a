import Markup
import VitrineLayout
import VitrineUI

/// A drawing of the view tree with the steps of its layout: next to each line down to a view, its proposal on the left
/// and its report on the right, each with the number of its step.
public struct TreeDiagram {
  private let rendering: Rendering
  private let steps: StepNumbers

  /// The width, in points, and the number of levels above which a tree is written as an outline.
  static let widest = 698.0
  static let deepest = 8

  public init(_ rendering: Rendering) {
    self.rendering = rendering
    steps = StepNumbers(rendering)
  }

  /// Returns the tree as an SVG element; `nil` if it is empty, or too wide or deep.
  public func svg(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> Element?
  {
    drawn(id: id, standalone: standalone, outlines: outlines, scheme: scheme)?.element
  }

  /// Returns the tree as SVG, with its width in points.
  func drawn(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> (
    element: Element, width: Double
  )? {
    guard let root = rendering.root else { return nil }
    let placed = TreeLayout(root, steps: steps, typesetter: rendering.typesetter)
    guard placed.width <= Self.widest, placed.depth <= Self.deepest else { return nil }
    var writer = SVGWriter(
      prefix: id + "-t", scale: 2, outliner: outlines ? rendering.typesetter : nil, scheme: scheme)
    for dash in [[], Self.dashes] {
      writer.lines(placed.boxes.filter { self.dash($0) == dash }.flatMap(branch), .line, dash: dash)
    }
    for box in placed.boxes { draw(box, &writer) }
    // The actual font may be wider than the measured one.
    let bounds = Rect(x: -3, y: 0, width: placed.width + 6, height: placed.height)
    let element = writer.document(bounds, title: title(root), cssClass: "tree", standalone: standalone)
    return (element, bounds.width)
  }

  private func title(_ root: RenderedNode) -> String {
    func describe(_ node: RenderedNode) -> String {
      let children = node.children.map(describe)
      return children.isEmpty ? node.type : "\(node.type) (\(children.joined(separator: ", ")))"
    }
    return "View tree: " + describe(root)
  }

  /// Returns the line from the parent to the box.
  private func branch(_ box: TreeLayout.Box) -> [DrawnPath.Element] {
    guard let parent = box.parent else { return [] }
    let (from, to) = (parent.frame.midX, box.frame.midX)
    let bar = parent.frame.maxY + TreeLayout.trunk - 4
    var elements: [DrawnPath.Element] = [.move(Point(x: from, y: parent.frame.maxY))]
    if abs(from - to) > 0.01 { elements += [.line(Point(x: from, y: bar)), .line(Point(x: to, y: bar))] }
    elements.append(.line(Point(x: to, y: bar + 4)))
    return elements
  }

  private static let dashes: [Double] = [4, 3]

  private func dash(_ box: TreeLayout.Box) -> [Double] { box.node.role == .secondary ? Self.dashes : [] }

  private func draw(_ box: TreeLayout.Box, _ writer: inout SVGWriter) {
    let (proposal, report) = steps[box.node.path]
    let (center, top) = (box.frame.midX, box.frame.minY)
    if let proposal { draw(proposal, center, top, &writer) }
    if let report { draw(report, center, top, &writer) }
    let attributes = [
      Attribute("class", "box"), Attribute("data-path", box.node.path), Attribute("data-s", steps.list(box.node.path)),
      Attribute("text-anchor", "middle"),
    ]
    writer.group(attributes) { writer in
      writer.box(box.frame, cornerRadius: 6, dash: dash(box))
      writer.label(box.label, at: Point(x: center, y: top + 17), .middle, .ink, isAnchored: true)
      writer.label(box.sizing, at: Point(x: center, y: top + 32), .middle, .muted, isAnchored: true)
    }
  }

  /// Draws an arrow with the step's number above its size: down on the left, or up on the right.
  private func draw(_ step: LayoutStep, _ center: Double, _ top: Double, _ writer: inout SVGWriter) {
    let isDown = step.kind == .propose
    let (high, low) = (top - TreeLayout.edge + 2, top - 3)
    let (from, to) = isDown ? (high, low) : (low, high)
    let (x, wing) = (center + (isDown ? -4 : 4), isDown ? to - 5 : to + 5)
    let ink: Ink = isDown ? .proposal : .report
    let (place, anchor): (Double, DiagramText.Anchor) = isDown ? (center - 10, .end) : (center + 10, .start)
    var attributes = writer.inked("edge", ink) + [Attribute("data-s", "\(step.number)")]
    if anchor != .start { attributes.append(Attribute("text-anchor", anchor.rawValue)) }
    writer.group(attributes) { writer in
      writer.lines(
        [
          .move(Point(x: x, y: from)), .line(Point(x: x, y: to)), .move(Point(x: x - 3, y: wing)),
          .line(Point(x: x, y: to)), .line(Point(x: x + 3, y: wing)),
        ], ink)
      let number = DiagramText("\(step.number)", weight: 600, in: rendering.typesetter)
      let size = DiagramText(Lengths.text(step.size), in: rendering.typesetter)
      writer.anchored([(number, Point(x: place, y: top - 24)), (size, Point(x: place, y: top - 10))], anchor, ink)
    }
  }
}
