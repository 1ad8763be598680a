import Testing
import VitrineLayout
import VitrineUI

/// Where outlines begin and which way they go, which is seen where they are trimmed.
@Suite struct PathTests {
  @Test(arguments: [
    (0.0, 0.25, Rect(x: 50, y: 40, width: 50, height: 40)), (0.25, 0.5, Rect(x: 0, y: 40, width: 50, height: 40)),
    (0.5, 0.75, Rect(x: 0, y: 0, width: 50, height: 40)), (0.75, 1, Rect(x: 50, y: 0, width: 50, height: 40)),
  ])
  func ellipsesBeginAtTheRightAndGoClockwise(_ start: Double, _ end: Double, _ expected: Rect) {
    let whole = Rect(x: 0, y: 0, width: 100, height: 80)
    let part = Ellipse().trim(from: start, to: end).path(in: whole).boundingRect
    let worst = [
      part.minX - expected.minX, part.maxX - expected.maxX, part.minY - expected.minY, part.maxY - expected.maxY,
    ].map(abs).max()!
    #expect(worst < 0.2, "\(part) is not \(expected)")
  }
}
