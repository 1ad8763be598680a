import Diagnostics
import Figures
import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteMarkup
@testable import SitePages
@testable import SiteReports

/// Folders and notes that would end a build, hang it, or make pages that no browser opens.
@Suite struct RobustnessTests {
  private func builder(_ folder: TemporaryFolder) -> SiteBuilder {
    SiteBuilder.test(folder)
  }

  private func check(_ files: [String: String]) async throws -> CheckedSite {
    let folder = try TemporaryFolder(files)
    let checked = try await builder(folder).check()
    return withExtendedLifetime(folder) { checked }
  }

  @Test func aNameOfANoteAndOfAFile() async throws {
    let checked = try await check([
      "content/index.md": "[[LICENSE]]", "content/LICENSE.md": "x", "content/vendor/LICENSE": "y",
    ])
    let said = try #require(checked.report.diagnostics.first)
    #expect(
      said.message == "the link 'LICENSE' is ambiguous: 2 notes and files have this name; it leads to 'LICENSE.md'")
    #expect(said.hint == "write the path: [[vendor/LICENSE]]")
    #expect(checked.report.diagnostics.count == 1)
  }

  /// Dictionaries have another order in each run; within one, each of many maps has its own.
  @Test func aNameOfSeveralFolders() async throws {
    let names = ["Guide", "guide", "GUIDE", "gUide", "guIde", "guiDe"]
    let map = SiteMap(
      notes: names.map { name in
        ParsedNote(path: name + "/index.md", document: .init(text: "x", path: ""), page: name + "/index.html").note
      }, files: [])
    #expect(map.named("GuiDE", from: "a.md").map(\.path).first == "GUIDE/index.md")
  }

  @Test func filesThatNeverEndAreLeftOut() async throws {
    let folder = try TemporaryFolder(["content/index.md": "# A"])
    for name in ["pipe.md", "pipe.png"] { #expect(mkfifo(folder.path + "/content/" + name, 0o600) == 0) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/content/link.png", withDestinationPath: "pipe.png")
    let report = try await builder(folder).build()
    #expect(report.notes == 1 && report.files == 0)
    #expect(report.diagnostics.map(\.code) == ["special-file", "special-file", "special-file"])
  }

  @Test func notesOfTooManyBytesAreLeftOut() async throws {
    let folder = try TemporaryFolder(["content/index.md": "# A", "content/b.md": "x"])
    let file = try #require(FileHandle(forWritingAtPath: folder.path + "/content/b.md"))
    try file.truncate(atOffset: 5_000_001)
    try file.close()
    let report = try await builder(folder).check().report
    #expect(report.diagnostics.map(\.message) == ["the note is larger than 5 MB and is left out"])
  }

  @Test func dataUnderANotesNameIsOneError() async throws {
    let folder = try TemporaryFolder([
      "content/index.md": "# A", "content/zeros.md": "a\u{0}b\u{0}\u{0} " + String(repeating: "text ", count: 100),
    ])
    var random = SplitMix64(seed: 16)
    let bytes = (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/content/photo.md"))
    let said = try await builder(folder).check().report.diagnostics
    #expect(said.filter { $0.file?.hasSuffix("photo.md") == true }.map(\.code) == ["not-text"])
    #expect(!said.contains { $0.file?.hasSuffix("zeros.md") == true && $0.code == "not-text" })
  }

  @Test func embedsHaveALimit() async throws {
    var files = ["content/n0.md": "the end"]
    for level in 1...4 {
      files["content/n\(level).md"] = String(repeating: "![[n\(level - 1)]]\n\n", count: 30)
    }
    let checked = try await check(files)
    let limits = checked.report.diagnostics.filter { $0.code == "embed-limit" }
    #expect(limits.count == 3, "one for each page that shows too much")
    #expect(checked.content.allSatisfy { $0.utf8.count < 5_000_000 })
  }

  @Test func embedsNestedTooDeepAreNoCycle() async throws {
    var files = ["content/n0.md": "the end"]
    for level in 1...7 { files["content/n\(level).md"] = "![[n\(level - 1)]]" }
    let said = try await check(files).report.diagnostics
    #expect(said.map(\.code).allSatisfy { $0 == "embed-depth" })
    #expect(said.first?.message == "embeds are nested more than 5 levels deep; 'n0' becomes a link")
  }

  @Test func templatesThatShowThemselvesAreRefused() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A", "templates/note.mustache": "{{> part}}", "templates/part.mustache": "x{{>note}}",
    ])
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    let report = try await builder.build()
    #expect(
      report.diagnostics.filter { $0.severity == .error }.map(\.message)
        == ["the template includes itself endlessly", "the template includes itself endlessly"])
    #expect(folder.text("site/a.html")?.contains("includes itself endlessly") == true)
  }

  @Test func templatesWithinSectionsEndSomewhere() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A", "templates/note.mustache": "<i>{{#title}}{{> note}}{{/title}}",
    ])
    var builder = builder(folder)
    builder.siteTheme = folder.path + "/templates"
    let report = try await builder.build()
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    #expect(folder.text("site/a.html")?.contains("<i>") == true)
  }

  @Test func foldersWithinFoldersAreAllListed() async throws {
    let path = (1...12).map { "f\($0)" }.joined(separator: "/")
    let folder = try TemporaryFolder(["content/\(path)/a.md": "# Deep"])
    _ = try await builder(folder).build()
    #expect(folder.text("site/navigation.html")?.contains("Deep") == true)
  }

  @Test(arguments: [
    "![a|9223372036854775807](p.png)", "<img src=\"p.png\" alt=\"a\" height=\"9223372036854775807\">",
    "<img src=\"p.png\" alt=\"a\" width=\"9223372036854775807\">",
    "```swift linenums=9223372036854775807\nlet a = 1\nlet b = 2\n```",
  ])
  func numbersBeyondAllPages(text: String) async throws {
    let folder = try TemporaryFolder(["content/n.md": text])
    let head = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0x7F, 255, 255, 255,
    ]
    try Data(head.map { UInt8($0) }).write(to: URL(fileURLWithPath: folder.path + "/content/p.png"))
    #expect(try await builder(folder).check().content.count == 1)
  }

  // MARK: Programs

  private func converter(_ script: String, in folder: TemporaryFolder) throws -> PNGConverter {
    PNGConverter(program: try folder.writeProgram(script, to: "program"), patience: 0.5)
  }

  @Test(arguments: [
    ("exec sleep 60", "took longer than 0.5 seconds"), ("exec >&-; exec sleep 60", "took longer than 0.5 seconds"),
    ("yes complaint | head -c 1000000 >&2; exit 1", "complaint"), ("exit 0", "no PNG could be made"),
  ])
  func convertersThatMisbehave(script: String, message: String) throws {
    let folder = try TemporaryFolder()
    let converter = try converter(script, in: folder)
    let svg = String(repeating: "<svg></svg>", count: 100_000)
    let problem = #expect(throws: PNGConverter.Problem.self) { try converter.png(of: svg, scale: 1) }
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }

  @Test func aConverterThatIsNotThere() {
    let problem = #expect(throws: PNGConverter.Problem.self) {
      try PNGConverter(program: "/nowhere/rsvg-convert").png(of: "<svg></svg>", scale: 1)
    }
    #expect(problem?.message.contains("is not installed") == true)
  }

  // MARK: Names

  @Test func suggestionsAreTheNearest() {
    let suggestions = Suggestions(["guide/stacks.md", "guide/grids.md", "images/tree.png", "data.csv"])
    #expect(suggestions.path(for: "old/stacks.md", isImage: false) == "guide/stacks.md")
    #expect(suggestions.path(for: "old/GRIDS.html", isImage: false) == "guide/grids.md")
    #expect(suggestions.path(for: "guide/stack.md", isImage: false) == "guide/stacks.md")
    #expect(suggestions.path(for: "images/tre.png", isImage: true) == "images/tree.png")
    #expect(suggestions.path(for: "old/data.csv", isImage: true) == nil)
    #expect(suggestions.name(for: "stcaks", isImage: false) == "stacks")
    #expect(suggestions.name(for: "stcaks", isImage: false) == "stacks", "asked again")
    #expect(nearestName(to: String(repeating: "a", count: 101), among: [String(repeating: "a", count: 100)]) == nil)
  }
}
