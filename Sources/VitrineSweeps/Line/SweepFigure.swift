import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view at every length of a range.
///
/// In print: a picture of each piece, and the chart. Without a script: a box that the browser lets readers drag. With one:
/// a stage whose edge is dragged.
public struct SweepFigure {
  private let sweep: Sweep
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]
  private let chart: SweepChart
  private let stage: SweepStage

  /// More pictures than these are not looked at: the longest pieces are shown.
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
      Element("template", ["class": "sweep-data"], text: SweepData.json(sweep).text)
      Element("template", ["class": "sweep-pieces"], [.element(stage.keyframes(id: id))])
      if box != nil { SweepBox.hint }
      multiples()
      names.legend(id: id)
      SweepBox.explorer(
        "Each view by proposed \(word)", box,
        [chart.svg(id: "\(id)-chart"), names.svg(id: "\(id)-names")], data: scale)
      if parts.contains(.code) { code }
    }
  }

  /// Where on the chart the range begins and ends, as parts of its width: a script puts its slider there.
  private var scale: [Attribute] {
    let ends = [sweep.range.lowerBound, sweep.range.upperBound].map(chart.part)
    return [Attribute("data-scale", .numbers(ends, decimals: 5))]
  }

  /// The rules that the figure needs besides those of all figures.
  public var styleSheet: SweepStyleSheet? { SweepBox(sweep, stage: stage, chart: chart, id: id)?.styleSheet }

  private func multiples() -> Element {
    let pictures = pictures
    let last = rest.map { [Element("li", ["class": "cell more"], text: $0)] } ?? []
    return PictureCell.strip(pictures, class: " multiples", pictures.map { $0.element() } + last)
  }

  /// A picture of each piece.
  var pictures: [PictureCell] {
    let longest = sweep.pieces.indices.sorted {
      let (a, b) = (sweep.pieces[$0], sweep.pieces[$1])
      return (b.end - b.start, $0) < (a.end - a.start, $1)
    }.prefix(Self.mostPictures).sorted()
    let pictures = longest.map { index in
      let piece = sweep.pieces[index]
      let word = sweep.axis == .horizontal ? "wide" : "high"
      let range =
        piece.end > piece.start
        ? "\(Lengths.text(piece.start)) to \(Lengths.text(piece.end))" : Lengths.text(piece.start)
      return PictureCell(
        piece.middle, id: "\(id)-p\(index)", label: "\(range) \(word)",
        remark: "drawn at \(Lengths.text(piece.middleLength))",
        parts: parts.intersection([.picture, .dimensions, .frames, .full, .guides]))
    }
    return PictureCell.fitted(pictures)
  }

  /// What is said of the pieces without a picture.
  var rest: String? {
    let left = sweep.pieces.count - Self.mostPictures
    return left > 0 ? "and \(left) shorter \(left == 1 ? "piece" : "pieces")" : nil
  }
}
