import VitrineLayout
import VitrineUI

/// The pictures that a script draws between: the ends of each piece, all to the same measure.
///
/// One point is one unit, the proposal starts at 0, and the chart below has the same units: the edge that a reader drags
/// stands above its length on the chart.
struct SweepStage {
  let sweep: Sweep
  /// What the drawings share, from the left edge of the stage to the right one.
  let reach: ClosedRange<Double>

  private static let lane = 20.0

  /// The pictures at both ends of each piece, in order, as groups of one drawing.
  func keyframes(id: String) -> String {
    var writer = SVGWriter(prefix: "\(id)-k", scale: 1, isExact: true)
    for piece in sweep.pieces {
      let length = writer.body.utf8.count
      write(piece, at: piece.start, piece.first, &writer)
      let start = writer.cut(after: length)
      write(piece, at: piece.end, piece.last, &writer)
      let end = writer.cut(after: length)
      writer.paste(start + KeyframeDifference.markup(from: start, to: end))
    }
    return writer.document(bounds, title: "", cssClass: "keyframes")
  }

  /// The other side of the proposal's box: what is proposed, if that is near what any layout takes.
  var depth: Double {
    let across = sweep.axis.other
    let most = sweep.pieces.flatMap { [$0.first.size[across], $0.last.size[across]] }.filter(\.isFinite).max() ?? 0
    let proposed = sweep.pieces.first?.first.proposal[across] ?? 0
    if proposed.isFinite, proposed >= most, proposed <= max(most * 1.6, most + 60) { return proposed }
    return max(min(most, 600), 20)
  }

  var bounds: Rect {
    let labels = lengthsLane + Self.lane * 2
    return sweep.axis == .horizontal
      ? Rect(x: reach.lowerBound, y: -32, width: reach.upperBound - reach.lowerBound, height: depth + 32 + labels)
      : Rect(x: -60, y: -8, width: max(depth + 60 + 110, 240), height: sweep.range.upperBound + 24)
  }

  /// How far below the box the lengths of the views stand.
  private var lengthsLane: Double { 14 }

  /// The proposal's box at a length.
  func box(_ length: Double) -> Size {
    sweep.axis == .horizontal ? Size(width: length, height: depth) : Size(width: depth, height: length)
  }

  func write(_ piece: Sweep.Piece, at length: Double, _ rendering: Rendering, _ writer: inout SVGWriter) {
    writer.open("class=\"keyframe\"")
    let isHorizontal = sweep.axis == .horizontal
    let box = box(length)
    let offset = Point(x: (box.width - rendering.size.width) / 2, y: (box.height - rendering.size.height) / 2)
    writer.write([
      .rectangle(Rect(origin: .zero, size: box), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1, dash: [4, 4]))
    ])
    writer.open("class=\"painted\"")
    var effects = GroupEffects()
    effects.transform = .translation(x: offset.x, y: offset.y)
    writer.write(.group(rendering.marks, effects))
    writer.close()
    writer.write(proposal(length))
    writer.write(lengths(rendering, offset, in: piece))
    writer.open("class=\"handle\"")
    let grip = Rect(x: length - 4, y: depth / 2 - 14, width: 8, height: 28)
    writer.write([
      .rectangle(
        isHorizontal ? grip : Rect(x: grip.minY, y: grip.minX, width: 28, height: 8), cornerRadius: 4,
        .ink(.proposal), Stroke(.ink(.paper), width: 1.5))
    ])
    writer.close()
    writer.close()
  }

  /// The proposal as a dimension line, in the proposal's colour.
  private func proposal(_ length: Double) -> [Mark] {
    let label = DiagramText(Lengths.text(length))
    let line = self.line(from: 0, to: length, at: -12, ink: .proposal)
    let place =
      sweep.axis == .horizontal ? Point(x: length / 2, y: -18) : Point(x: -22 - label.width / 2, y: length / 2 + 4)
    return line + label.marks(at: place, .middle, .proposal)
  }

  /// What the views report, in the report's colour: those beside each other in one lane.
  private func lengths(_ rendering: Rendering, _ offset: Point, in piece: Sweep.Piece) -> [Mark] {
    guard let root = rendering.root else { return [] }
    var marks: [Mark] = []
    let nodes = besideEachOther(SweepSeries.told(root))
    let isStaggered = nodes.count > 1 && narrowest(nodes, piece) < (sweep.axis == .horizontal ? 36 : 12)
    for (index, node) in nodes.enumerated() {
      let shift = sweep.axis == .horizontal ? offset.x : offset.y
      let low = (sweep.axis == .horizontal ? node.frame.minX : node.frame.minY) + shift
      let length = node.frame.size[sweep.axis]
      guard length.isFinite, low.isFinite else { continue }
      let at = depth + lengthsLane
      let label = DiagramText(Lengths.text(length))
      let drop = isStaggered && index % 2 == 1 ? 14.0 : 0
      let place =
        sweep.axis == .horizontal
        ? Point(x: low + length / 2, y: at + 15 + drop)
        : Point(x: at + 10 + label.width / 2 + drop * 2.5, y: low + length / 2 + 4)
      marks += line(from: low, to: low + length, at: at, ink: .report) + label.marks(at: place, .middle, .report)
    }
    return marks
  }

  /// The first view, and every other that does not lie over one before it in the middle of any piece.
  private func besideEachOther(_ nodes: [RenderedNode]) -> [RenderedNode] {
    func extent(_ frame: Rect) -> ClosedRange<Double> {
      let low = sweep.axis == .horizontal ? frame.minX : frame.minY
      return low...(low + max(frame.size[sweep.axis], 0))
    }
    var paths: Set<String> = Set(nodes.map(\.path))
    for piece in sweep.pieces {
      guard let root = piece.middle.root else { continue }
      var taken: [ClosedRange<Double>] = []
      for node in SweepSeries.told(root) where paths.contains(node.path) && node.frame.size[sweep.axis].isFinite {
        let own = extent(node.frame)
        if taken.contains(where: { $0.lowerBound < own.upperBound - 0.01 && own.lowerBound < $0.upperBound - 0.01 }) {
          paths.remove(node.path)
        } else {
          taken.append(own)
        }
      }
    }
    return nodes.filter { paths.contains($0.path) }
  }

  /// The least length of any of these views in a piece: labels of short ones stand in two rows.
  private func narrowest(_ nodes: [RenderedNode], _ piece: Sweep.Piece) -> Double {
    let paths = nodes.map(\.path)
    return [piece.first, piece.last].compactMap(\.root).flatMap(SweepSeries.told).filter { paths.contains($0.path) }
      .map { $0.frame.size[sweep.axis] }.min() ?? 0
  }

  private func line(from: Double, to: Double, at: Double, ink: Ink) -> [Mark] {
    let tick = 3.5
    let ends: [(Double, Double)] = [
      (from, at - tick), (from, at + tick), (to, at - tick), (to, at + tick), (from, at), (to, at),
    ]
    let points = ends.map { sweep.axis == .horizontal ? Point(x: $0.0, y: $0.1) : Point(x: $0.1, y: $0.0) }
    let path = DrawnPath(points.enumerated().map { $0.offset % 2 == 0 ? .move($0.element) : .line($0.element) })
    return [.path(path, nil, Stroke(.ink(ink), width: 0.75))]
  }
}
