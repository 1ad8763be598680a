import Diagnostics
import Figures
import Foundation
import Markup
import Notation
import Notes
import Programs
import TestSupport
import Testing

/// `compare=@v1`: a fence beside what it was.
@Suite struct CommittedFenceTests {
  /// A note in a checkout: its first version has the tag `v1`.
  private func checkout(_ first: String, _ second: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["notes/a.md": first])
    try folder.git("init", "-q", in: folder.path)
    try folder.git("add", "-A", in: folder.path)
    try folder.git("commit", "-qm", "one", in: folder.path)
    try folder.git("tag", "v1", in: folder.path)
    try folder.write(second, to: "notes/a.md")
    return folder
  }

  private func render(_ folder: TemporaryFolder, block: Int = 1) throws -> (svg: String, said: [String]) {
    let input = try FenceInput.read(path: folder.path + "/notes/a.md", block: block)
    let reader = FigureOptionsReader(input.settings)
    let drawn = RenderedFence.draw(
      input, reader.options, warnings: reader.diagnostics, RenderedFence.Request(form: .svg),
      typesetter: TestAssets.typesetter)
    return (String(decoding: drawn.output, as: UTF8.self), drawn.diagnostics.map(\.message))
  }

  private static let before = "```swift view-tree id=box\nColor.red.frame(width: 20, height: 20)\n```\n"
  private static func after(_ options: String) -> String {
    "# New\n\n```swift view-tree\nText(\"a\")\n```\n\n"
      + "```swift view-tree \(options)\nColor.red.frame(width: 50, height: 20)\n```\n"
  }

  @Test func theFenceOfTheSameIDIsFound() throws {
    let folder = try checkout(Self.before, Self.after("id=box compare=@v1"))
    let (svg, said) = try render(folder, block: 2)
    #expect(said == [])
    for word in [">v1<", ">now<", ">20<", ">50<", ">The whole is 30 wider.<"] { #expect(svg.contains(word), "\(word)") }
  }

  @Test func withoutAnIDTheNumberCounts() throws {
    let folder = try checkout("# Old\n\n" + Self.before, Self.before.replacing("id=box", with: "compare=@HEAD~0"))
    #expect(try render(folder).said == [])
    #expect(try render(folder).svg.contains(">Nothing moves.<"))
  }

  /// Declarations are those of then, and so are the options.
  @Test func theNoteIsWhatItWas() throws {
    let badge = "```swift\nstruct Badge: View { var body: some View { Color.red.frame(width: SIDE) } }\n```\n\n"
    let note = badge + "```swift view-tree id=badge height=HEIGHT COMPARE\nBadge()\n```\n"
    func version(_ side: String, _ height: String, _ compare: String) -> String {
      note.replacing("SIDE", with: side).replacing("HEIGHT", with: height).replacing("COMPARE", with: compare)
    }
    let folder = try checkout(version("30", "40", ""), version("30", "60", "compare=@v1"))
    let (svg, said) = try render(folder)
    #expect(said == [])
    #expect(svg.contains("The whole is 20 taller."))
  }

  @Test(arguments: [
    ("@v2", "there is no commit 'v2'"), ("@HEAD~7", "there is no commit 'HEAD~7'"),
    ("@--output=x", "'@--output=x' is not a commit"), ("@v1:a.md", "'@v1:a.md' is not a commit"),
    ("@", "'@' is not a commit"), ("@a..b", "'@a..b' is not a commit"),
  ])
  func whatIsNoCommitIsSaid(value: String, message: String) throws {
    let folder = try checkout(Self.before, Self.before.replacing("id=box", with: "id=box compare=\(value)"))
    let (svg, said) = try render(folder)
    #expect(said == [message])
    #expect(svg.contains("class=\"picture\"") && !svg.contains(">now<"))
  }

  @Test func whatWasNotThereIsSaid() throws {
    let renamed = Self.before.replacing("id=box", with: "id=other compare=@v1")
    #expect(
      try render(checkout(Self.before, renamed)).said == ["the note had no fence with the id 'other' at 'v1'"])
    let second = Self.before + "\n" + Self.before.replacing("id=box", with: "compare=@v1")
    #expect(try render(checkout(Self.before, second), block: 2).said == ["the note had fewer view trees at 'v1'"])
    let folder = try checkout(Self.before, Self.before)
    try folder.write(Self.before.replacing("id=box", with: "compare=@v1"), to: "notes/new.md")
    let input = try FenceInput.read(path: folder.path + "/notes/new.md", block: nil)
    let drawn = RenderedFence.draw(
      input, FigureOptionsReader(input.settings).options, RenderedFence.Request(form: .svg),
      typesetter: TestAssets.typesetter)
    #expect(drawn.diagnostics.map(\.message) == ["the note did not exist at 'v1'"])
    let broken = try checkout(Self.before.replacing(".frame", with: ".frmae"), Self.after("id=box compare=@v1"))
    #expect(try render(broken, block: 2).said.first?.hasPrefix("the fence could not be drawn at 'v1': ") ?? false)
    let outside = try TemporaryFolder(["notes/a.md": Self.before.replacing("id=box", with: "compare=@v1")])
    #expect(try render(outside).said == ["there is no Git history to compare with"])
  }

  /// Draws the figures of the note for a page.
  private func outcomes(
    in folder: TemporaryFolder, by programs: InstalledPrograms = .system
  ) -> [FigureOutcome] {
    let path = folder.path + "/notes/a.md"
    let document = Document(bytes: Array(FileManager.default.contents(atPath: path) ?? Data()), path: path)
    let fences = NoteFences.read(document, path: path, defaults: [], selection: .marked).fences
    let requests = fences.map { fence in
      FigureRequest(
        FenceRequest(
          ParsedFence(fence.block.code), kind: fence.kind, options: fence.options, number: fence.number),
        identifier: "f")
    }
    let versions = NoteVersions(
      of: path, for: fences.map(\.settings), in: { GitSearch(notes: folder.path + "/notes").repository }, by: programs)
    return HTMLFigureRenderer(TestAssets.typesetter).figures(
      for: requests, in: FigureContext(versions: versions), words: .none)
  }

  @Test func aGitThatIsNotAllowedIsSaid() throws {
    var programs = InstalledPrograms.system
    programs.allowed = []
    let outcomes = outcomes(in: try checkout(Self.before, Self.after("id=box compare=@v1")), by: programs)
    let warnings = outcomes.flatMap(\.drawn.diagnostics).filter { $0.severity > .note }
    #expect(warnings.map(\.message) == ["the commit 'v1' cannot be read: git is not allowed"])
    #expect(warnings.map(\.hint) == ["git must be installed, and 'programs' in vitrine.yml must allow it"])
  }

  @Test func pagesAndEmbeddedFiguresShowBoth() throws {
    let folder = try checkout(Self.before, Self.after("id=box compare=@v1"))
    let path = folder.path + "/notes/a.md"
    let outcomes = outcomes(in: folder)
    #expect(outcomes.flatMap(\.drawn.diagnostics).filter { $0.severity > .note } == [])
    let page = outcomes.compactMap(\.nodes).map(\.html).joined()
    #expect(page.contains(">v1<") && page.contains("The whole is 30 wider."))
    var options = NoteEmbedding.Options()
    options.dark = true
    let embedding = NoteEmbedder(path: path, options: options, typesetter: TestAssets.typesetter).embed(
      Array(FileManager.default.contents(atPath: path) ?? Data()))
    #expect(embedding.diagnostics == [])
    #expect(embedding.files.map { $0.contents.contains(">v1<") } == [false, false, true, true])
  }
}
