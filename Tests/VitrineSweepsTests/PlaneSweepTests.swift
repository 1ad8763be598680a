import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

@testable import VitrineSweeps

/// The segments of a sweep of width and height, against the engine.
struct PlaneSweepTests {
  /// Views, and the most segments that they may have.
  private static var views: [(name: String, view: any View, most: Int)] {
    [
      ("fills", Color.red, 1), ("clamped", Color.red.frame(minWidth: 120, maxWidth: 200, maxHeight: 80).padding(10), 6),
      ("ratio", Color.red.aspectRatio(2, contentMode: .fit), 2),
      (
        "diagonals",
        VStack(spacing: 0) {
          Color.teal.frame(maxHeight: 60)
          Color.orange.aspectRatio(2, contentMode: .fit)
        }, 8
      ),
      (
        "choice",
        ViewThatFits {
          Color.red.frame(width: 200, height: 100)
          Color.teal.frame(width: 120, height: 60)
          Color.orange
        }, 6
      ),
      (
        "text",
        VStack {
          Text("A title")
          Color.teal.frame(minHeight: 30)
        }, 6
      ),
      (
        "wraps",
        HStack {
          Text("Some words to wrap").frame(minHeight: 20)
          Color.teal.frame(width: 20)
        }, 24
      ),
    ]
  }

  private static func layOut(_ view: any View, _ size: Size) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(size)
    (options.traced, options.probesSizing) = (false, false)
    return Renderer.render(view, options: options)
  }

  private static func sweep(_ view: any View) throws -> PlaneSweep {
    try PlaneSweep(widths: 100...300, heights: 50...160) { layOut(view, $0) }
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
  }

  @Test(arguments: views.indices)
  func inASegmentEveryFrameIsWhereTheEngineHasIt(index: Int) throws {
    let (name, view, most) = Self.views[index]
    let sweep = try Self.sweep(view)
    #expect(sweep.segments.count <= most, "\(name): \(sweep.segments.count) segments in \(sweep.layouts) layouts")
    // Places that no search looks at, all over the plane.
    for step in 1...400 {
      let (x, y) = (Double(step) * 0.618034, Double(step) * 0.414214)
      let size = Size(width: 100 + 200 * (x - x.rounded(.down)), height: 50 + 110 * (y - y.rounded(.down)))
      var expected: [(path: String, frame: Rect)] = []
      if let root = Self.layOut(view, size).root { NodeNames.visit(root) { expected.append(($0.path, $0.frame)) } }
      let found = sweep.frames(at: size)
      #expect(expected.map(\.path) == found.map(\.path), "\(name) at \(size)")
      let distance = zip(expected, found).map { Self.distance($0.frame, $1.frame) }.max() ?? 0
      #expect(distance < 0.002, "\(name) at \(size)")
    }
  }

  @Test(arguments: views.indices)
  func segmentsCoverThePlaneOnce(index: Int) throws {
    let (name, view, _) = Self.views[index]
    let area = try Self.sweep(view).segments.reduce(0) { $0 + $1.region.area }
    #expect(abs(area - 200 * 110) < 2, "\(name): \(area)")
  }

  @Test func curvesAreRefusedAtABoundedCost() {
    var layouts = 0
    #expect(throws: Sweep.Problem.self) {
      _ = try PlaneSweep(widths: 100...300, heights: 50...160) { size in
        layouts += 1
        return Self.layOut(Color.red.frame(width: size.width * size.height / 100, height: 10), size)
      }
    }
    #expect(layouts < 30_000)
  }

  @Test func theFigureIsWellFormedAndItsBoxHasAllSegments() throws {
    let sweep = try Self.sweep(Color.red.aspectRatio(2, contentMode: .fit))
    let figure = PlaneFigure(sweep, id: "f", caption: "Drag")
    let (html, sheet) = (figure.element().html, try #require(figure.styleSheet))
    for forbidden in ["style=", "<style", "<script", "foreignObject", "nan", "inf,", "url("] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    let ids = html.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
    #expect(ids.count == Set(ids).count)
    #expect(html.contains("data-widths=\"100 300\" data-heights=\"50 160\""))
    #expect(SweepStyleSheet.names(in: figure.element()) == [sheet.name])
    // Its segments meet at a slanted border, which no container query knows.
    #expect(sheet.css.matches(of: /opacity:clamp\(/).count == 2)
    #expect(!sheet.css.contains("null"))
  }

  @Test func polygonsAreCutAndJoined() {
    let square = ConvexPolygon(0...100, 0...100)
    let parts = square.cut(through: Point(x: 0, y: 0), Point(x: 100, y: 100))
    #expect(parts.map(\.area) == [5000, 5000] && parts.allSatisfy { $0.corners.count == 3 })
    #expect(parts.allSatisfy { $0.contains($0.center) && $0.innerCorners.allSatisfy($0.contains) })
    #expect(ConvexPolygon(around: parts.flatMap(\.corners)).corners.count == 4)
    #expect(square.cut(through: Point(x: 200, y: 0), Point(x: 200, y: 1)) == [square])
  }
}
