import Markup
import Notes
import SiteMarkup
import SiteStorage

/// A note and its neighbours, one link away, as SVG: boxes with labels, joined by arrows.
struct NeighbourDrawing {
  private let graph: SiteGraph
  private let center: Int
  /// The indices of the nodes that are drawn, the note itself first.
  private let shown: [Int]
  /// The number of neighbours that are not drawn.
  let hidden: Int
  private static let limit = 14
  private static let width = 640.0
  private static let fontSize = 13.0
  private static let boxHeight = 28.0

  private struct Box {
    var x: Double
    var y: Double
    var halfWidth: Double
    var label: String
  }

  /// Whether the drawing shows more than the links on the page do: three nodes in a row need no picture.
  var tellsMore: Bool { shown.count >= 4 }

  /// - Returns: `nil` for a note without links in either direction.
  init?(_ graph: SiteGraph, note path: String) {
    guard let center = graph.index(ofNote: path) else { return nil }
    let neighbours = graph.neighbours(of: center)
    guard !neighbours.isEmpty else { return nil }
    self.graph = graph
    self.center = center
    shown = [center] + neighbours.prefix(Self.limit)
    hidden = max(0, neighbours.count - Self.limit)
  }

  /// - Parameters:
  ///   - page: the page that shows the picture.
  ///   - memory: the cache of drawings.
  func svg(on page: String, _ memory: GraphMemory? = nil) -> String {
    let edges = graph.edges(among: shown)
    guard let memory else { return drawn(edges, on: page) }
    let picture = GraphMemory.Picture(nodes: shown.map { graph.nodes[$0] }, edges: edges, page: page)
    return memory.svg(picture) { drawn(edges, on: page) }
  }

  private func drawn(_ edges: [SiteGraph.Edge], on page: String) -> String {
    let boxes = placed(edges)
    let top = (boxes.map(\.y).min() ?? 0) - Self.boxHeight / 2 - 4
    let bottom = (boxes.map(\.y).max() ?? 0) + Self.boxHeight / 2 + 4
    let left = (boxes.map { $0.x - $0.halfWidth }.min() ?? 0) - 4
    let width = (boxes.map { $0.x + $0.halfWidth }.max() ?? 0) + 4 - left
    let n = GraphInk.number
    var content: [Node] = ["\n"]
    // The note's links last, so that they are on top.
    for isOwn in [false, true] {
      content += links(edges.filter { ($0.from == 0 || $0.to == 0) == isOwn }, boxes, isOwn: isOwn)
    }
    for (place, node) in shown.enumerated() { content += box(boxes[place], graph.nodes[node], on: page) }
    return [Node].block(
      "svg",
      [
        "class": "graph", "direction": "ltr", "viewBox": "\(n(left)) \(n(top)) \(n(width)) \(n(bottom - top))",
        "width": n(width), "height": n(bottom - top), "font-size": n(Self.fontSize), "text-anchor": "middle",
      ], content
    ).html
  }

  private func links(_ edges: [SiteGraph.Edge], _ boxes: [Box], isOwn: Bool) -> [Node] {
    guard !edges.isEmpty else { return [] }
    let pairs = Set(edges)
    var (lines, heads) = (PathData(), PathData())
    for edge in edges {
      // One line for two notes that link to each other, with a head at both ends.
      let isMutual = pairs.contains(SiteGraph.Edge(from: edge.to, to: edge.from))
      guard let ends = Self.ends(from: boxes[edge.from], to: boxes[edge.to]) else { continue }
      if !isMutual || edge.from < edge.to {
        lines.move(ends.from.x, ends.from.y)
        lines.line(ends.to.x, ends.to.y)
      }
      Self.addHead(at: ends.to, from: ends.from, to: &heads)
    }
    let ink = isOwn ? "#85858f" : GraphInk.line
    return [
      .element(
        "path",
        [
          "class": isOwn ? "link own" : "link", "d": AttributeValue.path(lines, decimals: 1), "fill": "none",
          "stroke": ink,
        ]),
      .element(
        "path",
        ["class": isOwn ? "head own" : "head", "d": AttributeValue.path(heads, decimals: 1), "fill": ink]),
      "\n",
    ]
  }

