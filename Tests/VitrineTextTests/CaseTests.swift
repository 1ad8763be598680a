import TestSupport
import Testing
import VitrineText

/// Layouts of text; widths are sums of the fonts' advances, breaks those of Unicode's annex 14.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct CaseTests {
  @Test(arguments: ["wrapping", "truncation", "scripts"]) func eachLayoutHasItsFrames(_ file: String) {
    let cases = TextCase.all(in: file + ".txt")
    #expect(cases.count >= 8)
    for c in cases {
      if file == "scripts" && !Fonts.covers(c.text) { continue }
      let actual = TextCase.description(c.layout())
      #expect(actual == c.expected, "\(c.place): \(c.name)\nexpected\n\(c.expected)\nactual\n\(actual)")
    }
  }
}
