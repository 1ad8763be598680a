import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineCharts

/// Marks at the same place, put on each other.
@Suite struct StackingTests {
  private func bars(_ values: [(String, Double)], _ method: MarkStackingMethod = .standard) -> [ChartMark] {
    values.flatMap { BarMark(x: .value("n", $0.0), y: .value("c", $0.1), stacking: method)._marks.marks }
  }

  private func ends(_ marks: [ChartMark]) -> [[Double]] {
    Stacking.stacked(marks).map { mark in mark.range.map { [$0.base, $0.top] } ?? [] }
  }

  @Test func barsOfACategoryStandOnEachOther() {
    #expect(ends(bars([("a", 2), ("b", 5), ("a", 3)])) == [[0, 2], [0, 5], [2, 5]])
  }

  @Test func thoseBelowZeroGoDownwards() {
    #expect(ends(bars([("a", 2), ("a", -1), ("a", 3), ("a", -4)])) == [[0, 2], [0, -1], [2, 5], [-1, -5]])
  }

  @Test func normalizedStacksReachOne() {
    #expect(ends(bars([("a", 1), ("a", 3), ("b", 5)], .normalized)) == [[0, 0.25], [0.25, 1], [0, 1]])
  }

  @Test func centeredStacksLieAroundZero() {
    #expect(ends(bars([("a", 2), ("a", 4)], .center)) == [[-3, -1], [-1, 3]])
  }

  @Test func unstackedBarsAllBeginAtZero() {
    #expect(ends(bars([("a", 2), ("a", 4)], .unstacked)) == [[0, 2], [0, 4]])
  }

  @Test func barsSideBySideAreNotStacked() {
    let marks = bars([("a", 2), ("a", 4)])
    let beside = zip(marks, ["x", "y"]).flatMap { mark, name in
      ChartMarks([mark]).position(by: .value("p", name)).marks
    }
    #expect(ends(beside) == [[0, 2], [0, 4]])
  }

  @Test func sectorsShareATurn() {
    let marks = [1.0, 3, 4].flatMap { SectorMark(angle: .value("n", $0))._marks.marks }
    #expect(ends(marks) == [[0, 0.125], [0.125, 0.5], [0.5, 1]])
  }

  @Test func quantitiesAlongXMakeBarsLie() {
    let lying = BarMark(x: .value("c", 3), y: .value("n", "a"))._marks.marks
    let standing = BarMark(x: .value("n", "a"), y: .value("c", 3))._marks.marks
    let numbers = BarMark(x: .value("n", 1), y: .value("c", 3))._marks.marks
    #expect(Stacking.stacked(lying + standing + numbers).map(\.isHorizontal) == [true, false, false])
  }
}
