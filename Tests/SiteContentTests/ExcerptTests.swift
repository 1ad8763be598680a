import Testing

@testable import SiteContent

/// Excerpts of text; the limit counts characters, and words stay whole where one fits.
struct ExcerptTests {
  @Test(arguments: [
    ("", ""), (" \n ", ""), ("one", "one"), ("  one\n\ttwo  ", "one two"), ("a\u{A0}b\u{3000}c", "a b c"),
    ("one two three", "one two…"), ("onetwothree", "onetwothre…"), ("één twee drié", "één twee…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦 a b c d e f g", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦 a b c…"),
  ])
  func wordsAreCutAtTheLimit(text: String, expected: String) {
    #expect(text.excerpt(limit: 10) == expected)
  }

  @Test func longLinesAreNotReadToTheirEnd() {
    let line = String(repeating: "word ", count: 200_000)
    #expect(line.excerpt(limit: 160).count <= 160)
    #expect(line.excerpt(limit: 160).hasSuffix("word…"))
  }
}
