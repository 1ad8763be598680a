import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A chart of each view's length against the proposed length, with the breakpoints marked.
///
/// One unit along the horizontal axis is one point, so that lengths are below the same lengths of the stage.
struct SweepChart {
  let sweep: Sweep
  let series: SweepSeries

  static let height = 140.0
  /// The space above the highest line, in points.
  static let headroom = 24.0
  /// The proposal's colour is reserved for the cursor.
  private static let styles: [(ink: Ink, dash: [Double])] = [
    (.report, []), (.ink, []), (.overflow, [6, 3]), (.muted, []), (.ink, [2, 2]), (.report, [8, 3, 2, 3]),
  ]

  private var low: Double { sweep.range.lowerBound }
  private var high: Double { sweep.range.upperBound }
  private var unit: Double { Self.height / max(top, 1) }
  func y(_ length: Double) -> Double { Self.height - length * unit }

  /// The horizontal extent of the chart, labels included, in points.
  var reach: ClosedRange<Double> { min(-8, low - 40)...(high + 16) }

  /// Returns the position of a length as a fraction of the drawing's width.
  func part(of length: Double) -> Double { (length - reach.lowerBound) / (reach.upperBound - reach.lowerBound) }

  func svg(id: String) -> Element {
    var writer = SVGWriter(prefix: id, scale: 1)
    writer.write(frame)
    let foot = ticks()
    writer.write(foot.marks)
    for (index, curve) in series.curves.enumerated() { writer.write(drawn(curve, Self.style(index))) }
    // A script moves the cursor with the proposal.
    let cursor = [
      Attribute("class", "cursor"), Attribute("data-zero", Self.height), Attribute("data-unit", "\(unit)"),
    ]
    writer.group(cursor) { writer in
      writer.write([ruleLine(at: low)])
      for (index, curve) in series.curves.enumerated() {
        writer.group([Attribute("class", "dot"), Attribute("data-path", curve.paths.joined(separator: " "))]) {
          $0.write([dot(Point(x: low, y: y(curve.ends.first??.first ?? 0)), Self.style(index).ink)])
        }
      }
    }
    let bounds = Rect(
      x: reach.lowerBound, y: -Self.headroom, width: reach.upperBound - reach.lowerBound,
      height: Self.height + Self.headroom + foot.depth)
    return writer.document(bounds, title: title, cssClass: "chart")
  }

  /// Returns a rule at a length, with a dot on each curve for the start or the end of a segment.
  func rule(at length: Double, segment: Int, isEnd: Bool) -> [Mark] {
    [ruleLine(at: length)]
      + series.curves.enumerated().compactMap { index, curve in
        curve.ends[segment].map { dot(Point(x: length, y: y(isEnd ? $0.last : $0.first)), Self.style(index).ink) }
      }
  }

  private func ruleLine(at length: Double) -> Mark {
    let line = DrawnPath([.move(Point(x: length, y: -6)), .line(Point(x: length, y: Self.height))])
    return .path(line, nil, Stroke(.ink(.proposal), width: 1))
  }

