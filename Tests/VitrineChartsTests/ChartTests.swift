import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineCharts

/// Charts as views.
@Suite struct ChartTests {
  private func rendering(_ view: some View, width: Double?, height: Double?) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options)
  }

  private func nodes(_ rendering: Rendering) -> [RenderedNode] {
    func all(_ node: RenderedNode) -> [RenderedNode] { [node] + node.children.flatMap(all) }
    return rendering.root.map(all) ?? []
  }

  private func texts(_ rendering: Rendering) -> [String] {
    nodes(rendering).filter { $0.type == "Text" }.map { $0.argument.filter { $0 != "\"" } }
  }

  private var chart: Chart {
    Chart {
      for (name, count) in [("a", 3), ("b", 7)] { BarMark(x: .value("n", name), y: .value("c", count)) }
    }
  }

  @Test(arguments: [(200.0, 100.0), (10, 10), (0, 0), (1_000, 20)]) func aChartTakesWhatItIsProposed(
    _ width: Double, _ height: Double
  ) {
    let root = rendering(chart, width: width, height: height).root
    #expect(root?.frame.size == Size(width: width, height: height))
    #expect(rendering(chart, width: nil, height: nil).root?.frame.size == Size(width: 10, height: 10))
  }

  @Test func labelsAreBelowAndAtTheTrailingEdge() throws {
    let drawn = rendering(chart, width: 200, height: 160)
    #expect(texts(drawn) == ["a", "b", "0", "2", "4", "6", "8"])
    let plot = try #require(nodes(drawn).first { $0.type == "plot" }).frame
    for node in nodes(drawn) where node.type == "Text" {
      let isCategory = node.argument == "\"a\"" || node.argument == "\"b\""
      #expect(isCategory ? node.frame.minY >= plot.maxY : node.frame.minX >= plot.maxX)
      #expect(node.frame.maxX <= 200.01 && node.frame.maxY <= 160.01 && node.frame.midY >= -0.01)
    }
    let bars = nodes(drawn).filter { $0.type == "BarMark" }.map(\.frame)
    #expect(bars.count == 2 && bars.allSatisfy { abs($0.maxY - plot.maxY) < 1e-9 })
    #expect(abs(bars[1].height / bars[0].height - 7 / 3.0) < 1e-9)
  }

  @Test func aChartSaysWhatItShows() {
    func summary(_ chart: Chart) -> String? { rendering(chart, width: 200, height: 160).root?.summary }
    #expect(summary(chart) == "Chart of 2 bars; n: a, b; c: 0 to 8")
    let lines = Chart {
      for name in ["x", "y"] {
        for day in 1...3 {
          LineMark(x: .value("Day", day), y: .value("Hours", day * 2)).foregroundStyle(by: .value("who", name))
        }
      }
      RuleMark(y: .value("Goal", 5))
    }
    #expect(
      summary(lines)?.hasPrefix("Chart of 2 lines through 6 points and 1 rule; Day: 0 to 3; Hours: 0 to 6") == true)
  }

  @Test func coloursOfSeriesMakeALegend() {
    let colored = Chart {
      for name in ["x", "y"] {
        BarMark(x: .value("n", "a"), y: .value("c", 4)).foregroundStyle(by: .value("s", name))
      }
    }
    #expect(texts(rendering(colored, width: 200, height: 160)).suffix(2) == ["x", "y"])
    let hidden = colored.changingChart { $0.legend.visibility = .hidden }
    #expect(!texts(rendering(hidden, width: 200, height: 160)).contains("x"))
  }

  @Test func hiddenAxesLeaveThePlotAllTheRoom() throws {
    let bare = chart.changingChart { ($0.x.visibility, $0.y.visibility) = (.hidden, .hidden) }
    let drawn = rendering(bare, width: 200, height: 160)
    #expect(texts(drawn).isEmpty)
    #expect(nodes(drawn).first { $0.type == "plot" }?.frame == Rect(x: 0, y: 0, width: 200, height: 160))
  }

  @Test func labelsThatWouldTouchAreLeftOut() {
    let crowded = Chart {
      for index in 0..<30 { BarMark(x: .value("n", "a long name \(index)"), y: .value("c", 1)) }
    }
    let names = texts(rendering(crowded, width: 300, height: 100)).filter { $0.hasPrefix("a long") }
    #expect(!names.isEmpty && names.count < 6)
  }

  /// Measured on pictures of iOS 16: the first and the last bar are centred on the edges of the plot.
  @Test func barsAtQuantitiesReachOverThePlot() throws {
    let chart = Chart { for index in 0..<5 { BarMark(x: .value("x", index), y: .value("y", 2)) } }
    let drawn = rendering(chart, width: 240, height: 120)
    let plot = try #require(nodes(drawn).first { $0.type == "plot" }).frame
    let bars = nodes(drawn).filter { $0.type == "BarMark" }.map(\.frame)
    #expect(bars.count == 5)
    #expect(abs(bars[0].midX - plot.minX) < 1e-6 && abs(bars[4].midX - plot.maxX) < 1e-6)
  }

  @Test func annotationsStandAtTheirMarks() throws {
    let chart = Chart {
      for index in 0..<3 {
        BarMark(x: .value("x", "\(index)"), y: .value("y", 2)).annotation { if index == 2 { Text("here") } }
      }
    }
    let drawn = rendering(chart, width: 240, height: 120)
    let bars = nodes(drawn).filter { $0.type == "BarMark" }.map(\.frame)
    let note = try #require(nodes(drawn).first { $0.argument == "\"here\"" }).frame
    #expect(abs(note.midX - bars[2].midX) < 1)
  }

  @Test func contentOfOnesOwnHasItsMarks() {
    struct Pair: ChartContent {
      var body: some ChartContent {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        if true { PointMark(x: .value("x", 2), y: .value("y", 2)) }
      }
    }
    let drawn = rendering(Chart { Pair().opacity(0.5) }, width: 100, height: 100)
    #expect(nodes(drawn).filter { $0.type == "PointMark" }.count == 2)
  }

  /// Sizes and numbers that no screen has.
  @Test(arguments: [Double.nan, .infinity, -1, 1e300]) func hostileSizesAreHarmless(_ length: Double) {
    let hostile = Chart {
      BarMark(x: .value("n", "a"), y: .value("c", length), width: .fixed(length))
      LineMark(x: .value("x", 1), y: .value("y", length)).lineStyle(StrokeStyle(lineWidth: length))
      SectorMark(angle: .value("n", length), innerRadius: .ratio(length), angularInset: length)
    }
    .frame(width: 50, height: 40)
    _ = rendering(hostile, width: 100, height: 100)
    _ = rendering(chart, width: length, height: length)
  }
}
