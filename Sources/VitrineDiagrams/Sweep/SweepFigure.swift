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
  private let codeHTML: String?
  private let chart: SweepChart
  private let stage: SweepStage

  /// More pictures than these are not looked at: the longest pieces are shown.
  private static let mostPictures = 12

  public init(
    _ sweep: Sweep, id: String, parts: Figure.Parts = .standard, caption: String? = nil, codeHTML: String? = nil
  ) {
    (self.sweep, self.id, self.parts, self.caption, self.codeHTML) = (sweep, id, parts, caption, codeHTML)
    chart = SweepChart(sweep: sweep, series: SweepSeries(sweep))
    stage = SweepStage(sweep: sweep, reach: chart.reach)
  }

  public func html() -> String {
    var content = HTML.element("template", [("class", "sweep-data")], HTML.escaped(SweepData.json(sweep)))
    content += HTML.element("template", [("class", "sweep-pieces")], stage.keyframes(id: id))
    let box = SweepBox(sweep, stage: stage, chart: chart, id: id)
    if box != nil { content += SweepBox.hint }
    content += multiples()
    let word = sweep.axis == .horizontal ? "width" : "height"
    content += HTML.element(
      "div",
      [
        ("class", "explorer scroll"), ("tabindex", "0"), ("role", "group"),
        ("aria-label", "Each view by proposed \(word)"),
      ],
      (box?.html ?? "") + chart.svg(id: "\(id)-chart"))
    if parts.contains(.code), let codeHTML { content += codeHTML }
    return FigureFrame.html(id: id, kind: "sweep-figure", content: content, caption: caption)
  }

  /// The rules that the figure needs besides those of all figures.
  public var styleSheet: SweepStyleSheet? { SweepBox(sweep, stage: stage, chart: chart, id: id)?.styleSheet }

  private func multiples() -> String {
    var items = pictures.map { $0.html() }
    if let rest { items.append(HTML.element("li", [("class", "cell more")], rest)) }
    return HTML.element("ul", [("class", "strip multiples")], items.joined())
  }

  /// A picture of each piece.
  var pictures: [PictureCell] {
    let longest = sweep.pieces.indices.sorted {
      let (a, b) = (sweep.pieces[$0], sweep.pieces[$1])
      return (b.end - b.start, $0) < (a.end - a.start, $1)
    }.prefix(Self.mostPictures).sorted()
    return longest.map { index in
      let piece = sweep.pieces[index]
      let word = sweep.axis == .horizontal ? "wide" : "high"
      let range =
        piece.end > piece.start
        ? "\(Lengths.text(piece.start)) to \(Lengths.text(piece.end))" : Lengths.text(piece.start)
      return PictureCell(
        rendering: piece.middle, id: "\(id)-p\(index)", label: "\(range) \(word)",
        remark: "drawn at \(Lengths.text(piece.middleLength))",
        parts: parts.intersection([.picture, .dimensions, .guides]))
    }
  }

  /// What is said of the pieces without a picture.
  var rest: String? {
    let left = sweep.pieces.count - Self.mostPictures
    return left > 0 ? "and \(left) shorter \(left == 1 ? "piece" : "pieces")" : nil
  }
}
