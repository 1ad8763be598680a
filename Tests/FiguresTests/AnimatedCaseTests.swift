import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// Views on their way, compared with pictures of views at rest.
@Suite struct AnimatedCaseTests {
  @Test(arguments: TextCase.all(in: "animated.txt"))
  func eachAnimationHasItsFrames(_ one: TextCase) throws {
    let settings = [
      ("events", one.settings["twice"] == nil ? "tap Go" : "tap Go; tap Go"), ("animation", "frames"),
      ("times", one.settings["at"] ?? ""),
    ]
    let reader = FigureOptionsReader(settings.map { FigureSetting(key: $0.0, value: $0.1) })
    let drawn = FigurePipeline.draw(one.input, reader.options, with: TestAssets.typesetter)
    #expect(reader.diagnostics.isEmpty && drawn.diagnostics.isEmpty, "\(one.place): \(drawn.diagnostics)")
    let frame = try #require(drawn.figures.first?.animation?.scenes.last?.frames.first, "\(one.place)")
    let rest = FigurePipeline.draw(one.expected, with: TestAssets.typesetter)
    let expected = try #require(rest.figures.first?.rendering, "\(one.place): \(rest.diagnostics)")
    #expect(SeenMarks.texts(frame.rendering.marks) == SeenMarks.texts(expected.marks), "\(one.place)")
  }
}
