import Gallery
import VitrineKit
import VitrineTesting
import XCTest

/// The same assertion in XCTest.
final class CardXCTests: XCTestCase {
  func testNarrowCard() {
    assertLayout(
      of: TicketCard(from: "LIS", to: "ZRH", gate: "B 23", seat: "14 A"),
      in: ProposedViewSize(width: 300, height: nil))
  }
}
