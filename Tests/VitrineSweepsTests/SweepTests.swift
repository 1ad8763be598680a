import Foundation
import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

@testable import VitrineSweeps

/// The segments of a sweep, against the engine.
struct SweepTests {
  /// Views and the range they are swept over.
  private static var views: [(name: String, view: any View, range: ClosedRange<Double>)] {
    [
      ("greeting", greeting, 40...400), ("text", Text("A text of several words that wraps"), 20...300),
      ("clamped", Color.red.frame(minWidth: 80, maxWidth: 200).padding(10), 0...400),
      (
        "priorities",
        HStack {
          Text("A longer text that wraps").layoutPriority(1)
          Color.teal.frame(minWidth: 30)
          Spacer()
          Text("Fixed").fixedSize()
        }.padding(), 60...390
      ),
      (
        "choice",
        ViewThatFits {
          HStack {
            Text("Wide and long")
            Color.red.frame(width: 40, height: 40)
          }
          Text("Narrow")
        }, 20...200
      ), ("ratio", Color.red.aspectRatio(16 / 9, contentMode: .fit), 10...310),
      (
        "overlay", Text("Badge").padding(4).overlay(Circle()).frame(maxWidth: .infinity, alignment: .trailing), 30...250
      ),
    ]
  }

  private static var greeting: some View {
    HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
      Color.teal
    }
  }

  private static func layOut(_ view: any View, _ length: Double, _ axis: Axis = .horizontal) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 100, height: 80)
    options.proposal[axis] = length
    (options.traced, options.probesSizing) = (false, false)
    return Renderer.render(view, options: options)
  }

  private static func sweep(_ view: any View, _ range: ClosedRange<Double>) throws -> Sweep {
    try Sweep(.horizontal, range) { layOut(view, $0) }
  }

  private static func frames(_ rendering: Rendering) -> [(path: String, frame: Rect)] {
    var frames: [(path: String, frame: Rect)] = []
    if let root = rendering.root { NodeNames.visit(root) { frames.append(($0.path, $0.frame)) } }
    return frames
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].map(abs).max() ?? 0
  }

  @Test(arguments: views.indices)
  func betweenTheEndsOfASegmentEveryFrameIsWhereTheEngineHasIt(index: Int) throws {
    let (name, view, range) = Self.views[index]
    let sweep = try Self.sweep(view, range)
    for seed in Samples.seeds(20, of: "widths of \(name)") {
      var random = SplitMix64(seed: seed)
      let length = Double.random(in: range, using: &random)
      let (expected, found) = (Self.frames(Self.layOut(view, length)), sweep.frames(at: length))
      #expect(expected.map(\.path) == found.map(\.path), "\(name) at \(length), seed \(seed)")
      let most = zip(expected, found).map { Self.distance($0.frame, $1.frame) }.max() ?? 0
      #expect(most < 0.001, "\(name) at \(length), seed \(seed)")
    }
  }

  @Test(arguments: views.indices)
  func segmentsCoverTheRange(index: Int) throws {
    let (_, view, range) = Self.views[index]
    let sweep = try Self.sweep(view, range)
    #expect(sweep.segments.first?.start == range.lowerBound)
    #expect(sweep.segments.last?.end == range.upperBound)
    for (segment, next) in zip(sweep.segments, sweep.segments.dropFirst()) {
      #expect(segment.start < segment.end)
      #expect(next.start >= segment.end && next.start - segment.end < 1e-3)
    }
    #expect(sweep.layouts < 2000)
  }

  @Test func turnsAreFoundExactly() throws {
    let sweep = try Self.sweep(Color.red.frame(minWidth: 80, maxWidth: 200), 0...400)
    #expect(sweep.segments.map { ($0.end * 1e4).rounded() / 1e4 } == [80, 200, 400])
    // Two turns within half a point are not one.
    let close = try Self.sweep(Color.red.frame(minWidth: 80.1, maxWidth: 80.3), 0...400)
    #expect(close.segments.map { ($0.end * 1e4).rounded() / 1e4 } == [80.1, 80.3, 400])
  }

  @Test func whatIsLinearIsOneSegment() throws {
    #expect(try Self.sweep(Color.red, 10...500).segments.count == 1)
    #expect(try Self.sweep(Text("Hi").fixedSize(), 10...500).segments.count == 1)
    #expect(try Self.sweep(Color.red, 100...100).segments.count == 1)
  }

  @Test func heightsAreSweptLikeWidths() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(maxHeight: 50)
      Color.teal
    }
    let sweep = try Sweep(.vertical, 20...300) { Self.layOut(view, $0, .vertical) }
    #expect(sweep.segments.map { ($0.end * 1e4).rounded() / 1e4 } == [100, 300])
  }

  @Test func curvesAreRefusedAtABoundedCost() {
    var layouts = 0
    #expect(throws: Sweep.Problem.self) {
      _ = try Sweep(.horizontal, 10...400) { length in
        layouts += 1
        return Self.layOut(Color.red.frame(width: length * length / 100, height: 10), length)
      }
    }
    #expect(layouts <= 4000)
  }

  @Test func aLargeTreeThatCurvesIsRefusedAtABoundedCost() {
    var measurements = 0
    #expect(throws: Sweep.Problem.tooCostly) {
      _ = try Sweep(.horizontal, 10...400) { length in
        let rendering = Self.layOut(
          VStack { ForEach(0..<100) { _ in Color.red.frame(width: length * length / 100, height: 1) } }, length)
        measurements += rendering.measurements
        return rendering
      }
    }
    #expect(measurements > 54_000 && measurements < 66_000, "\(measurements)")
  }

  @Test func aSweepInStepsHasTheEnginesLayoutsAndNoOthers() throws {
    let view = Text("Scaled").font(.largeTitle).minimumScaleFactor(0.3)
    let sweep = try Sweep(.horizontal, stepping: 20...111) { Self.layOut(view, $0) }
    #expect(sweep.step == 5 && sweep.range == 20...110)
    #expect(sweep.segments.map(\.start) == stride(from: 20.0, through: 110, by: 5).map { $0 })
    #expect(sweep.segments.allSatisfy { $0.start == $0.end && $0.first == $0.last })
    for length in [20.0, 45, 110] {
      let (expected, found) = (Self.frames(Self.layOut(view, length)), sweep.frames(at: length))
      #expect(zip(expected, found).allSatisfy { $0.path == $1.path && $0.frame == $1.frame }, "\(length)")
    }
    // Between two lengths nothing is known: the closest one is shown.
    #expect(sweep.segment(at: 47)?.start == 45 && sweep.segment(at: 48)?.start == 50)
    let figure = SweepFigure(sweep, id: "f")
    #expect(figure.element().html.contains("Drawn at 19 widths, 5 points apart."))
    #expect(SweepData.json(sweep).text.contains("\"step\":5"))
  }

  @Test func stepsAreRound() throws {
    for (range, step) in [(50.0...300, 10.0), (0...16, 0.5), (0...1000, 50), (7...8, 0.1)] {
      let sweep = try Sweep(.horizontal, stepping: range) { Self.layOut(Color.red, $0) }
      #expect(sweep.step == step && sweep.segments.count <= 33, "\(range): \(sweep.step ?? 0)")
    }
  }

  @Test func theFigureIsWellFormed() throws {
    let html = SweepFigure(try Self.sweep(Self.greeting, 40...400), id: "f", caption: "Drag").element().html
    #expect(html.matches(of: /<figure\b/).count == 1)
    for forbidden in ["style=", "<style", "<script", "foreignObject", "nan", "inf,"] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    let ids = html.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
    #expect(ids.count == Set(ids).count)
  }

  @Test func theEndOfASegmentIsSaidAsWhatDiffers() {
    func drawing(_ rect: Attributes, _ number: String) -> [Node] {
      [
        .element(
          "g", ["class": "a"],
          [.element("rect", rect), .element("text", ["x": 1.0], [.text(number)]), .element("text", [:], ["A"])])
      ]
    }
    let start = drawing(["x": 0.0, "width": 10.0, "rx": 2.0], "10")
    let end = drawing(["x": 0.001, "width": 20.0], "20")
    #expect(
      KeyframeDifference.nodes(from: start, to: end).html
        == "<g><rect width=\"20\" rx=\"0\"/><text>20</text><text></text></g>")
    #expect(KeyframeDifference.nodes(from: start, to: [.element("g")]) == [.element("g")])
  }
}
