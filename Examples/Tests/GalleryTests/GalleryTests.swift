import Gallery
import Testing
import VitrineKit
import VitrineTesting

/// What the layouts are, without a simulator: each is compared with a file in `__Snapshots__`.
@Suite struct GalleryTests {
  @Test func card() {
    assertLayout(
      of: TicketCard(from: "LIS", to: "ZRH", gate: "B 23", seat: "14 A"),
      in: ProposedViewSize(width: 360, height: nil))
  }

  @Test(arguments: [120.0, 260, 500]) func tags(width: Double) {
    assertLayout(
      of: TagCloud(["Layout", "Proposals", "Stacks", "Spacers"]), in: ProposedViewSize(width: width, height: nil),
      named: "\(Int(width))")
  }

  /// Colours and lines are compared as well as frames.
  @Test func ring() {
    assertLayout(
      of: ProgressRing(0.72), in: ProposedViewSize(width: 140, height: 200), as: [.frames, .drawing])
  }

  @Test func rightToLeft() {
    assertLayout(of: FavoriteLabel(), in: ProposedViewSize(width: 320, height: nil)) {
      $0.layoutDirection = .rightToLeft
    }
  }

  /// What a layout has to keep can be said without a snapshot.
  @Test func wordsGoBeforeTheCount() throws {
    let (wide, narrow) = (ProposedViewSize(width: 300, height: nil), ProposedViewSize(width: 120, height: nil))
    #expect(try Figure(of: FavoriteLabel(), in: wide).tree.contains("Add to favorites"))
    #expect(try !Figure(of: FavoriteLabel(), in: narrow).tree.contains("Add to favorites"))
  }

  @Test func airportsStandInOrder() throws {
    let card = TicketCard(from: "LIS", to: "ZRH", gate: "B 23", seat: "14 A")
    let figure = try Figure(of: card, in: ProposedViewSize(width: 360, height: nil))
    let (from, to) = (try #require(figure.view(id: "from")), try #require(figure.view(id: "to")))
    #expect(from.frame.maxX < to.frame.minX && from.frame.minY == to.frame.minY)
  }
}
