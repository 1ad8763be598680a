import Markup
import SiteMarkup

/// All notes of a site and their links as an SVG picture.
struct GraphDrawing {
  /// The largest number of nodes that are drawn, to keep the picture readable and the page small. In a larger graph
  /// these are the nodes with the most links.
  static let limit = 1_000
  private static let fontSize = 13.0
  private let graph: SiteGraph
  /// The indices of the nodes that are drawn, in order.
  let shown: [Int]
  let total: Int

  init(_ graph: SiteGraph) {
    self.graph = graph
    total = graph.nodes.count
    if total <= Self.limit {
      shown = Array(graph.nodes.indices)
    } else {
      let ranked = graph.nodes.indices.sorted { (-graph.degree($0), $0) < (-graph.degree($1), $1) }
      shown = ranked.prefix(Self.limit).sorted()
    }
  }

  /// The folders that the colours represent, with the names of the colours; empty if there is only one folder.
  var legend: [(title: String, colour: String, fill: String)] {
    let groups = Set(shown.map { graph.nodes[$0].group }).subtracting([0]).sorted().prefix(7)
    guard groups.count > 1 else { return [] }
    return groups.map { (graph.groups[$0], GraphInk.group($0).name, GraphInk.group($0).fill) }
  }

  private struct Disc {
    var x: Double
    var y: Double
    var radius: Double
  }

  /// - Parameters:
  ///   - page: the page that shows the picture.
  ///   - memory: the cache of drawings.
  func svg(on page: String, _ memory: GraphMemory? = nil) -> String {
    let edges = graph.edges(among: shown)
    guard let memory else { return drawn(edges, on: page) }
    let picture = GraphMemory.Picture(
      nodes: shown.map { graph.nodes[$0] }, edges: edges, degrees: shown.map(graph.degree), page: page)
    return memory.svg(picture) { drawn(edges, on: page) }
  }

  private func drawn(_ edges: [SiteGraph.Edge], on page: String) -> String {
    let n = GraphInk.number
    let discs = placed(edges)
    let labels = Labels(shown.map { graph.nodes[$0].title }, discs.map { ($0.x, $0.y, $0.radius) }, named)
    let (minX, maxX) = (labels.minX - 8, labels.maxX + 8)
    let (minY, maxY) = (labels.minY - 8, labels.maxY + 8)
    var links = PathData()
    for edge in edges {
      let (a, b) = (discs[edge.from], discs[edge.to])
      links.move(a.x, a.y)
      links.line(b.x, b.y)
    }
    var content = [Node].lines(
      .block(
        "path",
        ["class": "link", "d": AttributeValue.path(links, decimals: 1), "fill": "none", "stroke": GraphInk.line]))
    let near = neighbours(edges)
    for (place, disc) in discs.enumerated() { content += node(shown[place], disc, near[place], on: page) }
    // Above all nodes. Hidden from screen readers, because the links have the same titles.
    content.append(.element("g", ["class": "labels", "aria-hidden": "true"], labels.texts))
    let (width, height) = (maxX - minX, maxY - minY)
    return [Node].block(
      "svg",
      [
        "class": "graph", "direction": "ltr", "viewBox": "\(n(minX)) \(n(minY)) \(n(width)) \(n(height))",
        "width": n(width), "height": n(height), "font-size": n(Self.fontSize),
      ], content
    ).html
  }

  /// Returns for each node the nodes that are linked to it, for the script that highlights them.
  private func neighbours(_ edges: [SiteGraph.Edge]) -> [[Int]] {
    var near = [[Int]](repeating: [], count: shown.count)
    for edge in edges {
      if !near[edge.from].contains(edge.to) { near[edge.from].append(edge.to) }
      if !near[edge.to].contains(edge.from) { near[edge.to].append(edge.from) }
    }
    return near
  }

  private func node(_ index: Int, _ disc: Disc, _ near: [Int], on page: String) -> [Node] {
    let n = GraphInk.number
    let node = graph.nodes[index]
    let group = GraphInk.group(node.group)
    let shape: Element
    if node.isFigure {
      let side = n(disc.radius * 1.7)
      shape = Element(
        "rect",
        [
          "class": group.name, "x": n(disc.x - disc.radius * 0.85), "y": n(disc.y - disc.radius * 0.85), "width": side,
          "height": side, "fill": group.fill,
        ])
    } else {
      shape = Element(
        "circle",
        ["class": group.name, "cx": n(disc.x), "cy": n(disc.y), "r": n(disc.radius), "fill": group.fill])
    }
    return .block(
      "a",
      [
        "class": "node", "href": node.address(from: page), "aria-label": node.title,
        "data-near": near.map(String.init).joined(separator: " "),
      ],
      [.element("title", [:], [.text(node.title)]), .element(shape)])
  }

