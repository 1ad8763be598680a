import Testing
import VitrineText

/// Sizes of single lines, checked against the published and printed ones.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct WidthTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var profile: TypographyProfile
    var style: TextStyle = .body
    var width: Double
    var height: Double
    var testDescription: String { "\(profile) \(style) “\(text)”" }
  }

  static let cases = [
    Case(text: "Favorite", profile: .book, width: 51, height: 17),
    Case(text: "Hello, World", profile: .book, width: 76, height: 17),
    Case(text: "Hello, World!", profile: .ios18, width: 97, height: 61 / 3.0),
    Case(text: "", profile: .book, width: 0, height: 17),
    Case(text: "", profile: .ios18, width: 0, height: 61 / 3.0),
  ]

  @Test(arguments: cases) func textHasItsMeasuredSize(_ c: Case) {
    let layout = Fonts.set(c.text, c.profile, c.style)
    #expect(abs(layout.width - c.width) < 1e-9, "\(layout.width)")
    #expect(abs(layout.height - c.height) < 1e-9, "\(layout.height)")
  }
}
