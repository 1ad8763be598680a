import VitrineLayout
import VitrineUI

/// A sweep for readers without scripts: a box whose corner the browser itself lets them drag. Container queries show the
/// drawing of the piece that holds at the box's size, and the style sheet moves its elements as the layout does.
///
/// The style sheet is a file of its own, since the content security policy allows none in the page. Its rules stand under
/// a class named by their sum, so that the same sweep has the same file wherever it is shown.
struct SweepBox {
  private let markup: String
  let styleSheet: SweepStyleSheet

  init?(_ sweep: Sweep, stage: SweepStage, chart: SweepChart, id: String) {
    guard sweep.range.lowerBound < sweep.range.upperBound else { return nil }
    var classes = MovingClasses()
    var writer = SVGWriter(prefix: "\(id)-m", scale: 1, isExact: true)
    var labels = ""
    for index in sweep.pieces.indices {
      let cssClass = "q q\(index)"
      writer.open("class=\"\(cssClass)\"")
      if let moving = Self.moving(index, sweep, stage, chart, &writer, &classes) {
        writer.paste(moving.markup)
        labels += moving.labels.map {
          HTML.element("span", [("class", "n \(cssClass) \($0.cssClass) \($0.ink)")])
        }.joined()
      } else {
        let piece = sweep.pieces[index]
        stage.write(piece, at: piece.middleLength, piece.middle, &writer)
      }
      writer.close()
    }
    // The box's own corner is the origin; what is beyond its edges shows too.
    let drawing = writer.document(Rect(x: 0, y: 0, width: 1, height: 1), title: "", cssClass: "moving", isGroup: true)
    styleSheet = SweepStyleSheet { scope in Self.rules(sweep, stage, in: scope) + classes.css(in: scope) }
    markup = HTML.element(
      "div", [("class", "\(SweepStyleSheet.marker)\(styleSheet.name)"), ("aria-hidden", "true")],
      "<div class=\"room\"><div class=\"grip\"></div><div class=\"inside\">\(drawing)\(labels)</div></div>")
  }

  func html() -> String { markup }

  /// What a reader can do, and the way to a picture of each piece for whoever has no mouse.
  static func hint() -> String {
    HTML.element(
      "p", [("class", "sweep-hint"), ("data-pagefind-ignore", "")],
      "<span>Drag the corner of the box.</span> <label><input type=\"checkbox\"> A picture of each piece</label>")
  }

  /// The drawing of a piece with what moves in it, and the rule and dots on the chart below.
  private static func moving(
    _ index: Int, _ sweep: Sweep, _ stage: SweepStage, _ chart: SweepChart, _ writer: inout SVGWriter,
    _ classes: inout MovingClasses
  ) -> MovingMarkup? {
    let piece = sweep.pieces[index]
    guard piece.start < piece.end else { return nil }
    let start = writer.body.utf8.count
    let ends = [(piece.start, piece.first), (piece.end, piece.last)].enumerated().map { end, place in
      stage.write(piece, at: place.0, place.1, &writer)
      if sweep.axis == .horizontal {
        let down = SVGText.number(stage.bounds.maxY + SweepChart.headroom)
        writer.open("class=\"rule\" transform=\"matrix(1 0 0 1 0 \(down))\"")
        writer.write(chart.rule(at: place.0, piece: index, isEnd: end == 1))
        writer.close()
      }
      return writer.cut(after: start)
    }
    return MovingMarkup(
      ends, at: AffineFrame(sizes: [stage.box(piece.start), stage.box(piece.end)]), &classes)
  }

  /// The box, its bounds, and which piece is shown when.
  private static func rules(_ sweep: Sweep, _ stage: SweepStage, in scope: String) -> String {
    let px = { (value: Double) in ExactNumber.text(value) + "px" }
    let (low, high) = (sweep.range.lowerBound, sweep.range.upperBound)
    let isHorizontal = sweep.axis == .horizontal
    let (word, across) = isHorizontal ? ("width", "height") : ("height", "width")
    let bounds = stage.bounds
    let first = (low + (high - low) * 0.75).rounded()
    var rules = """
      .\(scope){width:\(px(bounds.width));height:\(px(bounds.height))}
      .\(scope) .room{left:\(px(-bounds.minX));top:\(px(-bounds.minY))}
      .\(scope) .grip{resize:\(isHorizontal ? "horizontal" : "vertical");\(word):\(px(first));min-\(word):\(px(low));max-\(word):\(px(high));\(across):\(px(stage.depth))}

      """
    for (index, piece) in sweep.pieces.enumerated() {
      let from = index == 0 ? "" : "(\(word) >= \(px(piece.start)))"
      let to = index + 1 == sweep.pieces.count ? "" : "(\(word) < \(px(sweep.pieces[index + 1].start)))"
      let query = [from, to].filter { !$0.isEmpty }.joined(separator: " and ")
      let rule = ".\(scope) .q\(index){display:inline}"
      rules += query.isEmpty ? rule + "\n" : "@container sweep \(query){\(rule)}\n"
    }
    return rules
  }
}
