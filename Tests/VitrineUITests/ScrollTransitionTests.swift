import Testing
import VitrineLayout
import VitrineUI

/// Views in sight of a scroll view have the looks of the end of their transition; those at its edge are told of.
struct ScrollTransitionTests {
  /// Boxes of 50 points in a scroll view of 120.
  private func boxes(_ count: Int, in axis: Axis.Set = .vertical) -> some View {
    ScrollView(axis) {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: 50, height: 50).scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 0.5 : 1 + phase.value)
          }
        }
      }
    }
    .frame(width: 100, height: 120)
  }

  private func warnings(_ view: some View) -> Int { Drawn.rendering(view).remarks.count { $0.code == "not-drawn" } }

  @Test func viewsInSightAreAtTheEnd() {
    #expect(Drawn.effects(boxes(2)).count { $0.opacity == 0.5 } == 2)
    #expect(warnings(boxes(2)) == 0)
  }

  /// The third of three is cut, the fourth is out of sight.
  @Test func viewsAtTheEdgeAreToldOf() {
    #expect(warnings(boxes(3)) == 1)
    #expect(warnings(boxes(4)) == 1)
    // Across the way that it scrolls, nothing comes into sight.
    #expect(warnings(boxes(3, in: .horizontal)) == 0)
  }

  @Test func viewsOutsideOfScrollViewsAreAtTheEnd() {
    let view = Color.red.frame(width: 500, height: 900).scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 0.5 : 1)
    }
    #expect(Drawn.effects(view).contains { $0.opacity == 0.5 })
    #expect(warnings(view) == 0)
  }
}
