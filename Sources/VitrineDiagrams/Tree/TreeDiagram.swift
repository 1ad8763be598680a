import VitrineLayout
import VitrineUI

/// The view tree with the conversation on its edges: on the left what was proposed going down, on the right what was
/// reported going up, each with the number of its step.
public struct TreeDiagram {
  private let rendering: Rendering
  private let steps: StepNumbers

  /// The widest drawing, in points, and the deepest; a wider or deeper tree is better read as an outline.
  static let widest = 704.0
  static let deepest = 8

  public init(_ rendering: Rendering) {
    self.rendering = rendering
    steps = StepNumbers(rendering)
  }

  /// The tree as SVG; `nil` where there is nothing, or where it is too wide or deep to be read.
  public func svg(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> String? {
    drawn(id: id, standalone: standalone, outlines: outlines, scheme: scheme)?.svg
  }

  /// The tree as SVG, with its width in points.
  func drawn(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> (
    svg: String, width: Double
  )? {
    guard let root = rendering.root else { return nil }
    let placed = TreeLayout(root, steps: steps)
    guard placed.width <= Self.widest, placed.depth <= Self.deepest else { return nil }
    var writer = SVGWriter(prefix: id + "-t", scale: 2, outlinesText: outlines, scheme: scheme)
    for box in placed.boxes where box.parent != nil { writer.write(branch(box)) }
    for box in placed.boxes { draw(box, &writer) }
    let bounds = Rect(x: 0, y: 0, width: placed.width, height: placed.height)
    let svg = writer.document(bounds, title: title(root), cssClass: "tree", standalone: standalone)
    return (svg, placed.width)
  }

  private func title(_ root: RenderedNode) -> String {
    func describe(_ node: RenderedNode) -> String {
      let children = node.children.map(describe)
      return children.isEmpty ? node.type : "\(node.type) (\(children.joined(separator: ", ")))"
    }
    return "View tree: " + describe(root)
  }

  /// From the parent down to the bar, and along it to the child.
  private func branch(_ box: TreeLayout.Box) -> [Mark] {
    guard let parent = box.parent else { return [] }
    let (from, to) = (parent.frame.midX, box.frame.midX)
    let bar = parent.frame.maxY + TreeLayout.trunk - 4
    var elements: [DrawnPath.Element] = [.move(Point(x: from, y: parent.frame.maxY)), .line(Point(x: from, y: bar))]
    if abs(from - to) > 0.01 { elements.append(.line(Point(x: to, y: bar))) }
    elements.append(.line(Point(x: to, y: bar + 4)))
    return [.path(DrawnPath(elements), nil, line(box))]
  }

  private func line(_ box: TreeLayout.Box) -> Stroke {
    Stroke(.ink(.line), width: 1, dash: box.node.role == .secondary ? [4, 3] : [])
  }

  private func draw(_ box: TreeLayout.Box, _ writer: inout SVGWriter) {
    let (proposal, report) = steps[box.node.path]
    let (center, top) = (box.frame.midX, box.frame.minY)
    let (high, low) = (top - TreeLayout.edge + 2, top - 3)
    if let proposal {
      writer.open("class=\"edge\" data-s=\"\(proposal.number)\"")
      writer.write(arrow(x: center - 4, from: high, to: low, .proposal))
      writer.write(words(of: proposal, at: center - 10, top, .end, .proposal))
      writer.close()
    }
    if let report {
      writer.open("class=\"edge\" data-s=\"\(report.number)\"")
      writer.write(arrow(x: center + 4, from: low, to: high, .report))
      writer.write(words(of: report, at: center + 10, top, .start, .report))
      writer.close()
    }
    writer.open("class=\"box\" data-path=\"\(box.node.path)\" data-s=\"\(steps.list(box.node.path))\"")
    writer.write([.rectangle(box.frame, cornerRadius: 6, .ink(.paper), line(box))])
    writer.write(box.label.marks(at: Point(x: center, y: top + 17), .middle, .ink))
    writer.write(box.sizing.marks(at: Point(x: center, y: top + 32), .middle, .muted))
    writer.close()
  }

  /// The step's number over its size.
  private func words(
    of step: LayoutStep, at x: Double, _ top: Double, _ anchor: DiagramText.Anchor, _ ink: Ink
  ) -> [Mark] {
    DiagramText("\(step.number)", weight: 600).marks(at: Point(x: x, y: top - 24), anchor, ink)
      + DiagramText(Lengths.text(step.size)).marks(at: Point(x: x, y: top - 10), anchor, ink)
  }

  private func arrow(x: Double, from: Double, to: Double, _ ink: Ink) -> [Mark] {
    let direction = to > from ? 1.0 : -1.0
    let path = DrawnPath([
      .move(Point(x: x, y: from)), .line(Point(x: x, y: to)), .move(Point(x: x - 3, y: to - 5 * direction)),
      .line(Point(x: x, y: to)), .line(Point(x: x + 3, y: to - 5 * direction)),
    ])
    return [.path(path, nil, Stroke(.ink(ink), width: 1))]
  }
}
