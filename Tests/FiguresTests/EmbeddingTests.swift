import Diagnostics
import Figures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `vitrine embed`: figures in Markdown files that other programs show.
@Suite struct EmbeddingTests {
  private static let fence = "```swift view-tree\nText(\"Favorite\").padding(10)\n```"

  private func embed(
    _ text: String, _ change: (inout NoteEmbedding.Options) -> Void = { _ in }, path: String = "README.md"
  ) -> NoteEmbedding {
    var options = NoteEmbedding.Options()
    options.settings = [.book]
    change(&options)
    return NoteEmbedder(path: path, options: options, typesetter: TestAssets.typesetter).embed(Array(text.utf8))
  }

  private func text(_ embedding: NoteEmbedding) -> String { String(decoding: embedding.text, as: UTF8.self) }

  /// By line feeds alone: Swift takes CR LF for one character.
  private func lines(_ embedding: NoteEmbedding) -> [String] {
    embedding.text.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private func region(
    _ lines: String..., words: String = "platform=book", prefix: String = "", end: String = "\n"
  ) -> String {
    (["<!-- vitrine:figure \(words) -->"] + lines + ["<!-- /vitrine:figure -->"]).map { prefix + $0 + end }.joined()
  }

  private let image = "![“Favorite”, 71 × 37 points](figures/README-1.svg)"

  // MARK: Text

  @Test func linksComeAfterTheFence() {
    let note = "# A\n\n\(Self.fence)\n\nMore.\n"
    let embedding = embed(note)
    #expect(text(embedding) == "# A\n\n\(Self.fence)\n" + region(image) + "\nMore.\n")
    #expect(embedding.files.map(\.name) == ["README-1.svg"])
    #expect(embedding.count == 1)
    #expect(embedding.changedLine == 6)
    #expect(embedding.diagnostics == [])
    #expect(embed(text(embedding)).text == embedding.text)
    #expect(embed(text(embedding)).changedLine == nil)
  }

  @Test func wordsAndNamesComeFromTheFence() {
    let note = "```swift view-tree id=badge caption=\"A *badge* [x]\"\nText(\"a\")\n```\n"
    #expect(text(embed(note)).contains("![A \\*badge\\* \\[x\\]](figures/README-badge.svg)"))
    let elsewhere = embed(note, { $0.folder = "../my images" }, path: "docs/A (b).md")
    #expect(text(elsewhere).contains("](../my%20images/A%20%28b%29-badge.svg)"))
  }

  @Test func darkPagesHavePicturesOfTheirOwn() throws {
    let embedding = embed(Self.fence + "\n", { $0.dark = true })
    #expect(
      text(embedding).contains(
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"figures/README-1-dark.svg\">"
          + "<img alt=\"“Favorite”, 71 × 37 points\" src=\"figures/README-1.svg\"></picture>\n"))
    #expect(embedding.files.map(\.name) == ["README-1.svg", "README-1-dark.svg"])
    #expect(embedding.files[0].contents.contains("#1d1d1f") && !embedding.files[1].contents.contains("#1d1d1f"))
    let asked =
      "```swift view-tree\nstruct A: View { @Environment(\\.colorScheme) var scheme\n"
      + "var body: some View { Text(scheme == .dark ? \"night\" : \"day\") } }\n```\n"
    let both = embed(asked, { $0.dark = true })
    #expect(both.files.map { $0.contents.contains(">night<") } == [false, true])
  }

  @Test func stripsAndComparisonsAreDrawnWhole() throws {
    let note = """
      ```swift view-tree id=first
      Color.red.frame(width: 20, height: 20)
      ```

      ```swift view-tree compare=first
      Color.red.frame(width: 30, height: 20)
      ```

      ```swift view-tree widths=100,200
      Color.red.frame(height: 20)
      ```

      """
    let embedding = embed(note, { $0.dark = true })
    #expect(embedding.diagnostics == [])
    let pictures = embedding.files.map { $0.contents.matches(of: /class="picture"/).count }
    #expect(pictures == [1, 1, 2, 2, 2, 2])
    #expect(embedding.files[2].contents.contains(">before<"))
    #expect(embedding.files[4].contents.contains(">100 wide<"))
    #expect(embedding.files[4].contents.contains("#1d1d1f") && !embedding.files[5].contents.contains("#1d1d1f"))
  }

