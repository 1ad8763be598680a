import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// A build that finds nothing changed but the text of some notes makes their pages anew and touches nothing else.
@Suite struct IncrementalUpdateTests {
  private static let notes = [
    "content/index.md": "# Home\n\nWords.\n\nSee [a](a.md) and [b](part/b.md).\n",
    "content/a.md": "# A\n\nFirst words of it.\n\nSome [more](index.md) #tag text.\n",
    "content/part/b.md":
      "---\ntags: [one]\n---\n# B\n\nAbout it.\n\nMore of it.\n\n```swift view-tree\nText(\"One\").padding()\n```\n",
    "content/part/c.md": "# C\n\nWords of C.\n\n![[d]]\n",
    "content/part/d.md": "# D\n\nShown in C.\n\nMore.\n",
    "content/picture.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>",
  ]

  /// A folder with notes. A file that has changed just before a build is not known by its stamp, so it waits until all are.
  private func vault(_ notes: [String: String] = Self.notes) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(notes)
    for name in notes.keys {
      while FileStamp(folder.path + "/" + name)?.isSettled(at: FileStamp.now()) == false {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    return folder
  }

  private func builder(
    _ folder: TemporaryFolder, to output: String = "site", settings: String = "s", keeping: Bool = true,
    _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) -> SiteBuilder {
    var builder = SiteBuilder.test(folder, drawing: true) { configuration in
      configuration.dates = .notes
      change(&configuration)
    }
    builder.output = folder.path + "/" + output
    if keeping {
      builder.kept = BuildCache(folder: folder.path + "/cache", program: "p")
      builder.settingsHash = settings
    }
    return builder
  }

  /// Which file is at each path of the site.
  private func files(_ folder: TemporaryFolder) -> [String: Int] {
    let root = folder.path + "/site"
    let paths = (try? PreviousOutput.files(of: root)) ?? []
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, Int(FileCalls.facts(root + "/" + $0)?.st_ino ?? 0)) })
  }

  /// What of a site a build has made anew.
  private enum Change: Equatable {
    case everything
    case files(Set<String>)
  }

  /// Changes a note, builds, and compares with a site that is built from nothing.
  ///
  private func changed(
    _ folder: TemporaryFolder, _ builder: SiteBuilder, _ edit: () throws -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) async throws -> Change {
    let before = files(folder)
    try edit()
    let report = try await builder.build()
    let after = files(folder)
    var fresh = builder
    (fresh.output, fresh.kept) = (folder.path + "/fresh", nil)
    let whole = try await fresh.build()
    let (site, expected) = (folder.contents(of: "site"), folder.contents(of: "fresh"))
    #expect(Set(site.keys) == Set(expected.keys), sourceLocation: location)
    for (path, data) in expected where site[path] != data {
      Issue.record("\(path) differs", sourceLocation: location)
    }
    #expect(report.diagnostics == whole.diagnostics, sourceLocation: location)
    #expect(report.fences == whole.fences, sourceLocation: location)
    #expect(Self.totals(report) == Self.totals(whole), sourceLocation: location)
    let others = Set(after.filter { before[$0.key] != $0.value }.keys)
    return others.count > after.count / 2 ? .everything : .files(others)
  }

  private static func totals(_ report: BuildReport) -> [Int] {
    [report.notes, report.pages, report.files, report.links, report.brokenLinks]
  }

  @Test func nothingIsTouchedWhereNothingChanged() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    #expect(try await changed(folder, builder(folder)) {} == .files([]))
    // Nor where a note was written again as it was.
    #expect(
      try await changed(folder, builder(folder)) {
        try folder.write(Self.notes["content/a.md"] ?? "", to: "content/a.md")
      } == .files([]))
  }

  @Test func textChangesItsPageAlone() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    for round in 1...3 {
      let others = try await changed(folder, builder(folder)) {
        try folder.write((Self.notes["content/a.md"] ?? "") + "\nRound \(round).\n", to: "content/a.md")
      }
      #expect(others == .files(["a.html", "a.md"]), "\(round)")
    }
    let both = try await changed(folder, builder(folder)) {
      try folder.write((Self.notes["content/a.md"] ?? "") + "\nEnd.\n", to: "content/a.md")
      try folder.write((Self.notes["content/index.md"] ?? "") + "\nMore.\n", to: "content/index.md")
    }
    #expect(both == .files(["a.html", "a.md", "index.html", "index.md"]))
  }

  /// The index follows its pages: what is new of it is written, what is old goes, the rest stays.
  @Test(.enabled(if: SearchIndexer.find(TestAssets.assets) != nil, "Pagefind is not installed"))
  func theSearchIndexFollowsItsPages() async throws {
    let folder = try await vault()
    let searched = { builder(folder) { $0.search = true } }
    _ = try await searched().build()
    let index = { files(folder).filter { $0.key.hasPrefix("pagefind/") } }
    for round in 1...2 {
      let before = index()
      let change = try await changed(folder, searched()) {
        try folder.write((Self.notes["content/a.md"] ?? "") + "\nQuixotic round \(round).\n", to: "content/a.md")
      }
      guard case .files(let others) = change else { return #expect(change != .everything, "\(round)") }
      #expect(Set(others.filter { !$0.hasPrefix("pagefind/") }) == ["a.html", "a.md"])
      #expect(others.contains("pagefind/pagefind-entry.json"))
      #expect(others.count { $0.hasPrefix("pagefind/fragment/") } == 1)
      #expect(before["pagefind/pagefind.js"] == index()["pagefind/pagefind.js"])
      #expect(before.keys.count { index()[$0] == nil } > 0)
    }
    #expect(try await changed(folder, searched()) {} == .files([]))
  }

  /// A site that could not have an index is built as a whole: it might have one now.
  @Test func aMissingIndexIsBuiltWithTheWhole() async throws {
    let folder = try await vault(Self.notes.merging(["content/pagefind/pagefind-entry.json": "{}"]) { $1 })
    let searched = { builder(folder) { $0.search = true } }
    #expect(try await searched().build().diagnostics.map(\.code) == ["search"])
    let others = try await changed(folder, searched()) {
      try folder.write((Self.notes["content/a.md"] ?? "") + "\nEnd.\n", to: "content/a.md")
    }
    #expect(others == .everything)
  }

  /// The line that a figure begins in is in the list of all figures.
  @Test func movedFiguresAreUpdated() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    let note = Self.notes["content/part/b.md"] ?? ""
    let moved = try await changed(folder, builder(folder)) {
      try folder.write(note.replacing("More of it.", with: "More of it.\n\nAnd more."), to: "content/part/b.md")
    }
    #expect(moved == .files(["part/b.html", "part/b.md", "figures.json"]))
  }

  @Test(arguments: [
    ("a title", "content/a.md", "# A", "# Another"), ("a heading", "content/a.md", "Some", "## Some\n\nSome"),
    ("the first words", "content/a.md", "First", "The first"), ("a link", "content/a.md", "text", "[text](part/c.md)"),
    ("a tag", "content/a.md", "#tag", "#other"), ("words around a link", "content/a.md", "text", "words"),
    ("front matter", "content/part/b.md", "one", "two"),
    ("a note that another shows", "content/part/d.md", "More", "Other"),
    ("a note that shows another", "content/part/c.md", "Words", "Other words"),
    ("a figure", "content/part/b.md", "One", "Another one"),
    ("a file", "content/picture.svg", "10", "12"),
  ])
  func whatChangesMoreIsBuiltAsAWhole(what: String, path: String, old: String, new: String) async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    let others = try await changed(folder, builder(folder)) {
      try folder.write((Self.notes[path] ?? "").replacing(old, with: new), to: path)
    }
    #expect(what == "words around a link" || others == .everything, "\(what)")
  }

  /// Edits that a whole build follows, with the reason that it reports.
  @Test func aWholeBuildReportsItsReason() async throws {
    let folder = try await vault()
    #expect(try await builder(folder).build().wholeBuild == .noManifest)
    func reason(_ settings: String = "s", _ edit: () throws -> Void) async throws -> WholeBuildReason? {
      try edit()
      return try await builder(folder, settings: settings).build().wholeBuild
    }
    #expect(try await reason {} == nil)
    #expect(try await reason { try folder.write("# A\n\nOther words.\n", to: "content/a.md") } == .shared("a.md"))
    #expect(try await reason { try folder.write("# D\n\nOther.\n", to: "content/part/d.md") } == .shared("part/d.md"))
    #expect(try await reason { try folder.write("<svg/>", to: "content/picture.svg") } == .otherFile("picture.svg"))
    #expect(try await reason { try folder.write("# N\n", to: "content/n.md") } == .files)
    #expect(try await reason { try folder.write("x", to: "site/a.html") } == .output)
    #expect(try await reason("t") {} == .inputs)
  }

  @Test func filesThatComeAndGoAreNoticed() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    #expect(
      try await changed(folder, builder(folder)) { try folder.write("# N\n\nNew.\n", to: "content/part/n.md") }
        == .everything)
    #expect(
      try await changed(folder, builder(folder)) {
        try FileManager.default.removeItem(atPath: folder.path + "/content/part/n.md")
      } == .everything)
    #expect(
      try await changed(folder, builder(folder)) {
        try FileManager.default.moveItem(atPath: folder.path + "/content/a.md", toPath: folder.path + "/content/z.md")
        try folder.write("# Home\n\nWords.\n", to: "content/index.md")
      } == .everything)
    // Files that editors keep beside a note while it is written are none of the site's.
    #expect(try await changed(folder, builder(folder)) { try folder.write("x", to: "content/.z.md.swp") } == .files([]))
  }

  /// Somebody has been at the site itself.
  @Test func aSiteThatIsNotAsItWasIsBuiltAnew() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    #expect(try await changed(folder, builder(folder)) { try folder.write("x", to: "site/a.html") } == .everything)
    #expect(
      try await changed(folder, builder(folder)) {
        try FileManager.default.removeItem(atPath: folder.path + "/site/part/b.html")
      } == .everything)
  }

  @Test func otherSettingsTemplatesAndProgramsBuildTheWhole() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    #expect(try await changed(folder, builder(folder, settings: "t") { $0.title = "Other" }) {} == .everything)
    #expect(try await changed(folder, builder(folder, settings: "t") { $0.title = "Other" }) {} == .files([]))
    var other = builder(folder)
    other.kept = BuildCache(folder: folder.path + "/cache", program: "q")
    #expect(try await changed(folder, other) {} == .everything)
    let layout = try String(contentsOfFile: packageRoot + "/templates/note.mustache", encoding: .utf8)
    try folder.write("<!-- x -->" + layout, to: "templates/note.mustache")
    other.siteTheme = folder.path + "/templates"
    #expect(try await changed(folder, other) {} == .everything)
  }

  /// A note that has become a link of the file system may lead anywhere.
  @Test func linksOfTheFileSystemAreNotRead() async throws {
    let folder = try await vault()
    _ = try await builder(folder).build()
    try folder.write("# A\n\nFirst words of it.\n\nSecret.\n", to: "secret.md")
    let note = folder.path + "/content/a.md"
    _ = try await changed(folder, builder(folder)) {
      try FileManager.default.removeItem(atPath: note)
      try FileManager.default.createSymbolicLink(atPath: note, withDestinationPath: folder.path + "/secret.md")
    }
    #expect(folder.contents(of: "site").values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("Secret") })
  }

  @Test func aDamagedRecordCostsAWholeBuild() async throws {
    let folder = try await vault()
    for damage in 0..<4 {
      _ = try await builder(folder).build()
      let path = try #require(folder.contents(of: "cache/sites").keys.first)
      var bytes = Array(try #require(folder.contents(of: "cache/sites")[path]))
      switch damage {
      case 0: bytes[bytes.count / 2] ^= 1
      case 1: bytes.removeLast(9)
      case 2: bytes = []
      default: bytes[3] ^= 64
      }
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/cache/sites/" + path))
      #expect(try await changed(folder, builder(folder)) {} == .everything, "\(damage)")
    }
  }

  /// What one note shows of another changes with that.
  @Test(arguments: [
    (
      "content/c.canvas",
      "{\"nodes\":[{\"id\":\"1\",\"type\":\"file\",\"file\":\"a.md\",\"x\":0,\"y\":0,\"width\":9,\"height\":9}]}"
    ),
    ("content/c.md", "# C\n\n```text source=a.md\n```\n"), ("content/c.md", "# C\n\n> ![[a]]\n"),
  ])
  func whatIsShownElsewhereIsBuiltWithIt(path: String, text: String) async throws {
    let folder = try await vault([path: text, "content/a.md": "# A\n\nFirst words.\n", "content/index.md": "# Home\n"])
    _ = try await builder(folder).build()
    let others = try await changed(folder, builder(folder)) {
      try folder.write("# A\n\nFirst words.\n\nMore of them.\n", to: "content/a.md")
    }
    #expect(others == .everything)
    #expect(
      folder.contents(of: "site").filter { String(decoding: $0.value, as: UTF8.self).contains("More of them") }.count
        > 2)
  }

  @Test func translationsStayTranslations() async throws {
    var notes = Self.notes
    notes["content/a.de.md"] = "---\nlang: de\ntranslation-of: a.md\n---\n# A\n\nErste Worte.\n\nSiehe [[b]].\n"
    let folder = try await vault(notes)
    _ = try await builder(folder).build()
    let others = try await changed(folder, builder(folder)) {
      try folder.write((notes["content/a.de.md"] ?? "") + "\nMehr zu [[a]] steht dort.\n", to: "content/a.de.md")
    }
    #expect(others == .everything)
    let words = try await changed(folder, builder(folder)) {
      try folder.write(
        (notes["content/a.de.md"] ?? "") + "\nMehr zu [[a]] steht dort.\n\nUnd mehr.\n", to: "content/a.de.md")
    }
    #expect(words == .files(["a.de.html", "a.de.md"]))
  }

  @Test func warningsStayAndAreToldAgain() async throws {
    var notes = Self.notes
    notes["content/a.md"]? += "\n[nowhere](nowhere.md)\n"
    notes["content/part/b.md"]? += "\n[gone](gone.md)\n"
    let folder = try await vault(notes)
    let first = try await builder(folder).build()
    #expect(first.diagnostics.count == 2)
    let text = notes["content/a.md"] ?? ""
    let others = try await changed(folder, builder(folder)) {
      try folder.write(text.replacing("\n[nowhere]", with: "\nA line.\n\n[nowhere]"), to: "content/a.md")
    }
    #expect(others == .files(["a.html", "a.md"]))
    let report = try await builder(folder).build()
    #expect(report.diagnostics.map { $0.span?.start.line } == [9, 14])
    #expect(Set(report.sources.keys).isSuperset(of: report.diagnostics.compactMap(\.file)))
  }
}
