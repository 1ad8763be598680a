import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The dimension lines beside a view on a stage, along one axis: what is proposed on one side, what the views inside
/// report on the other.
struct StageLines {
  let axis: Axis
  /// For each piece a rendering from its middle: by them it is known which views lie beside each other.
  let middles: [Rendering]

  /// A dimension line and its number.
  struct Line {
    var marks: [Mark]
    var label: [Mark]
    var length: Double
    /// Whether the number begins at a place, however long it is; otherwise it has its middle there.
    var beginsThere = false
  }

  /// How far from the box the lengths of the views stand.
  static let lane = 14.0

  /// The proposal, in its own colour.
  func proposal(_ length: Double) -> Line {
    let label = text(length)
    let place =
      axis == .horizontal ? Point(x: length / 2, y: -18) : Point(x: -22 - label.width / 2, y: length / 2 + 4)
    return Line(
      marks: line(from: 0, to: length, at: -12, ink: .proposal), label: label.marks(at: place, .middle, .proposal),
      length: length)
  }

  /// What the views report, in the report's colour: of views behind each other the one next to the lines.
  ///
  /// - Parameters:
  ///   - offset: where the view is in the box.
  ///   - depth: the length of the box's other side.
  ///   - all: what the piece is drawn from: a label stands in a second row where in any of them the first has no room.
  func reports(_ rendering: Rendering, _ offset: Point, depth: Double, in all: [Rendering]) -> [Line] {
    guard let root = rendering.root else { return [] }
    let nodes = nextToTheLines(SweepSeries.told(root)).sorted { start($0.frame) < start($1.frame) }
    let dropped = dropped(nodes.map(\.path), all)
    var lines: [Line] = []
    for node in nodes {
      let low = start(node.frame) + (axis == .horizontal ? offset.x : offset.y)
      let length = node.frame.size[axis]
      guard length.isFinite, low.isFinite else { continue }
      let at = depth + Self.lane
      let label = text(length)
      let drop = dropped.contains(node.path) ? 14.0 : 0
      let place =
        axis == .horizontal
        ? Point(x: low + length / 2, y: at + 15 + drop) : Point(x: at + 10 + drop * 2.5, y: low + length / 2 + 4)
      lines.append(
        Line(
          marks: line(from: low, to: low + length, at: at, ink: .report),
          label: label.marks(at: place, axis == .horizontal ? .middle : .start, .report),
          length: length, beginsThere: axis == .vertical))
    }
    return lines
  }

  /// The views whose labels have no room beside the one before, at either end of the piece.
  private func dropped(_ paths: [String], _ all: [Rendering]) -> Set<String> {
    var dropped: Set<String> = []
    for rendering in all {
      let frames = rendering.root.map(SweepSeries.told)?.filter { paths.contains($0.path) } ?? []
      var last: (path: String, end: Double)?
      for node in frames.sorted(by: { start($0.frame) < start($1.frame) }) {
        let length = node.frame.size[axis]
        let half = axis == .horizontal ? text(length).width / 2 + 2 : 7
        let middle = start(node.frame) + length / 2
        guard middle.isFinite else { continue }
        if let before = last, middle - half < before.end, !dropped.contains(before.path) { dropped.insert(node.path) }
        last = (node.path, middle + half)
      }
    }
    return dropped
  }

  private func text(_ length: Double) -> DiagramText {
    DiagramText(Lengths.text(length), in: middles.first?.typesetter ?? .withoutFonts)
  }

  private func start(_ frame: Rect) -> Double { axis == .horizontal ? frame.minX : frame.minY }

  /// Where a view ends on the other side: next to the lines, or behind another view.
  private func reach(_ frame: Rect) -> Double { axis == .horizontal ? frame.maxY : frame.maxX }

  /// The views of which a line says how long they are: those that end next to the lines first, and every other that does
  /// not lie behind one of these in the middle of any piece. A length then stands beside what it measures.
  private func nextToTheLines(_ nodes: [RenderedNode]) -> [RenderedNode] {
    var paths: Set<String> = Set(nodes.map(\.path))
    for root in middles.compactMap(\.root) {
      var taken: [ClosedRange<Double>] = []
      let told = SweepSeries.told(root).enumerated().sorted { a, b in
        (-reach(a.element.frame), a.offset) < (-reach(b.element.frame), b.offset)
      }.map(\.element)
      for node in told where paths.contains(node.path) && node.frame.size[axis].isFinite {
        let low = start(node.frame)
        let own = low...(low + max(node.frame.size[axis], 0))
        if taken.contains(where: { $0.lowerBound < own.upperBound - 0.01 && own.lowerBound < $0.upperBound - 0.01 }) {
          paths.remove(node.path)
        } else {
          taken.append(own)
        }
      }
    }
    return nodes.filter { paths.contains($0.path) }
  }

  private func line(from: Double, to: Double, at: Double, ink: Ink) -> [Mark] {
    let tick = 3.5
    let ends: [(Double, Double)] = [
      (from, at - tick), (from, at + tick), (to, at - tick), (to, at + tick), (from, at), (to, at),
    ]
    let points = ends.map { axis == .horizontal ? Point(x: $0.0, y: $0.1) : Point(x: $0.1, y: $0.0) }
    let path = DrawnPath(points.enumerated().map { $0.offset % 2 == 0 ? .move($0.element) : .line($0.element) })
    return [.path(path, nil, Stroke(.ink(ink), width: 0.75))]
  }
}
