import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A figure of a view at every length of a range.
///
/// In print it shows a picture of each segment, and the chart. On screens without a script it shows a box that the
/// reader can resize; with a script, a stage with an edge to drag.
public struct SweepFigure {
  private let sweep: Sweep
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]
  private let chart: SweepChart
  private let stage: SweepStage

  /// The maximum number of pictures; the longest segments are shown.
  private static let mostPictures = 12

  public init(
    _ sweep: Sweep, id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) {
    (self.sweep, self.id, self.parts, self.caption, self.code) = (sweep, id, parts, caption, code)
    chart = SweepChart(sweep: sweep, series: SweepSeries(sweep))
    stage = SweepStage(sweep: sweep, reach: chart.reach)
  }

  public func element() -> Element {
    let box = SweepBox(sweep, stage: stage, chart: chart, id: id)
    let word = sweep.axis == .horizontal ? "width" : "height"
    let names = SweepNames(chart: chart)
    let width = chart.reach.upperBound - chart.reach.lowerBound + names.breadth
    let column = parts.contains(.code) ? FigureRoom.column(width, code) : nil
    return FigureFrame.element(id: id, kind: "sweep-figure", room: column, caption: caption) {
      if box != nil { SweepBox.hint }
      if let extent { Element("p", ["class": "sweep-extent"], text: extent) }
      multiples()
      names.legend(id: id)
      SweepBox.controls
      SweepBox.explorer(
        "Each view by proposed \(word)", box, stage: room,
        [
          Element("div", ["class": "chart-room"], [.element(chart.svg(id: "\(id)-chart"))]),
          names.svg(id: "\(id)-names"),
        ], data: scale)
      if parts.contains(.code) { code }
      Element("template", ["class": "sweep-data"], text: SweepData.json(sweep).text)
      Element("template", ["class": "sweep-segments"], [.element(stage.keyframes(id: id))])
    }
  }

  /// The room of the stage, which a script fills.
  private var room: Element {
    let empty = SVGWriter(prefix: "", scale: 1).document(stage.bounds, title: "", cssClass: "keyframes", isGroup: true)
    return Element("div", ["class": "stage", "aria-hidden": "true"], [.element(empty)])
  }

  /// The start and end of the range, as fractions of the chart's width, where a script puts its slider.
  private var scale: [Attribute] {
    let ends = [sweep.range.lowerBound, sweep.range.upperBound].map(chart.part)
    return [Attribute("data-scale", .numbers(ends, decimals: 5))]
  }

  /// The CSS of this figure, in addition to that of all figures.
  public var styleSheet: SweepStyleSheet? { SweepBox(sweep, stage: stage, chart: chart, id: id)?.styleSheet }

  private func multiples() -> Element {
    let pictures = pictures
    let last = rest.map { [Element("li", ["class": "cell more"], text: $0)] } ?? []
    return PictureCell.strip(pictures, class: " multiples", pictures.map { $0.element() } + last)
  }

  /// The segments that have a picture, in order: the longest ones, or some all over a range that is drawn in steps.
  private var shown: [Int] {
    let segments = sweep.segments
    if sweep.step != nil, segments.count > Self.mostPictures {
      return (0..<Self.mostPictures).map { $0 * (segments.count - 1) / (Self.mostPictures - 1) }
    }
    return segments.indices.sorted {
      (segments[$1].end - segments[$1].start, $0) < (segments[$0].end - segments[$0].start, $1)
    }.prefix(Self.mostPictures).sorted()
  }

  /// The pictures of the segments.
  var pictures: [PictureCell] {
    let pictures = shown.map { index in
      let segment = sweep.segments[index]
      let word = sweep.axis == .horizontal ? "wide" : "high"
      let range =
        segment.end > segment.start
        ? "\(Lengths.text(segment.start)) to \(Lengths.text(segment.end))" : Lengths.text(segment.start)
      return PictureCell(
        segment.middle, id: "\(id)-p\(index)", label: "\(range) \(word)",
        remark: sweep.step == nil ? "drawn at \(Lengths.text(segment.middleLength))" : nil,
        parts: parts.intersection([.picture, .dimensions, .frames, .full, .guides]))
    }
    return PictureCell.fitted(pictures)
  }

  /// The sentence about the lengths that are drawn; `nil` if all are.
  var extent: String? {
    sweep.step.map { step in
      let word = sweep.axis == .horizontal ? "widths" : "heights"
      return "Drawn at \(sweep.segments.count) \(word), \(Lengths.text(step)) points apart."
    }
  }

  /// The note about the segments without a picture; `nil` if there are none.
  var rest: String? {
    let left = sweep.segments.count - Self.mostPictures
    guard left > 0 else { return nil }
    if sweep.step != nil { return "and \(left) more between them" }
    return "and \(left) shorter \(left == 1 ? "segment" : "segments")"
  }
}
