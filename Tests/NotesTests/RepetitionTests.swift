import Diagnostics
import Testing

@testable import Notes

/// Texts for which the Markdown parser or the reader once took time that grew with the square of their length. The limits are
/// measurements of cmark-gfm; everything else is read in time that the clock doesn't end.
@Suite struct RepetitionTests {
  private static func repeated(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

  /// What the parser itself cannot read in time is known before it is asked.
  @Test(arguments: [
    repeated("> ", 600) + "a\n", "a" + repeated("<?", 100_000), "a" + repeated("<![CDATA[", 60_000),
    repeated("_[a](b)", 40_000), repeated("*[^1]", 60_000),
  ])
  func costlyTextIsFound(text: String) { #expect(ParserCost.excess(in: text) != nil) }

  @Test(arguments: [
    repeated("A *word* and a [link](b.md).\n\n", 5_000), repeated("- [a](b) *c*\n", 20_000),
    repeated("<?php a ?> ", 5_000), repeated("> > a\n", 5_000), "```\n" + repeated("a[0] * b[1]\n", 50_000) + "```\n",
  ])
  func usualTextIsNot(text: String) { #expect(ParserCost.excess(in: text) == nil) }

  @Test(arguments: [repeated("|\n|-|\n", 20_000), "|a|\n|-|\n" + repeated("|", 40_000)])
  func tablesThatTakeLongAreFound(text: String) { #expect(TableLimit.excess(in: text) != nil) }

  @Test func usualTablesAreNot() {
    #expect(TableLimit.excess(in: "| a | b |\n| --- | --- |\n" + Self.repeated("| 1 | 2 |\n", 5_000)) == nil)
  }

  /// The note is shown as it is, with an error, and is not kept as if it had been read.
  @Test func aNoteThatTakesTooLongIsPlainText() {
    let text = "---\ntitle: T\n---\n# A\n\n[b](c.md)\n"
    let document = Document(bytes: Array(text.utf8), path: "n.md", reading: .init(seconds: 0))
    #expect(document.isOverdue)
    #expect(document.title == "T")
    #expect(document.diagnostics.map(\.code) == ["limit-markdown"])
    guard case .code(let code)? = document.blocks.first?.kind, document.blocks.count == 1 else {
      Issue.record("\(document.blocks)")
      return
    }
    #expect(code.code.hasPrefix("# A\n\n[b](c.md)\n"))
    #expect(!Document(bytes: Array(text.utf8), path: "n.md").isOverdue)
  }

  @Test(arguments: [
    ("a^[b]c", ["b"]), ("^[a ^[b] c] ^[d]", ["a ^[b] c", "d"]), ("^[a", []), ("^[ ]", []), ("^[*a* [b]]", ["a [b]"]),
  ])
  func footnotesInTheTextEndAtTheirBracket(text: String, notes: [String]) {
    let document = Document(text: text, path: "n.md")
    let found = document.footnotes.map { footnote in
      if case .paragraph(let content)? = footnote.blocks.first?.kind { content.plainText } else { "" }
    }
    #expect(found == notes)
  }
}