  private func dot(_ center: Point, _ ink: Ink) -> Mark {
    .ellipse(
      Rect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7), .ink(ink), Stroke(.ink(.paper), width: 1.5))
  }

  static func style(_ index: Int) -> (ink: Ink, dash: [Double]) { styles[index % styles.count] }

  private var word: String { sweep.axis == .horizontal ? "width" : "height" }

  private var title: String {
    let names = series.curves.map(\.label).joined(separator: "; ")
    let breaks = sweep.segments.dropFirst().map { Lengths.text($0.start) }
    let happens =
      if let step = sweep.step { "drawn every \(Lengths.text(step)) points" } else if breaks.isEmpty {
        "nothing breaks"
      } else { "something happens at \(breaks.joined(separator: ", "))" }
    return
      "The \(word) of \(names) against a proposed \(word) from \(Lengths.text(low)) to \(Lengths.text(high)); \(happens)"
  }

  // MARK: Axes

  /// The distance between horizontal grid lines, in points: a round number that gives few lines.
  private var step: Double {
    [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000].first { series.largest / $0 <= 4.5 } ?? series.largest
  }

  private var top: Double { max((series.largest / step).rounded(.up), 1) * step }

  private var frame: [Mark] {
    var marks: [Mark] = []
    var value = 0.0
    while value <= top + 0.01 {
      let line = DrawnPath([.move(Point(x: low, y: y(value))), .line(Point(x: high, y: y(value)))])
      marks.append(.path(line, nil, Stroke(.ink(.line), width: value == 0 ? 1 : 0.5)))
      marks += text(Lengths.text(value)).marks(at: Point(x: low - 7, y: y(value) + 4), .end, .muted)
      value += step
    }
    marks += text(word + " of each view").marks(at: Point(x: low, y: -12), .start, .muted)
    return marks
  }

  /// The least distance between the centres of two labels along the horizontal axis, in points.
  private static let tickGap = 28.0

  /// Draws the range's ends and the breakpoints. Breakpoints of the longest segments are labelled first; a label that
  /// would overlap another one is left out.
  private func ticks() -> (marks: [Mark], depth: Double) {
    var marks: [Mark] = []
    var taken: [(place: Double, half: Double)] = []
    func mark(_ place: Double, isBreak: Bool) {
      let text = self.text(Lengths.text(place))
      let half = text.width / 2 + 4
      let hasRoom = !taken.contains { abs($0.place - place) < max(Self.tickGap, $0.half + half) }
      let isTall = isBreak && hasRoom
      let line = DrawnPath([
        .move(Point(x: place, y: isTall ? 0 : Self.height)),
        .line(Point(x: place, y: Self.height + (hasRoom ? 6 : 4))),
      ])
      marks.append(
        .path(line, nil, Stroke(.ink(.muted), width: isTall ? 0.5 : 0.75, dash: isTall ? [2, 3] : [])))
      guard hasRoom else { return }
      taken.append((place, half))
      marks += text.marks(at: Point(x: place, y: Self.height + 17), .middle, isBreak ? .ink : .muted)
    }
    for place in [low, high] where low < high || place == low { mark(place, isBreak: false) }
    if sweep.step == nil { for place in breaksByWeight { mark(place, isBreak: true) } }
    marks += text("proposed \(word)").marks(
      at: Point(x: (low + high) / 2, y: Self.height + 34), .middle, .muted)
    return (marks, 42)
  }

  private var breaksByWeight: [Double] {
    let segments = sweep.segments
    let lengths = segments.map { $0.end - $0.start }
    return segments.indices.dropFirst()
      .sorted { a, b in
        let (left, right) = (max(lengths[a], lengths[a - 1]), max(lengths[b], lengths[b - 1]))
        return (-left, a) < (-right, b)
      }
      .map { segments[$0].start }
  }

  // MARK: Curves

  /// Draws the segments of a curve, with a fine dotted line across each jump; lengths that were laid out alone are
  /// dots.
  private func drawn(_ curve: SweepSeries.Curve, _ style: (ink: Ink, dash: [Double])) -> [Mark] {
    var path = DrawnPath()
    var jumps = DrawnPath()
    var last: Point?
    var dots: [Mark] = []
    for (segment, ends) in zip(sweep.segments, curve.ends) {
      guard let ends else {
        last = nil
        continue
      }
      let (start, end) = (Point(x: segment.start, y: y(ends.first)), Point(x: segment.end, y: y(ends.last)))
      if let known = last, abs(known.y - start.y) < 0.05 {
        path.elements.append(.line(start))
      } else {
        if let known = last { jumps.elements += [.move(known), .line(start)] }
        path.elements.append(.move(start))
      }
      path.elements.append(.line(end))
      if sweep.step != nil {
        dots.append(.ellipse(Rect(x: end.x - 1.5, y: end.y - 1.5, width: 3, height: 3), .ink(style.ink), nil))
      }
      last = end
    }
    return [
      .path(jumps, nil, Stroke(.ink(style.ink), width: 0.75, dash: [1.5, 2.5])),
      .path(path, nil, Stroke(.ink(style.ink), width: 1.75, dash: style.dash, join: .round)),
    ] + dots
  }

  func text(_ words: String) -> DiagramText { DiagramText(words, in: sweep.typesetter) }
}