  /// Whatever else is in the file stays, byte by byte.
  @Test(arguments: [
    "\(fence)\r\n".replacingOccurrences(of: "\n", with: "\r\n").replacingOccurrences(of: "\r\r", with: "\r"), fence,
    "---\ntitle: A\n---\n\n\(fence)\n~~~\nother\n~~~\n", "\u{FEFF}# A\n\n\(fence)\ntext right below\n",
    "1. One\n\n   ```swift view-tree\n   Color.red\n   ```\n\n   More\n2. Two\n",
    "> quote\n>\n> ```swift view-tree\n> Color.red\n> ```\n> more\n", "no fences\n", "", "\n\n",
    "\(fence)\n\n\(fence)\n\n```swift\nlet a = 1\n```\n", "```swift view-tree\nColor.red", "\(fence)   \n   \n",
    "~~~~swift view-tree\nColor.red\n~~~~\n<!-- a comment -->\n", "\t```swift view-tree\n\tColor.red\n\t```\n",
  ])
  func otherTextStays(note: String) {
    let once = embed(note)
    #expect(once.diagnostics == [])
    let twice = embed(text(once))
    #expect(twice.text == once.text)
    #expect(twice.files == once.files)
    // Without the lines between the marks, it is what it was.
    var isInside = false
    let rest = lines(once).filter { line in
      if line.contains("<!-- vitrine:figure ") { isInside = true }
      defer { if line.contains("<!-- /vitrine:figure -->") { isInside = false } }
      return !isInside
    }
    #expect(rest.joined(separator: "\n") == note)
    let ends = Set(lines(once).dropLast().map { $0.utf8.last == 13 })
    #expect(ends.count <= 1 || !note.hasSuffix("\n"))
  }

  @Test func damagedBytesStay() {
    let bytes: [UInt8] = Array("caf".utf8) + [0xE9, 0x0A] + Array((Self.fence + "\n").utf8)
    let once = NoteEmbedder(path: "README.md", options: NoteEmbedding.Options(), typesetter: TestAssets.typesetter)
      .embed(bytes)
    #expect(once.text.starts(with: bytes))
    #expect(once.count == 1)
  }

  @Test func linksStandInTheListOrQuoteOfTheirFence() {
    let list = text(embed("1. One\n\n   ```swift view-tree\n   Color.red\n   ```\n"))
    #expect(list.hasSuffix("   ```\n" + region("![red, 320 × 480 points](figures/README-1.svg)", prefix: "   ")))
    let quote = text(embed("> - a\n>   ```swift view-tree\n>   Color.red\n>   ```\n"))
    #expect(quote.hasSuffix(">   ```\n" + region("![red, 320 × 480 points](figures/README-1.svg)", prefix: ">   ")))
  }

  @Test func marksThatAreShownAsCodeAreCode() {
    let note = "```\n" + region("![a](b.svg)") + "```\n\n" + Self.fence + "\n"
    #expect(text(embed(note)) == note + region(image))
  }

  @Test func aRegionWithoutItsFenceGoes() {
    #expect(text(embed("a\n" + region("![a](b.svg)") + "b\n")) == "a\nb\n")
    let broken = embed("a\n<!-- vitrine:figure -->\n![a](b.svg)\n\n\(Self.fence)\n")
    #expect(broken.diagnostics.map(\.severity) == [.error])
    #expect(broken.diagnostics.first?.span?.start.line == 2)
    #expect(broken.text.isEmpty)
  }

  @Test func unmarkedFencesAreDrawnIfWanted() {
    let note =
      "```swift\nstruct A: View { var body: some View { Color.red } }\n```\n\n```swift\nlet a = 1\n```\n"
      + "\n```swift\nA().frame(width: 10, height: 20)\n```\n"
    #expect(embed(note).count == 0)
    let auto = embed(note, { $0.selection = .auto })
    #expect(auto.count == 2)
    #expect(text(auto).contains("![red, 10 × 20 points](figures/README-2.svg)"))
    #expect(embed("---\nblocks: auto\n---\n" + note).count == 2)
  }

  // MARK: Options

