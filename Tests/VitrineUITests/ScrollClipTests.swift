import Testing
import VitrineLayout
import VitrineUI

/// Whether scroll views cut off what reaches over their edges.
@Suite struct ScrollClipTests {
  private var scrollView: some View {
    ScrollView { Color.red.frame(width: 50, height: 300) }.frame(width: 100, height: 80)
  }

  private func clips(_ view: some View) -> Int { Drawn.effects(view).compactMap(\.clip).count }

  @Test func theyDoUnlessToldNotTo() {
    #expect(clips(scrollView) == 1)
    #expect(clips(scrollView.scrollClipDisabled()) == 0)
    #expect(clips(scrollView.scrollClipDisabled(false)) == 1)
    #expect(clips(scrollView.scrollClipDisabled(false).scrollClipDisabled()) == 1)
  }

  @Test func theLayoutIsTheSame() {
    let (cut, whole) = (Drawn.rendering(scrollView), Drawn.rendering(scrollView.scrollClipDisabled()))
    #expect(cut.root?.frame.size == whole.root?.frame.size)
  }
}
