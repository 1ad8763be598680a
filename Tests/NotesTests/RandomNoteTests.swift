import Notes
import TestSupport
import Testing

/// Whatever is thrown at it, reading a note ends, quickly, and says the same thing twice.
@Suite struct RandomNoteTests {
  private static let pieces = [
    "```", "~~~", "swift", " view-tree", " width=", "\"", "'", "---\n", "...\n", "key: ", "- ", "> ", "\n", "\n\n",
    "\t", "    ",
    "# ", "## ", "|", "|-|", "[", "](", ")", "![", "<", "</", "<!--", "-->", "<div>", "</div>", "<script>", "&amp;",
    "*", "**",
    "_", "~~", "`", "[^1]", "[^1]: ", "https://example.org", "â€™", "é", "😀", "\u{0}", "\r", "\r\n", "{", "}", "[x] ",
    "1. ", "\\",
    "$", "$x$", "$$", "\\|", "\u{1}", "\u{3}", "Text(\"a\")", "word ", "&a", "*a", "!!binary ", "\u{FEFF}", "\u{2028}",
  ]

  @Test func randomTextIsRead() {
    for seed in Samples.seeds(100, of: "random notes") {
      var generator = SplitMix64(seed: seed)
      var bytes: [UInt8] = Bool.random(using: &generator) ? Array("---\n".utf8) : []
      for _ in 0..<Int.random(in: 1..<60, using: &generator) {
        bytes += Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
        if Int.random(in: 0..<20, using: &generator) == 0 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      }
      let once = Document(bytes: bytes, path: "n.md", reading: .init(repairsText: seed.isMultiple(of: 2)))
      let again = Document(bytes: bytes, path: "n.md", reading: .init(repairsText: seed.isMultiple(of: 2)))
      #expect(once.blocks == again.blocks && once.diagnostics == again.diagnostics)
      #expect(Set(once.headings.map(\.id)).count == once.headings.count)
      for (code, _) in once.codeBlocks {
        let place = code.locationInNote(of: .init(line: 1, column: 1))
        #expect(place.line >= 1 && place.line <= once.source.lineCount + 1)
      }
    }
  }

  @Test(arguments: [
    "> ", "- ", "[", "*a ", "<div>", "[a](", "![", "&", "`", "<!-- ", "|a", "~~a ", "1. ", "$a ", "$$ a\n", "`$", "[[$",
    "<!--$", "<b $", "](a$", "``` $",
  ])
  func deepNestingEnds(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let document = Document(text: text, path: "n.md")
    #expect(!document.blocks.isEmpty)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "&a [*a, ", "!!"])
  func deepFrontMatterEnds(piece: String) {
    let document = Document(text: "---\na: " + String(repeating: piece, count: 20_000) + "\n---\ntext\n", path: "n.md")
    #expect(document.frontMatter.values.entries.count <= 1)
  }

  @Test func aliasesDoNotExplode() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<9 {
      yaml += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    let document = Document(text: "---\n\(yaml)---\ntext\n", path: "n.md")
    #expect(document.diagnostics.contains { $0.code == "yaml" })
  }
}