  /// A further run needs no options, so that a check in a pipeline is as short as the manual's.
  @Test func theOptionsOfTheLastRunAreRemembered() {
    let note = "# A\n\n```\n<!-- vitrine:figure outlines -->\n```\n\n\(Self.fence)\n"
    let first = embed(note) {
      ($0.dark, $0.folder, $0.selection) = (true, "docs/my images", .auto)
      $0.settings = [.book, FigureSetting(key: "width", value: "200")]
    }
    let options = NoteEmbedding.Options.remembered(in: first.text, path: "README.md")
    let words = "dark folder=\"docs/my images\" blocks=auto platform=book width=200"
    #expect(text(first).contains("<!-- vitrine:figure \(words) -->"))
    #expect(options.dark && !options.outlines, "the comment in the code block is no figure's")
    #expect(options.folder == "docs/my images" && options.selection == .auto)
    #expect(options.settings.map(\.key) == ["platform", "width"] && options.settings.map(\.value) == ["book", "200"])
    let again = NoteEmbedder(path: "README.md", options: options, typesetter: TestAssets.typesetter).embed(first.text)
    #expect(again.text == first.text && again.files == first.files)
  }

  @Test(arguments: ["# A\n", "# A\n\n<!-- vitrine:figure -->\n<!-- /vitrine:figure -->\n"])
  func aFileOfTheDefaultOptionsRemembersNothing(text: String) {
    let options = NoteEmbedding.Options.remembered(in: Array(text.utf8), path: "README.md")
    #expect(!options.dark && !options.outlines && options.folder == "figures" && options.settings.isEmpty)
  }

  /// An HTML comment ends at two hyphens and a bracket, and a path from a comment may not be absolute.
  @Test func whatACommentCannotHoldIsNotRemembered() {
    let embedding = embed(Self.fence + "\n") { $0.settings.append(FigureSetting(key: "caption", value: "a --> b")) }
    #expect(text(embedding).contains("<!-- vitrine:figure platform=book -->"))
    let foreign = NoteEmbedding.Options.remembered(
      in: Array("<!-- vitrine:figure folder=/etc -->\n<!-- /vitrine:figure -->\n".utf8), path: "README.md")
    #expect(foreign.folder == "figures")
  }

  /// Alternative texts say what is seen, not how it is built.
  @Test(arguments: [
    ("HStack { Text(\"Favorite\"); Spacer(); Image(systemName: \"star\") }.padding(10)", "“Favorite”, star image"),
    ("HStack { Color.red; Color.teal; Color.red }", "red, teal"),
    ("VStack { ForEach(1..<10) { Text(\"\\($0)\") } }", "“1”, “2”, “3”, “4”, “5”, “6” and 3 more"),
    ("Spacer()", "Spacer"),
  ])
  func alternativeTextsSayWhatIsSeen(source: String, expected: String) {
    let embedding = embed("```swift view-tree show=picture\n\(source)\n```\n")
    #expect(text(embedding).contains("![\(expected), "), "\(text(embedding))")
  }

  // MARK: Errors

  @Test func placesAreThoseOfTheFileAsItIs() {
    let good = text(embed(Self.fence + "\n"))
    let embedding = embed(good + "\n```swift view-tree\nText(1 +)\n```\n")
    #expect(embedding.diagnostics.first?.span?.start.line == 9)
    #expect(embedding.diagnostics.hasErrors)
    let claim = embed(good + "\n```swift view-tree expect=\"1x1\"\nColor.red\n```\n")
    #expect(claim.diagnostics.map(\.code) == ["expect"])
    #expect(claim.diagnostics.first?.span?.start.line == 8)
    let steps = embed(good + "\n1. The text reports 51 × 17.\n2. The padding reports 71 × 73.\n")
    #expect(steps.diagnostics.map(\.code) == ["claim"])
    #expect(steps.diagnostics.first?.span?.start == Location(line: 9, column: 24))
  }

  @Test func twoFiguresOfOneNameAreAnError() {
    let note = "```swift view-tree id=a\nColor.red\n```\n\n```swift view-tree id=A\nColor.red\n```\n"
    #expect(embed(note).diagnostics.map(\.severity) == [.error])
  }

  // MARK: Files

  private func run(_ folder: TemporaryFolder, _ change: (inout NoteEmbedding.Options) -> Void = { _ in }) throws
    -> EmbeddingFolder
  {
    var options = NoteEmbedding.Options()
    change(&options)
    let path = folder.path + "/docs/README.md"
    let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
    let embedding = NoteEmbedder(path: path, options: options, typesetter: TestAssets.typesetter).embed(bytes)
    #expect(!embedding.diagnostics.hasErrors)
    return try EmbeddingFolder(embedding, note: path, folder: options.folder)
  }

