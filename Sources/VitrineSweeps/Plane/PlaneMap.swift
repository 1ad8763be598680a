import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A map of the plane of widths and heights with its segments, drawn to scale.
struct PlaneMap {
  let sweep: PlaneSweep

  private static let mostWidth = 260.0
  private static let mostHeight = 120.0

  private var scale: Double {
    let (width, height) = (sweep.widths.upperBound - low.x, sweep.heights.upperBound - low.y)
    return min(Self.mostWidth / max(width, 1), Self.mostHeight / max(height, 1), 1)
  }

  private var low: Point { Point(x: sweep.widths.lowerBound, y: sweep.heights.lowerBound) }

  /// Returns the position of a size on the map; heights grow downwards, as in the box above.
  func place(_ point: Point) -> Point { Point(x: (point.x - low.x) * scale, y: (point.y - low.y) * scale) }

  private var far: Point { place(Point(x: sweep.widths.upperBound, y: sweep.heights.upperBound)) }

  /// The bounds of the map, as wide as the stage above, with the plane centred.
  var bounds: Rect {
    let width = PlaneStage(sweep: sweep).bounds.width
    return Rect(x: (far.x - width) / 2, y: -20, width: width, height: far.y + 20 + 40)
  }

  /// Returns the name of a segment: A to Z, then A2 and so on.
  static func name(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? letter : "\(letter)\(index / 26 + 1)"
  }

  /// The least width and height of a segment with a name, in points on the map.
  private static let namedSide = 16.0

  func svg(id: String) -> Element {
    var writer = SVGWriter(prefix: id, scale: 1)
    for (index, segment) in sweep.segments.enumerated() {
      let points = segment.corners.map(place)
      var path = DrawnPath([.move(points[0])])
      path.elements += points.dropFirst().map { .line($0) } + [.close]
      writer.write([.path(path, nil, Stroke(.ink(.muted), width: 0.5))])
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (width, height) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
      guard sweep.segments.count > 1, min(width, height) >= Self.namedSide else { continue }
      let count = Double(points.count)
      let middle = Point(x: xs.reduce(0, +) / count, y: ys.reduce(0, +) / count + 4)
      let name = text(Self.name(index)).marks(at: middle, .middle, .muted)
      // Shown beside the pictures of the segments, which have the same names.
      writer.group(class: "segment-name") { $0.write(name) }
    }
    writer.write([
      .rectangle(Rect(origin: .zero, size: Size(far.x, far.y)), cornerRadius: 0, nil, Stroke(.ink(.line), width: 1))
    ])
    writer.write(labels(.horizontal) + labels(.vertical))
    writer.write(text("↓ proposed height").marks(at: Point(x: 0, y: -8), .start, .muted))
    writer.write(text("proposed width →").marks(at: Point(x: far.x / 2, y: far.y + 32), .middle, .muted))
    return writer.document(bounds, title: title, cssClass: "map")
  }

  private func text(_ words: String) -> DiagramText { DiagramText(words, in: sweep.typesetter) }

  /// Draws the size of the box on the map: a dot and two rules.
  func cursor(at size: Size) -> [Mark] {
    let point = place(Point(x: size.width, y: size.height))
    func line(_ a: Point, _ b: Point) -> Mark {
      .path(DrawnPath([.move(a), .line(b)]), nil, Stroke(.ink(.proposal), width: 0.75))
    }
    return [
      line(Point(x: point.x, y: 0), Point(x: point.x, y: far.y)),
      line(Point(x: 0, y: point.y), Point(x: far.x, y: point.y)),
      .ellipse(
        Rect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7), .ink(.proposal), Stroke(.ink(.paper), width: 1.5)
      ),
    ]
  }

  /// Draws labels for the ends of a side and for the lengths of the segments' corners, as far as they don't overlap.
  private func labels(_ axis: Axis) -> [Mark] {
    let isWide = axis == .horizontal
    let range = isWide ? sweep.widths : sweep.heights
    let breaks = Set(sweep.segments.flatMap(\.corners).map { isWide ? $0.x : $0.y }.map(Lengths.text))
      .compactMap(Double.init).filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
    var taken: [ClosedRange<Double>] = []
    return ([range.lowerBound, range.upperBound] + breaks).enumerated().flatMap { index, length -> [Mark] in
      let text = self.text(Lengths.text(length))
      let at = (length - range.lowerBound) * scale
      let half = isWide ? text.width / 2 + 4 : 7
      guard !taken.contains(where: { $0.overlaps((at - half)...(at + half)) }) else { return [] }
      taken.append((at - half)...(at + half))
      let point = isWide ? Point(x: at, y: far.y + 16) : Point(x: -8, y: at + 4)
      return text.marks(at: point, isWide ? .middle : .end, index < 2 ? .muted : .ink)
    }
  }

  private var title: String {
    let ranges =
      "widths from \(Lengths.text(low.x)) to \(Lengths.text(sweep.widths.upperBound)) and heights from \(Lengths.text(low.y)) to \(Lengths.text(sweep.heights.upperBound))"
    return sweep.segments.count == 1
      ? "At all \(ranges) every view changes evenly"
      : "A map of \(ranges): \(sweep.segments.count) segments, in each of which every view changes evenly"
  }
}
