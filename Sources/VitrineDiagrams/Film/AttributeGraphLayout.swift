import VitrineLayout
import VitrineText
import VitrineUI

/// The positions of the boxes of an attribute graph: sources on the left, bodies on the right, each below the one
/// around it and indented.
struct AttributeGraphLayout {
  struct Box {
    let lines: [DiagramText]
    let frame: Rect
  }

  private(set) var sources: [Box] = []
  private(set) var bodies: [Box] = []
  private(set) var size = Size.zero

  static let sourceHeight = 24.0
  static let bodyHeight = 38.0
  /// The indentation of a body inside another, in points.
  static let indent = 22.0
  /// The space between the columns, in points, in which the edges are drawn.
  private static let channel = 76.0
  private static let gap = 8.0
  private static let groupGap = 16.0

  init(_ graph: AttributeGraph, _ typesetter: Typesetter) {
    let texts = graph.sources.map { DiagramText($0.text, in: typesetter) }
    let names = graph.bodies.map { body in
      [
        DiagramText(body.name, size: 13, weight: 500, in: typesetter),
        DiagramText(body.words, size: 10, in: typesetter),
      ]
    }
    let column = (texts.map(\.width).max() ?? 0) + 20
    let left = texts.isEmpty ? 0 : column + Self.channel
    let heights = (Self.height(of: graph), Double(names.count) * (Self.bodyHeight + Self.gap) - Self.gap)
    let height = max(heights.0, heights.1, 0)

    var y = (height - heights.0) / 2
    for (index, text) in texts.enumerated() {
      if index > 0 { y += graph.startsGroup(index) ? Self.groupGap : Self.gap }
      let width = text.width + 20
      sources.append(Box(lines: [text], frame: Rect(x: column - width, y: y, width: width, height: Self.sourceHeight)))
      y += Self.sourceHeight
    }
    y = (height - heights.1) / 2
    for (index, lines) in names.enumerated() {
      let x = left + Double(graph.bodies[index].level) * Self.indent
      let width = max(lines.map(\.width).max() ?? 0, 44) + 20
      bodies.append(Box(lines: lines, frame: Rect(x: x, y: y, width: width, height: Self.bodyHeight)))
      y += Self.bodyHeight + Self.gap
    }
    size = Size(width: (sources + bodies).map(\.frame.maxX).max() ?? 0, height: height)
  }

  private static func height(of graph: AttributeGraph) -> Double {
    let groups = graph.sources.indices.dropFirst().count(where: graph.startsGroup)
    return Double(graph.sources.count) * (sourceHeight + gap) - gap + Double(groups) * (groupGap - gap)
  }
}

extension AttributeGraph {
  /// Whether a source belongs to another owner than the one before it.
  fileprivate func startsGroup(_ index: Int) -> Bool {
    index > 0 && (sources[index].owner != sources[index - 1].owner || sources[index].kind != sources[index - 1].kind)
  }
}
