import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A drawing of an attribute graph: state, models and the environment on the left, bodies on the right, lines from
/// sources to their readers. Changed sources have one color, bodies that ran because of them another.
struct AttributeGraphDiagram {
  let graph: AttributeGraph
  let typesetter: Typesetter

  /// Returns the drawing as SVG, with its width in points; `nil` if the graph is empty.
  func drawn(
    id: String, label: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> (element: Element, width: Double)? {
    guard !graph.bodies.isEmpty || !graph.sources.isEmpty else { return nil }
    let placed = AttributeGraphLayout(graph, typesetter)
    var writer = SVGWriter(prefix: id + "-g", scale: 2, outliner: outlines ? typesetter : nil, scheme: scheme)
    for index in graph.bodies.indices { nesting(index, placed, &writer) }
    // Highlighted edges are drawn over the others.
    for isMarked in [false, true] {
      for edge in graph.edges where isActive(edge) == isMarked { draw(edge, placed, &writer) }
    }
    for (source, box) in zip(graph.sources, placed.sources) { draw(source, box, &writer) }
    for (body, box) in zip(graph.bodies, placed.bodies) { draw(body, box, &writer) }
    // The actual font may be wider than the measured one.
    let bounds = Rect(origin: .zero, size: placed.size).insetBy(-4)
    let title = "Attribute graph, \(label): \(graph.sentence)"
    return (writer.document(bounds, title: title, cssClass: "graph", standalone: standalone), bounds.width)
  }

  /// Whether a change propagated along the edge: its source changed, and its body, which existed before, ran.
  private func isActive(_ edge: AttributeGraph.Edge) -> Bool {
    let body = graph.bodies[edge.body]
    return graph.sources[edge.source].hasChanged && body.runs > 0 && !body.isMade
  }

  private func draw(_ edge: AttributeGraph.Edge, _ placed: AttributeGraphLayout, _ writer: inout SVGWriter) {
    let (from, to) = (placed.sources[edge.source].frame, placed.bodies[edge.body].frame)
    let start = Point(x: from.maxX, y: from.midY)
    let end = Point(x: to.minX, y: entry(edge, to))
    let bend = max((end.x - start.x) / 2, 20)
    let isActive = isActive(edge)
    let ink: Ink = isActive ? .proposal : .line
    let width = isActive ? 1.75 : 1
    writer.lines(
      [
        .move(start),
        .cubic(end, control1: Point(x: start.x + bend, y: start.y), control2: Point(x: end.x - bend, y: end.y)),
      ], ink, width: width, dash: edge.isOfBody ? [] : [4, 3])
    writer.lines(
      [
        .move(Point(x: end.x - 6, y: end.y - 3.5)), .line(end), .line(Point(x: end.x - 6, y: end.y + 3.5)),
      ], ink, width: width)
  }

  /// Returns the y coordinate, in points, at which an edge ends: edges to one body are sorted by their sources.
  private func entry(_ edge: AttributeGraph.Edge, _ frame: Rect) -> Double {
    let all = graph.edges.filter { $0.body == edge.body }.map(\.source).sorted()
    let place = Double(all.firstIndex(of: edge.source) ?? 0)
    let step = min(9, (frame.height - 14) / Double(max(all.count - 1, 1)))
    return frame.midY + (place - Double(all.count - 1) / 2) * step
  }

  /// Draws the line from a body down to one inside it.
  private func nesting(_ index: Int, _ placed: AttributeGraphLayout, _ writer: inout SVGWriter) {
    let level = graph.bodies[index].level
    guard level > 0, let parent = (0..<index).last(where: { graph.bodies[$0].level == level - 1 }) else { return }
    let (outer, inner) = (placed.bodies[parent].frame, placed.bodies[index].frame)
    let x = outer.minX + AttributeGraphLayout.indent / 2
    let y = inner.maxY - 7
    writer.lines(
      [.move(Point(x: x, y: outer.maxY)), .line(Point(x: x, y: y)), .line(Point(x: inner.minX, y: y))], .line)
  }

  private func draw(_ source: AttributeGraph.Source, _ box: AttributeGraphLayout.Box, _ writer: inout SVGWriter) {
    let isModel = source.kind == .model
    writer.write([
      .rectangle(
        box.frame, cornerRadius: isModel ? box.frame.height / 2 : 4, .ink(.paper),
        Stroke(
          .ink(source.hasChanged ? .report : .line), width: source.hasChanged ? 2 : 1,
          dash: source.kind == .environment ? [4, 3] : []))
    ])
    writer.label(
      box.lines[0], at: Point(x: box.frame.midX, y: box.frame.midY + 4), .middle, source.hasChanged ? .report : .ink)
  }

  private func draw(_ body: AttributeGraph.Body, _ box: AttributeGraphLayout.Box, _ writer: inout SVGWriter) {
    let ran = body.runs > 0
    writer.write([
      .rectangle(
        box.frame, cornerRadius: 6, .ink(.paper), Stroke(.ink(ran ? .proposal : .line), width: ran ? 2 : 1))
    ])
    writer.label(box.lines[0], at: Point(x: box.frame.midX, y: box.frame.minY + 17), .middle, ran ? .ink : .muted)
    writer.label(box.lines[1], at: Point(x: box.frame.midX, y: box.frame.minY + 31), .middle, ran ? .proposal : .muted)
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved inward by a length, or outward if it is negative.
  func insetBy(_ length: Double) -> Rect {
    Rect(x: minX + length, y: minY + length, width: width - 2 * length, height: height - 2 * length)
  }
}