  private func placed(_ edges: [SiteGraph.Edge]) -> [Disc] {
    let layout = ForceLayout(groups: shown.map { graph.nodes[$0].group }, edges: edges)
    // The nodes of a small graph are farther apart, to leave room for labels.
    let unit = shown.count < 120 ? 62.0 : shown.count < 300 ? 44.0 : 26.0
    return shown.enumerated().map { place, node in
      let scale = shown.count < 300 ? 1 : 0.65
      let radius = min(3.2 + Double(graph.degree(node)).squareRoot() * 1.1, 12) * scale
      return Disc(x: layout.x[place] * unit * 1.25, y: layout.y[place] * unit, radius: radius)
    }
  }

  /// The number of nodes from which on figures have no labels: pointing at one shows its name.
  private static let crowd = 60

  /// Returns the positions of the nodes that get labels, those with the most links first.
  private var named: [Int] {
    let named = shown.indices.filter { shown.count < Self.crowd || !graph.nodes[shown[$0]].isFigure }
    return named.sorted { (-graph.degree(shown[$0]), $0) < (-graph.degree(shown[$1]), $1) }
  }
}

extension GraphDrawing {
  /// Labels next to the nodes, placed so that they cover neither nodes nor each other.
  private struct Labels {
    private(set) var minX = Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var maxY = -Double.infinity
    private(set) var texts: [Node] = []
    private static let limit = 160
    /// Returns the number of labels that may cover nodes.
    private static func important(of count: Int) -> Int { min(2 + count / 60, 24) }

    private struct Frame {
      var x: ClosedRange<Double>
      var y: ClosedRange<Double>
      func meets(_ other: Frame) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
    }

    init(_ titles: [String], _ discs: [(x: Double, y: Double, radius: Double)], _ order: [Int]) {
      let around = discs.map { disc in
        Frame(
          x: (disc.x - disc.radius - 1)...(disc.x + disc.radius + 1),
          y: (disc.y - disc.radius - 1)...(disc.y + disc.radius + 1))
      }
      for frame in around { extend(frame) }
      // Nodes without labels are small, and may be below one.
      let solid = Set(order)
      let grid = CellGrid(x: discs.map(\.x), y: discs.map(\.y), cell: 60)
      var labels: [Frame] = []
      for (rank, place) in order.enumerated() where labels.count < Self.limit {
        let text = LabelWidth.fitting(titles[place], size: fontSize, width: 190)
        let width = LabelWidth.of(text, size: fontSize)
        let disc = discs[place]
        for (dx, dy, anchor) in [
          (disc.radius + 5, 4.2, "start"), (-disc.radius - 5, 4.2, "end"), (0, disc.radius + 14, "middle"),
          (0, -disc.radius - 6, "middle"),
        ] {
          let (x, y) = (disc.x + dx, disc.y + dy)
          let left = anchor == "start" ? x : anchor == "end" ? x - width : x - width / 2
          let frame = Frame(x: (left - 2)...(left + width + 2), y: (y - fontSize)...(y + 4))
          guard !labels.contains(where: { $0.meets(frame) }),
            rank < Self.important(of: titles.count)
              || !Self.covers(frame, around, grid, where: { $0 != place && solid.contains($0) })
          else { continue }
          labels.append(frame)
          extend(frame)
          texts.append(
            .element(
              "text",
              [
                "x": GraphInk.number(x), "y": GraphInk.number(y), "text-anchor": anchor, "fill": GraphInk.text,
              ], [.text(text)]))
          break
        }
      }
    }

    private static func covers(
      _ frame: Frame, _ discs: [Frame], _ grid: CellGrid, where isSolid: (Int) -> Bool
    ) -> Bool {
      let (columns, rows) = (
        grid.column(frame.x.lowerBound - 14)...grid.column(frame.x.upperBound + 14),
        grid.row(frame.y.lowerBound - 14)...grid.row(frame.y.upperBound + 14)
      )
      return rows.contains { row in
        columns.contains { column in
          grid.members(grid.cell(column, row)).contains { isSolid($0) && discs[$0].meets(frame) }
        }
      }
    }

    private mutating func extend(_ frame: Frame) {
      (minX, maxX) = (min(minX, frame.x.lowerBound), max(maxX, frame.x.upperBound))
      (minY, maxY) = (min(minY, frame.y.lowerBound), max(maxY, frame.y.upperBound))
    }
  }
}
