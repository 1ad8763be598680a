import Testing
import VitrineLayout
import VitrineUI

/// Where the content of scroll views stands at rest.
struct ScrollAnchorTests {
  private func top(_ anchor: UnitPoint?, content: Double) -> Double? {
    let view = ScrollView { Color.red.frame(width: 50, height: content) }.defaultScrollAnchor(anchor)
    return Drawn.rendering(view, width: 100, height: 200).root?.children.first?.frame.minY
  }

  @Test func theAnchorOfTheContentLiesOnThatOfTheWindow() {
    #expect(top(nil, content: 500) == 0)
    #expect(top(.bottom, content: 500) == -300)
    #expect(top(.center, content: 500) == -150)
    #expect(top(.bottom, content: 80) == 120)
  }
}
