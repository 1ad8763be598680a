import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// The walk-throughs of printed explanations, with their numbers.
struct WalkThroughTests {
  @Test func paddedTextOnABackgroundTakesEightSteps() {
    let rendering = Renderer.render(
      Text("Favorite").padding(10).background(Color.teal),
      options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    #expect(
      rendering.conversation == [
        "1 propose  -> 0: 320×480", "2 propose 0 -> 0.0: 320×480", "3 propose 0.0 -> 0.0.0: 300×460",
        "4 report 0.0.0 -> 0.0: 51×17", "5 report 0.0 -> 0: 71×37", "6 propose 0 -> 0.1: 71×37",
        "7 report 0.1 -> 0: 71×37", "8 report 0 -> : 71×37",
      ])
    #expect(rendering.root?.type == "background")
    #expect(rendering.root?.children.map(\.role) == [.primary, .secondary])
    #expect(rendering.root?.children[0].children[0].frame == Rect(x: 10, y: 10, width: 51, height: 17))
  }

  @Test func flexibleFrameInPaddingTakesTenSteps() {
    let view = Text("Hello, World").frame(minWidth: 0, maxWidth: .infinity).background(Color.teal).padding(10)
    let rendering = Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    #expect(
      rendering.conversation == [
        "1 propose  -> 0: 320×480", "2 propose 0 -> 0.0: 300×460", "3 propose 0.0 -> 0.0.0: 300×460",
        "4 propose 0.0.0 -> 0.0.0.0: 300×460", "5 report 0.0.0.0 -> 0.0.0: 76×17", "6 report 0.0.0 -> 0.0: 300×17",
        "7 propose 0.0 -> 0.0.1: 300×17", "8 report 0.0.1 -> 0.0: 300×17", "9 report 0.0 -> 0: 300×17",
        "10 report 0 -> : 320×37",
      ])
  }

  @Test func stackAsksItsLeastFlexibleChildFirst() {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 180, height: 180)
    let stack = HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
      Color.teal
    }
    let rendering = Renderer.render(stack, options: options)
    let first = rendering.steps.first { $0.kind == .propose && $0.from == "0" }
    #expect(first?.to == "0.1")
    #expect(first?.size.width == 60)
    #expect(rendering.root?.division?.turns.map(\.child) == [1, 0, 2])
  }
}

extension Rendering {
  var conversation: [String] {
    steps.map { step in
      let size = [step.size.width, step.size.height].map { $0.map { "\(Int($0))" } ?? "nil" }.joined(separator: "×")
      return "\(step.number) \(step.kind.rawValue) \(step.from) -> \(step.to): \(size)"
    }
  }
}