  @Test func filesAreWrittenRefreshedAndRemoved() throws {
    let folder = try TemporaryFolder(["docs/README.md": "\(Self.fence)\n\n\(Self.fence)\n"])
    let first = try run(folder)
    #expect(
      first.changes.map { String($0.path.dropFirst(folder.path.count)) } == [
        "/docs/README.md", "/docs/figures/README-1.svg", "/docs/figures/README-2.svg",
      ])
    // Asking changes nothing.
    #expect(folder.text("docs/README.md") == "\(Self.fence)\n\n\(Self.fence)\n")
    #expect(folder.text("docs/figures/README-1.svg") == nil)
    try first.apply()
    let svg = try #require(folder.text("docs/figures/README-1.svg"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(try run(folder).changes == [])

    try folder.write(svg.replacing("Favorite", with: "Changed"), to: "docs/figures/README-2.svg")
    #expect(try run(folder).changes == [.write(path: folder.path + "/docs/figures/README-2.svg", isNew: false)])

    // Somebody else's drawing is not touched.
    try folder.write("<svg/>", to: "docs/figures/mine.svg")
    let one = try #require(folder.text("docs/README.md")).components(separatedBy: "\n\n")[0] + "\n"
    try folder.write(one, to: "docs/README.md")
    let second = try run(folder)
    #expect(second.changes == [.remove(path: folder.path + "/docs/figures/README-2.svg")])
    try second.apply()
    #expect(folder.contents(of: "docs/figures").keys.sorted() == ["README-1.svg", "mine.svg"])
    #expect(try run(folder).changes == [])
  }

  @Test func anEmptiedFolderGoes() throws {
    let folder = try TemporaryFolder(["docs/README.md": Self.fence + "\n"])
    try run(folder).apply()
    try folder.write("nothing\n", to: "docs/README.md")
    try run(folder).apply()
    #expect(folder.text("docs/README.md") == "nothing\n")
    #expect(folder.contents(of: "docs").keys.sorted() == ["README.md"])
  }

  @Test func foreignFilesAreNotOverwritten() throws {
    let folder = try TemporaryFolder(["docs/README.md": Self.fence + "\n", "docs/figures/README-1.svg": "<svg/>"])
    #expect(throws: EmbeddingFolder.Problem.self) { try run(folder) }
    #expect(folder.text("docs/figures/README-1.svg") == "<svg/>")
  }

  /// Notes of one name may share a folder of figures: each keeps its own.
  @Test func notesOfOneNameShareAFolder() throws {
    let other = "```swift view-tree id=other\nColor.red\n```\n"
    let folder = try TemporaryFolder(["a/README.md": Self.fence + "\n", "b/README.md": other])
    var options = NoteEmbedding.Options()
    options.folder = "../images"
    func read(_ name: String) throws -> NoteEmbedding {
      let path = folder.path + "/" + name
      return NoteEmbedder(path: path, options: options, typesetter: TestAssets.typesetter).embed(
        Array(try #require(FileManager.default.contents(atPath: path))))
    }
    for _ in 1...2 {
      for name in ["a/README.md", "b/README.md"] {
        try EmbeddingFolder(try read(name), note: folder.path + "/" + name, folder: options.folder).apply()
      }
      #expect(folder.contents(of: "images").keys.sorted() == ["README-1.svg", "README-other.svg"])
    }
    #expect(folder.text("images/README-other.svg")?.contains("from ../b/README.md -->") == true)
    // One figure cannot be two notes’.
    try folder.write(Self.fence + "\n", to: "b/README.md")
    let both = try ["a/README.md", "b/README.md"].map { (note: folder.path + "/" + $0, embedding: try read($0)) }
    #expect(
      EmbeddingFolder.clash(of: both.map { ($0.note, $0.embedding, options.folder) })?.contains("would both write")
        == true)
    #expect(EmbeddingFolder.clash(of: both.map { ($0.note, $0.embedding, "figures") }) == nil)
    #expect(throws: EmbeddingFolder.Problem.self) {
      try EmbeddingFolder(both[1].embedding, note: both[1].note, folder: options.folder)
    }
  }

  @Test func aLinkToANoteStaysALink() throws {
    let folder = try TemporaryFolder(["docs/real.md": Self.fence + "\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/docs/README.md", withDestinationPath: "real.md")
    try run(folder).apply()
    #expect(folder.text("docs/real.md")?.contains("figures/README-1.svg") == true)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/docs/README.md")
    #expect(link == "real.md")
    #expect(try run(folder).changes == [])
  }
}
