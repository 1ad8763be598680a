import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// The room within labels that notes ask for.
@Suite struct LabelSpacingTests {
  private let label = Label("Inbox", systemImage: "tray")

  private func width(_ view: some View) -> Double { Drawn.rendering(view).root?.frame.size.width ?? 0 }
  private var iconWidth: Double { width(Image(systemName: "tray")) }
  private var titleWidth: Double { width(Text("Inbox")) }

  @Test func iconAndTitleAreApart() {
    #expect(abs(width(label.labelIconToTitleSpacing(20)) - (iconWidth + 20 + titleWidth)) < 0.5)
    #expect(abs(width(label.labelIconToTitleSpacing(0)) - (iconWidth + titleWidth)) < 0.5)
  }

  @Test func iconsHaveRoomToThemselves() {
    let reserved = label.labelIconToTitleSpacing(10).labelReservedIconWidth(60)
    #expect(abs(width(reserved) - (60 + 10 + titleWidth)) < 0.5)
    // A wider icon takes what it takes.
    let narrow = label.labelIconToTitleSpacing(10).labelReservedIconWidth(1)
    #expect(abs(width(narrow) - (iconWidth + 10 + titleWidth)) < 0.5)
  }

  @Test func thoseOfOtherStylesStayAsTheyAre() {
    #expect(width(label.labelStyle(.titleOnly).labelIconToTitleSpacing(20)) == titleWidth)
    #expect(width(label.labelStyle(.iconOnly).labelReservedIconWidth(1)) == iconWidth)
  }
}
