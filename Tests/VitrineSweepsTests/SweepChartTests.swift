import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

@testable import VitrineSweeps

/// The chart of a sweep, what its curves are called, and what lengths beside a stage measure.
struct SweepChartTests {
  private static func layOut(_ view: any View, _ size: Size) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(size)
    (options.traced, options.probesSizing) = (false, false)
    return Renderer.render(view, options: options)
  }

  private static func sweep(_ view: any View, _ range: ClosedRange<Double>) throws -> Sweep {
    try Sweep(.horizontal, range) { layOut(view, Size(width: $0, height: 80)) }
  }

  /// A cart alone, with a word, and with more: the same name in every segment.
  private static var choice: some View {
    ViewThatFits {
      HStack {
        Text("Cart")
        Text("Add to the shopping cart")
        Text("19.90")
      }
      HStack {
        Text("Cart")
        Text("Add")
      }
      Text("Cart")
    }
  }

  @Test func aViewHasOneColourOverAllSegments() throws {
    let sweep = try Self.sweep(Self.choice, 20...380)
    #expect(sweep.segments.count >= 3)
    let curves = SweepSeries(sweep).curves
    let carts = curves.filter { $0.label.contains("\"Cart\"") }
    #expect(carts.count == 1)
    #expect(carts.first?.ends.allSatisfy { $0 != nil } == true)
    // In each segment one of its paths is there, for the dot that goes with the slider.
    #expect((carts.first?.paths.count ?? 0) >= 2)
  }

  /// Two views of one name that are there together stay two.
  @Test func namesakesBesideEachOtherStayApart() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 50)
      Color.red
    }
    let labels = SweepSeries(try Self.sweep(row, 40...300)).curves.map(\.label)
    #expect(labels.filter { $0 == "Color.red" }.count == 2)
  }

  /// Every curve is named: at its right end, or in the list above the chart.
  @Test func everyCurveHasAName() throws {
    let sweep = try Self.sweep(Self.choice, 20...380)
    let chart = SweepChart(sweep: sweep, series: SweepSeries(sweep))
    let names = SweepNames(chart: chart)
    let (legend, drawing) = (names.legend(id: "f"), names.svg(id: "n"))
    #expect(legend.plainText.contains("Text(\"Add\")"))
    var items = 0
    legend.visit { if $0.name == "li" { items += 1 } }
    #expect(items == chart.series.curves.count)
    for curve in chart.series.curves where curve.ends.last ?? nil != nil {
      #expect(drawing.plainText.contains(curve.label))
    }
  }

  @Test func lengthsAlongTheFootStandApart() throws {
    // Breaks at 60, 66, 72 and 300: the small segments have no room for their numbers.
    let view = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 30)
      Color.teal.frame(maxWidth: 33)
      Color.orange.frame(maxWidth: 36)
      Color.blue.frame(maxWidth: 200)
    }
    let sweep = try Self.sweep(view, 20...400)
    let svg = SweepChart(sweep: sweep, series: SweepSeries(sweep)).svg(id: "c")
    var places: [Double] = []
    svg.visit { element in
      guard element.name == "text", Double(element.plainText) != nil, let y = element["y"]?.number, y > 150, y < 160
      else {
        return
      }
      places.append((element["x"]?.number ?? 0) + (element["textLength"]?.number ?? 0) / 2)
    }
    places.sort()
    #expect(places.count >= 3)
    for (place, next) in zip(places, places.dropFirst()) { #expect(next - place >= 28) }
  }

  /// A script puts the slider where the chart's lengths are.
  @Test func theChartSaysWhereItsRangeIs() throws {
    let sweep = try Self.sweep(Color.red, 100...300)
    let figure = SweepFigure(sweep, id: "f").element()
    var scale: String?
    figure.visit { if $0.classes.contains("explorer") { scale = $0["data-scale"]?.text } }
    let parts = (scale ?? "").split(separator: " ").compactMap { Double($0) }
    try #require(parts.count == 2)
    // The chart reaches from −8 to 316.
    #expect(abs(parts[0] - 108 / 324) < 1e-4 && abs(parts[1] - 308 / 324) < 1e-4)
  }

  // MARK: The lengths beside a stage

  /// Below a column stands the width of its last view, which is next to the line, not that of one above it.
  @Test func aLengthStandsBesideWhatItMeasures() throws {
    let view = VStack(spacing: 0) {
      Text("A title")
      Color.orange
    }
    let sweep = try PlaneSweep(widths: 120...240, heights: 60...160) { Self.layOut(view, $0) }
    let segment = try #require(sweep.segments.first)
    let rendering = segment.middle.rendering
    let orange = try #require(rendering.root?.children.last)
    let lines = StageLines(axis: .horizontal, middles: sweep.segments.map(\.middle.rendering))
      .reports(rendering, .zero, depth: 100, in: segment.samples.map(\.rendering))
    #expect(lines.map(\.length) == [orange.frame.width])
    // Side by side both are measured.
    let heights = StageLines(axis: .vertical, middles: sweep.segments.map(\.middle.rendering))
      .reports(rendering, .zero, depth: 100, in: segment.samples.map(\.rendering))
    #expect(heights.count == 2)
    #expect(heights.allSatisfy { $0.beginsThere })
  }

  @Test func theSegmentsOfAMapHaveNames() throws {
    let sweep = try PlaneSweep(widths: 100...300, heights: 50...160) {
      Self.layOut(Color.red.aspectRatio(2, contentMode: .fit), $0)
    }
    let map = PlaneMap(sweep: sweep)
    let words = map.svg(id: "m").plainText
    #expect(words.contains("A") && words.contains("B"))
    #expect(PlaneFigure(sweep, id: "f").element().plainText.contains("A: 100 to"))
    #expect(PlaneMap.name(25) == "Z" && PlaneMap.name(26) == "A2")
    // The map stands in the middle of the stage's width.
    let inside = (map.bounds.minX + map.bounds.width / 2) * 2
    let widest = map.place(Point(x: 300, y: 160)).x
    #expect(abs(inside - widest) < 0.01)
  }
}
