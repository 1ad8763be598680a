import Assets
import Diagnostics
import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteMarkup
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// The other programs that a site is made with, each in every way that programs fail: the site is built, and one message says why
/// something is missing.
@Suite(.serialized) struct OtherProgramTests {
  /// What a site asks a program for.
  struct Program: CustomTestStringConvertible, Sendable {
    /// The name that its file has.
    var name: String
    var note: String
    var code: String
    /// How much of the usual time it gets, so that a tenth of a second or so is left.
    var patience = 0.01
    var testDescription: String { code + " " + name }
  }

  static let programs = [
    Program(name: "python3", note: "```js\nlet a = 1\n```\n\n```py\nx = 1\n```", code: "highlighting"),
    Program(name: "node", note: "$a^2$ and $b$", code: "formulas"),
    Program(name: "python3", note: "```mermaid\nflowchart TD\n```\n\n```mermaid\npie\n```", code: "mermaid"),
    Program(name: "plain", note: "```dot\na\n```\n\n```dot\nb\n```", code: "filter"),
    Program(name: "lines", note: "```d2\na\n```\n\n```d2\nb\n```", code: "filter"),
    Program(name: "pagefind", note: "words", code: "search", patience: 0.0005),
    Program(name: "git", note: "words", code: "git", patience: 0.003),
    Program(name: "rsvg-convert", note: "words", code: "cards"),
    Program(name: "curl", note: "```swift view-tree\nText(\"a\")\n```", code: "shared-cache", patience: 0.004),
    Program(
      name: "lychee", note: "[x](https://example.org/a) and [y](https://example.org/b)", code: "external-links",
      patience: 0.0001),
  ]

  /// What the programs do, and what is said of it.
  static let faults = [
    "absent": "is not installed", "exit 1": "failed: ", "kill -KILL $$": "failed: ", "exec sleep 60": "is too slow: ",
    "printf '\\377\\376\\000\\001\\n\\377\\n{\\n'": "failed: ", "echo '{}'": "failed: ", "exec yes": " ",
    "exec tr '\\000' x < /dev/zero": " ", "trap '' TERM; sleep 60 & wait": "is too slow: ",
  ]

  /// How one of the programs fails.
  struct Failing: CustomTestStringConvertible, Sendable {
    var program: Program
    var fault: String
    var testDescription: String { "\(program.testDescription): \(fault)" }
  }

  private static let failing = Samples.some(
    of: programs.flatMap { program in faults.keys.sorted().map { Failing(program: program, fault: $0) } }, oneIn: 8,
    "ways in which programs fail")

  @Test(arguments: failing) func theSiteIsBuiltAndOneMessageSaysWhy(_ failing: Failing) async throws {
    let (program, fault) = (failing.program, failing.fault)
    let folder = try TemporaryFolder(["content/a.md": "# A\n\n" + program.note + "\n\nThe end.\n"])
    for (link, target) in [("templates", "templates"), (".build-assets", ".build-assets"), ("Scripts", "Scripts")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: packageRoot + "/" + target)
    }
    if fault != "absent" { try folder.writeProgram(fault, to: "bin/" + program.name) }
    if program.code == "filter" {
      // The sources of what is not drawn are coloured.
      try folder.writeProgram("echo '{}'\nwhile read -r line; do echo '{}'; done", to: "bin/python3")
    }
    if program.code == "git" { try folder.write("", to: ".git/HEAD") }
    let said = try await build(folder, program)
    #expect(said.map(\.code) == [program.code], "\(said.map { $0.rendered() })")
    #expect(said.first?.message.contains(Self.faults[fault] ?? "") == true, "\(said.map { $0.rendered() })")
    #expect((said.first?.message.utf8.count ?? 0) < 400)
    #expect(folder.text("site/a.html")?.contains("The end.") == true)
  }

  private func build(_ folder: TemporaryFolder, _ program: Program) async throws -> [Diagnostic] {
    var builder = SiteBuilder.test(folder) { settings in
      settings.dates = program.code == "git" ? .git : .notes
      settings.search = program.code == "search"
      settings.address = program.code == "cards" ? "https://example.org/" : ""
      settings.filters = [
        FenceFilter(language: "dot", command: [folder.path + "/bin/plain"]),
        FenceFilter(language: "d2", command: [folder.path + "/bin/lines"], readsLines: true),
      ]
    }
    if program.code == "shared-cache" {
      let address = try #require(SharedCacheAddress("https://cache.example.org"))
      builder.kept = BuildCache(folder: folder.path + "/cache", program: "p")
      builder.shared = SharedCache(
        address, token: "t", programs: InstalledPrograms(folders: [folder.path + "/bin"], patience: program.patience))
    }
    if program.code == "search" { builder.toolbox = Toolbox(Assets(roots: [folder.path])) }
    builder.installedPrograms = InstalledPrograms(folders: [folder.path + "/bin"], patience: program.patience)
    let installed = builder.installedPrograms
    let report = try await builder.build()
    guard program.code == "external-links" else { return report.diagnostics }
    let site = try await builder.check()
    return report.diagnostics + site.externalLinks.diagnostics(asking: installed, in: folder.path)
  }

  /// What is too old says so.
  @Test func oldProgramsAreTold() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A\n\nwords\n"])
    try folder.writeProgram(
      "case $1 in --version) echo pagefind 0.12.3; exit 0;; esac\necho unknown option >&2\nexit 2", to: "bin/pagefind")
    for link in ["templates", ".build-assets", "Scripts"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: packageRoot + "/" + link)
    }
    let said = try await build(folder, Program(name: "pagefind", note: "", code: "search"))
    #expect(said.map(\.message) == ["the site has no search: Pagefind is too old: it is 0.12.3, and 1.0 is needed"])
  }
}
