import Diagnostics
import Notes
import TestSupport
import Testing

/// Notes as CommonMark and GitHub's extensions to it read them; the files of cases name what goes beyond.
@Suite struct DocumentTests {
  @Test(
    arguments: ["markdown.txt", "fences.txt", "frontmatter.txt", "attributes.txt"].flatMap { TextCase.all(in: $0) })
  func outline(_ one: TextCase) {
    let outline = Outline(Document(text: one.input, path: "note.md")).text
    #expect(outline == one.expected, "\(one.place) \(one.name)\nactual:\n\(outline)\nexpected:\n\(one.expected)")
  }

  @Test(arguments: TextCase.all(in: "breaks.txt"))
  func outlineWithLineBreaks(_ one: TextCase) {
    let outline = Outline(Document(text: one.input, path: "note.md", breaks: .hard)).text
    #expect(outline == one.expected, "\(one.place) \(one.name)\nactual:\n\(outline)\nexpected:\n\(one.expected)")
  }

  @Test(arguments: [
    ("a :tada: b", "a 🎉 b"), (":heart: :+1:", "❤️ 👍"), ("(:man_astronaut:)", "(👨‍🚀)"), ("*:fire:*", "🔥"),
    ("init(_:key:value:)", "init(_:key:value:)"), ("10:100:30", "10:100:30"), (":no_such_name:", ":no_such_name:"),
    ("::tada::", "::tada::"), (":tada", ":tada"), ("a:tada:", "a:tada:"), ("`:tada:`", ":tada:"), (":Tada:", ":Tada:"),
  ])
  func emojiByName(_ text: String, _ shown: String) throws {
    let reading = Document.Reading(hasEmoji: true)
    let note = Document(bytes: Array(text.utf8), path: "note.md", reading: reading)
    guard case .paragraph(let content)? = note.blocks.first?.kind else { throw NotAParagraph() }
    #expect(content.plainText == shown)
    #expect(Document(text: text, path: "note.md").allInlines.allSatisfy { $0.kind != .text(shown) } || text == shown)
  }

  private struct NotAParagraph: Error {}

  @Test func namesOfEmojiStayInIds() {
    let reading = Document.Reading(hasEmoji: true)
    let note = Document(bytes: Array("## :rocket: Start".utf8), path: "note.md", reading: reading)
    #expect(note.headings.map(\.id) == ["rocket-start"])
    #expect(note.headings.map(\.content.plainText) == ["🚀 Start"])
  }

  @Test func casesAreFound() {
    #expect(TextCase.all(in: "breaks.txt").count > 2)
    #expect(TextCase.all(in: "markdown.txt").count > 8)
    #expect(TextCase.all(in: "fences.txt").count > 5)
    #expect(TextCase.all(in: "attributes.txt").count > 4)
    #expect(TextCase.all(in: "frontmatter.txt").count > 5)
  }

  @Test(arguments: [
    ("# A\n\ntext", "A"), ("---\ntitle: B\n---\n# A\n", "B"), ("<!-- a comment -->\n\n# A\n## C", "A"),
    ("text\n\n# A", nil), ("text\n\n# A\n\n# B", nil), ("# A\n\n# B", "A"), ("## A\n\n# B", nil), ("- # A", nil),
    ("<p>x</p>\n\n# A", nil), ("#\n", nil),
  ])
  func titlesComeFromTheirSource(_ text: String, _ title: String?) {
    #expect(Document(text: text, path: "note.md").title == title, "\(text)")
  }

  /// cmark fills each row up to the number of columns, so that a few bytes a row would become gigabytes.
  @Test func tablesThatMultiplyStayText() {
    let wide = String(repeating: "|a", count: 2000) + "|\n" + String(repeating: "|-", count: 2000) + "|\n"
    let note = Document(text: wide + String(repeating: "|b\n", count: 20_000), path: "note.md")
    #expect(note.diagnostics.map(\.code) == ["limit-table"])
    let small = Document(text: wide + "|b\n", path: "note.md")
    #expect(small.diagnostics.isEmpty)
  }

  @Test func parsingInParallelGivesTheSameResult() async {
    let text = String(
      repeating: "a ~~b~~ https://example.org/x *c*\n\n- [ ] d\n\n| a | b |\n|---|---|\n| c | d |\n\n", count: 20)
    let expected = Outline(Document(text: text, path: "note.md")).text
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { Outline(Document(text: text, path: "note.md")).text } }
      for await outline in group { #expect(outline == expected) }
    }
  }

  @Test func codePlacesMapBackIntoTheNote() throws {
    let text = "> - ```swift view-tree\n>   Text(\"a\")\n>     .bad()\n>   ```\n"
    let code = try #require(Document(text: text, path: "note.md").codeBlocks.first).block
    let place = code.locationInNote(of: .init(line: 2, column: 3))
    #expect(place == .init(line: 3, column: 7))
    let line = Array(text.split(separator: "\n")[2].utf8)
    #expect(line[place.column - 1] == UInt8(ascii: "."))
  }

  /// cmark-gfm reads the rest of the word for each address in it: without a bound this takes a minute.
  @Test func addressesWithoutEndInOneWord() {
    let crowd = Document(text: "# A\n\nx " + String(repeating: "<http://a", count: 20_000), path: "n.md")
    #expect(crowd.diagnostics.map(\.code) == ["limit-addresses"])
    #expect(crowd.diagnostics.first?.span?.start == Location(line: 3, column: 3))
    let many = Document(text: String(repeating: "http://example.org ", count: 2_000), path: "n.md")
    #expect(many.diagnostics.isEmpty)
  }
}
