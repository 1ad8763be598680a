import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineCharts

/// What marks look like in a plot of 100 by 100 points.
@Suite struct PlotTests {
  private func figures(
    _ marks: [ChartMark], x: PlotScale? = .continuous(ContinuousScale(0, 10)),
    y: PlotScale? = .continuous(ContinuousScale(0, 10))
  ) -> [MarkFigure] {
    let space = PlotSpace(size: Size(width: 100, height: 100), x: x, y: y)
    return PlotFigures(Stacking.stacked(marks), space, SeriesStyles(marks, StyleScaleSettings())).figures
  }

  private let names = PlotScale.bands(BandScale(["a", "b"]))

  @Test func aBarStandsInItsBand() {
    let marks = BarMark(x: .value("n", "b"), y: .value("c", 4), width: .ratio(0.5))._marks.marks
    #expect(figures(marks, x: names).map(\.bounds) == [Rect(x: 62.5, y: 60, width: 25, height: 40)])
  }

  @Test func widthsAreFixedOrLessAnInset() {
    let fixed = BarMark(x: .value("n", "a"), y: .value("c", 4), width: .fixed(10))._marks.marks
    let inset = BarMark(x: .value("n", "a"), y: .value("c", 4), width: .inset(5))._marks.marks
    #expect(figures(fixed, x: names).map(\.bounds.minX) == [20])
    #expect(figures(inset, x: names).map(\.bounds.width) == [40])
  }

  @Test func barsSideBySideShareTheBand() {
    let marks = ["x", "y"].flatMap {
      BarMark(x: .value("n", "a"), y: .value("c", 4), width: .ratio(1)).position(by: .value("p", $0)).marks
    }
    #expect(figures(marks, x: names).map(\.bounds.minX) == [7.5, 25])
    #expect(figures(marks, x: names).map(\.bounds.width) == [17.5, 17.5])
  }

  /// Swift Charts rounds the end of a stack and both ends of a range, and no corner between marks.
  @Test func theEndsOfBarsAreRounded() {
    let stack = [4, 3].flatMap { BarMark(x: .value("n", "a"), y: .value("c", $0))._marks.marks }
    let range = BarMark(x: .value("n", "a"), yStart: .value("c", 1), yEnd: .value("c", 4))._marks.marks
    #expect(figures(stack, x: names).map(\.form) == [.rectangle(cornerRadius: 0), .path])
    #expect(figures(range, x: names).map(\.form) == [.rectangle(cornerRadius: 2)])
  }

  @Test func categoriesComeFromTheTop() {
    let marks = BarMark(x: .value("c", 5), y: .value("n", "a"), height: .ratio(1))._marks.marks
    #expect(figures(marks, y: names).map(\.bounds) == [Rect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func linesAreOneForEachSeries() {
    let marks = [("p", 1), ("q", 2), ("p", 3)].flatMap {
      LineMark(x: .value("x", $0.1), y: .value("y", $0.1)).foregroundStyle(by: .value("s", $0.0)).marks
    }
    let lines = figures(marks)
    #expect(lines.map(\.path.drawn.elements.count) == [2, 1])
    #expect(lines[0].bounds == Rect(x: 10, y: 70, width: 20, height: 20))
  }

  @Test func rulesCrossThePlot() {
    let across = RuleMark(y: .value("y", 2))._marks.marks
    let part = RuleMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5))._marks.marks
    #expect(figures(across).map(\.bounds) == [Rect(x: 0, y: 80, width: 100, height: 0)])
    #expect(figures(part).map(\.bounds) == [Rect(x: 50, y: 50, width: 0, height: 50)])
  }

  @Test func sectorsBeginAtTheTop() {
    let marks = [1.0, 1].flatMap { SectorMark(angle: .value("n", $0))._marks.marks }
    let halves = figures(marks, x: nil, y: nil).map(\.bounds)
    #expect(halves.map { $0.midX.rounded() } == [75, 25])
  }

  @Test func marksAreInTheOrderOfTheirIndices() {
    let marks = [1.0, 0, 2].flatMap { PointMark(x: .value("x", $0), y: .value("y", 1)).zIndex($0).marks }
    #expect(figures(marks).map { ($0.bounds.midX / 10).rounded() } == [0, 1, 2])
  }

  @Test func whatHasNoPlaceIsNotDrawn() {
    let nowhere = PointMark(x: .value("x", Double.nan), y: .value("y", 1))._marks.marks
    let unknown = BarMark(x: .value("n", "z"), y: .value("c", 1))._marks.marks
    #expect(figures(nowhere).isEmpty)
    #expect(figures(unknown, x: names).isEmpty)
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
  ]) func curvesGoThroughTheirPoints(_ method: InterpolationMethod) {
    let points = [(0.0, 0.0), (10, 30), (20, 30), (40, 5)].map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    LineCurve(points, method).add(to: &path)
    let ends: [Point] = path.drawn.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
      case .close: nil
      }
    }
    for point in points { #expect(ends.contains(point)) }
  }

  @Test func monotoneCurvesDoNotOvershoot() {
    var path = Path()
    LineCurve([(0.0, 0.0), (10, 30), (20, 30), (40, 5)].map { Point(x: $0.0, y: $0.1) }, .monotone).add(to: &path)
    #expect(path.boundingRect.maxY <= 30 && path.boundingRect.minY >= 0)
  }
}