  private func box(_ box: Box, _ node: SiteGraph.Node, on page: String) -> [Node] {
    let n = GraphInk.number
    let isCenter = node.page == page && !node.isFigure
    let group = GraphInk.group(node.group)
    let dashes: String? = node.isFigure ? "3 2" : nil
    let frame = Element(
      "rect",
      [
        "class": group.name, "x": n(box.x - box.halfWidth), "y": n(box.y - Self.boxHeight / 2),
        "width": n(box.halfWidth * 2), "height": n(Self.boxHeight), "rx": n(node.isFigure ? 4 : Self.boxHeight / 2),
        "fill": isCenter ? GraphInk.accent : GraphInk.paper, "stroke": isCenter ? GraphInk.accent : group.fill,
        "stroke-dasharray": dashes,
      ])
    let label = Element(
      "text",
      ["x": n(box.x), "y": n(box.y + 4.5), "fill": isCenter ? GraphInk.paper : GraphInk.text], text: box.label)
    let title = box.label == node.title ? [] : [Node.element("title", [:], [.text(node.title)])]
    let content = title + [.element(frame), .element(label)]
    if isCenter { return .block("g", ["class": "node here"], content) }
    return .block(
      "a", ["class": node.isFigure ? "node of-figure" : "node", "href": node.address(from: page)], content)
  }

  // MARK: Places

  private func placed(_ edges: [SiteGraph.Edge]) -> [Box] {
    let layout = ForceLayout(groups: shown.indices.map { $0 == 0 ? 0 : 1 }, edges: edges)
    let (width, middle) = (Self.width, Self.width / 2)
    let reach = shown.indices.map { abs(layout.x[$0] - layout.x[0]) }.max() ?? 1
    let stretch = middle * 0.72 / max(reach, 0.5)
    var boxes = shown.enumerated().map { place, node in
      let label = LabelWidth.fitting(graph.nodes[node].title, size: Self.fontSize, width: 168)
      return Box(
        x: middle + (layout.x[place] - layout.x[0]) * stretch,
        y: (layout.y[place] - layout.y[0]) * min(stretch * 0.6, 60),
        halfWidth: LabelWidth.of(label, size: Self.fontSize) / 2 + 13, label: label)
    }
    for _ in 0..<160 {
      for place in boxes.indices.dropFirst() {
        boxes[place].x = min(max(boxes[place].x, boxes[place].halfWidth + 2), width - boxes[place].halfWidth - 2)
      }
      if !Self.separate(&boxes) { break }
    }
    return boxes
  }

  /// Moves boxes that overlap a little apart, in the direction of the smaller overlap; the first box stays. Returns
  /// whether any box moved.
  private static func separate(_ boxes: inout [Box]) -> Bool {
    var moved = false
    for a in boxes.indices {
      for b in boxes.indices where b > a {
        let (dx, dy) = (boxes[b].x - boxes[a].x, boxes[b].y - boxes[a].y)
        let overlapX = boxes[a].halfWidth + boxes[b].halfWidth + 16 - abs(dx)
        let overlapY = boxHeight + 14 - abs(dy)
        guard overlapX > 0.05, overlapY > 0.05 else { continue }
        moved = true
        let share = a == 0 ? 0.0 : 0.5
        if overlapY <= overlapX {
          let step = dy < 0 || (dy == 0 && b % 2 == 0) ? -overlapY : overlapY
          boxes[a].y -= step * share
          boxes[b].y += step * (1 - share)
        } else {
          let step = dx < 0 ? -overlapX : overlapX
          boxes[a].x -= step * share
          boxes[b].x += step * (1 - share)
        }
      }
    }
    return moved
  }

  private typealias Point = (x: Double, y: Double)

  /// Returns the points where the line between two boxes leaves the first and meets the second; `nil` if the boxes are
  /// too close to each other.
  private static func ends(from a: Box, to b: Box) -> (from: Point, to: Point)? {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    func share(_ box: Box, _ gap: Double) -> Double {
      let horizontal = abs(dx) > 1e-6 ? (box.halfWidth + gap) / abs(dx) : .infinity
      let vertical = abs(dy) > 1e-6 ? (boxHeight / 2 + gap) / abs(dy) : .infinity
      return min(horizontal, vertical)
    }
    let (start, end) = (share(a, 1), 1 - share(b, 4))
    guard end > start else { return nil }
    return ((a.x + dx * start, a.y + dy * start), (a.x + dx * end, a.y + dy * end))
  }

  private static func addHead(at tip: Point, from start: Point, to path: inout PathData) {
    let (dx, dy) = (tip.x - start.x, tip.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-6)
    let (ux, uy) = (dx / length, dy / length)
    let back = (x: tip.x - ux * 7, y: tip.y - uy * 7)
    path.move(tip.x + ux * 2, tip.y + uy * 2)
    path.line(back.x - uy * 3.2, back.y + ux * 3.2)
    path.line(back.x + uy * 3.2, back.y - ux * 3.2)
    path.close()
  }
}

extension SiteGraph.Node {
  /// Returns the URL of the node relative to a page.
  func address(from other: String) -> String {
    let place = fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)
    if other == page, !place.isEmpty { return place }
    return PercentEncoding.encode(path: NotePath.relative(from: other, to: page)) + place
  }
}
