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

  /// What the views report, in the report's colour: those beside each other in one lane.
  ///
  /// - Parameters:
  ///   - offset: where the view is in the box.
  ///   - depth: the length of the box's other side.
  ///   - all: what the piece is drawn from: its labels stand in two rows where any of them has no room.
  func reports(_ rendering: Rendering, _ offset: Point, depth: Double, in all: [Rendering]) -> [Line] {
    guard let root = rendering.root else { return [] }
    var lines: [Line] = []
    let nodes = besideEachOther(SweepSeries.told(root))
    let isStaggered = nodes.count > 1 && narrowest(nodes, all) < (axis == .horizontal ? 36 : 12)
    for (index, node) in nodes.enumerated() {
      let low = start(node.frame) + (axis == .horizontal ? offset.x : offset.y)
      let length = node.frame.size[axis]
      guard length.isFinite, low.isFinite else { continue }
      let at = depth + Self.lane
      let label = text(length)
      let drop = isStaggered && index % 2 == 1 ? 14.0 : 0
      let place =
        axis == .horizontal
        ? Point(x: low + length / 2, y: at + 15 + drop)
        : Point(x: at + 10 + label.width / 2 + drop * 2.5, y: low + length / 2 + 4)
      lines.append(
        Line(
          marks: line(from: low, to: low + length, at: at, ink: .report),
          label: label.marks(at: place, .middle, .report),
          length: length))
    }
    return lines
  }

  private func text(_ length: Double) -> DiagramText {
    DiagramText(Lengths.text(length), in: middles.first?.typesetter ?? .withoutFonts)
  }

  private func start(_ frame: Rect) -> Double { axis == .horizontal ? frame.minX : frame.minY }

  /// The first view, and every other that does not lie over one before it in the middle of any piece.
  private func besideEachOther(_ nodes: [RenderedNode]) -> [RenderedNode] {
    var paths: Set<String> = Set(nodes.map(\.path))
    for root in middles.compactMap(\.root) {
      var taken: [ClosedRange<Double>] = []
      for node in SweepSeries.told(root) where paths.contains(node.path) && node.frame.size[axis].isFinite {
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

  /// The least length of any of these views.
  private func narrowest(_ nodes: [RenderedNode], _ all: [Rendering]) -> Double {
    let paths = nodes.map(\.path)
    return all.compactMap(\.root).flatMap(SweepSeries.told).filter { paths.contains($0.path) }
      .map { $0.frame.size[axis] }.min() ?? 0
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
