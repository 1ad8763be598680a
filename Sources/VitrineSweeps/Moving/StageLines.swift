import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The dimension lines beside a view on a stage, along one axis: the proposal on one side, the lengths that the views
/// inside report on the other.
struct StageLines {
  let axis: Axis
  /// A layout from the middle of each segment, which show which views are side by side.
  let middles: [Rendering]
  /// Returns the views that get lines, unless they are behind others.
  var told: (RenderedNode) -> [RenderedNode] = SweepSeries.told

  /// A dimension line and its number.
  struct Line {
    var marks: [Mark]
    var label: [Mark]
    var length: Double
    /// Whether the number starts at its position; otherwise it is centred there.
    var beginsThere = false
    /// Whether the number is in the second row, because the first has no room.
    var isInSecondRow = false
  }

  /// The distance between the box and the lines of the views, in points.
  static let lane = 14.0

  /// Returns the line of the proposal, in its colour.
  func proposal(_ length: Double) -> Line {
    let label = text(length)
    let place =
      axis == .horizontal ? Point(x: length / 2, y: -18) : Point(x: -22 - label.width / 2, y: length / 2 + 4)
    return Line(
      marks: line(from: 0, to: length, at: -12, ink: .proposal), label: label.marks(at: place, .middle, .proposal),
      length: length)
  }

  /// Returns the lines of the reported lengths, in their colour. Of views behind each other, only the one next to the
  /// lines gets one.
  ///
  /// - Parameters:
  ///   - rendering: the layout.
  ///   - offset: the origin of the view in the box.
  ///   - depth: the length of the box's other side, in points.
  ///   - all: the layouts from which the segment is interpolated; a label that has no space in one of them is in a
  ///     second row in all.
  func reports(_ rendering: Rendering, _ offset: Point, depth: Double, in all: [Rendering]) -> [Line] {
    guard let root = rendering.root else { return [] }
    let nodes = nextToTheLines(told(root)).sorted { start($0.frame) < start($1.frame) }
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
          length: length, beginsThere: axis == .vertical, isInSecondRow: drop > 0))
    }
    return lines
  }

  /// Returns the paths of views whose labels would overlap the previous one in any of the layouts.
  private func dropped(_ paths: [String], _ all: [Rendering]) -> Set<String> {
    var dropped: Set<String> = []
    for rendering in all {
      let frames = rendering.root.map(told)?.filter { paths.contains($0.path) } ?? []
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

  /// Returns the end of a view on the side of the lines.
  private func reach(_ frame: Rect) -> Double { axis == .horizontal ? frame.maxY : frame.maxX }

  /// Returns the views that get a line: first those that end next to the lines, then every other that isn't behind one
  /// of them in the middle of any segment. Each length is then beside the view that it measures.
  private func nextToTheLines(_ nodes: [RenderedNode]) -> [RenderedNode] {
    var paths: Set<String> = Set(nodes.map(\.path))
    for root in middles.compactMap(\.root) {
      var taken: [ClosedRange<Double>] = []
      let all = self.told(root).enumerated().sorted { a, b in
        (-reach(a.element.frame), a.offset) < (-reach(b.element.frame), b.offset)
      }.map(\.element)
      for node in all where paths.contains(node.path) && node.frame.size[axis].isFinite {
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
