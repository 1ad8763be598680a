import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// What a build may do to the folder it writes, and to what others have there.
@Suite struct OutputFolderTests {
  private func build(_ folder: TemporaryFolder) async throws -> BuildReport {
    try await SiteBuilder.test(folder).build()
  }

  private func refusal(_ folder: TemporaryFolder) async -> SiteFolder.Problem? {
    do {
      _ = try await build(folder)
      return nil
    } catch { return error as? SiteFolder.Problem }
  }

  /// Nothing is left of a build beside the site.
  private func drafts(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".site") }
  }

  @Test func aFileIsNotReplaced() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "site": "precious"])
    #expect(await refusal(folder)?.isRefusal == true)
    #expect(folder.text("site") == "precious")
  }

  @Test func aLinkToAFileIsNotReplaced() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "elsewhere": "precious"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/site", withDestinationPath: "elsewhere")
    #expect(await refusal(folder)?.isRefusal == true)
    #expect(folder.text("elsewhere") == "precious")
  }

  /// A folder of files that has been renamed while a build runs leaves nothing empty in the site.
  @Test func aFileThatIsGoneLeavesNoFolder() async throws {
    let folder = try TemporaryFolder()
    let site = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
    try site.write("words", to: "part/page.html")
    #expect(throws: SiteFolder.Problem.self) {
      try site.copy(folder.path + "/gone.svg", to: "part/assets/deep/gone.svg")
    }
    try site.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/site/part") == ["page.html"])
  }

  @Test func whatOthersPutThereStays() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "content/deep/b.md": "b", "site/.git/HEAD": "ref"])
    #expect(try await build(folder).diagnostics == [])
    let own = [
      ".git/HEAD", ".git/objects/aa/x", ".nojekyll", "CNAME", "deep/note.txt", "more/x/y.txt", "assets/mine.css",
    ]
    for name in own { try folder.write("theirs \(name)", to: "site/" + name) }
    for _ in 1...2 {
      let report = try await build(folder)
      for name in own { #expect(folder.text("site/" + name) == "theirs \(name)", "\(name)") }
      #expect(report.diagnostics.map(\.code) == ["kept-file", "kept-file", "kept-file"])
      #expect(report.diagnostics.contains { $0.message.contains("site/more' was not made by Vitrine") })
    }
    // Also where the folder is no longer one of the site's.
    try FileManager.default.removeItem(atPath: folder.path + "/content/deep")
    _ = try await build(folder)
    #expect(folder.text("site/deep/b.html") == nil)
    #expect(folder.text("site/deep/note.txt") != nil)
    #expect(try drafts(folder) == [])
  }

  @Test func aWorktreesFileStays() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "site/.git": "gitdir: ../x"])
    #expect(try await build(folder).diagnostics == [])
    #expect(folder.text("site/.git") == "gitdir: ../x")
  }

  @Test func aFileInTheWayOfTheNewSiteIsRefused() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    _ = try await build(folder)
    try folder.write("precious", to: "site/b.html")
    try folder.write("example.org", to: "site/same.txt")
    try folder.write("b", to: "content/b.md")
    let problem = await refusal(folder)
    #expect(problem?.isRefusal == true)
    #expect(problem?.description.contains("site/b.html' was not made by Vitrine") == true)
    #expect(folder.text("site/b.html") == "precious")
    #expect(try drafts(folder) == [])
    // The same file twice is no loss.
    try FileManager.default.removeItem(atPath: folder.path + "/site/b.html")
    try folder.write("example.org", to: "content/same.txt")
    #expect(try await build(folder).diagnostics == [])
    #expect(folder.text("site/same.txt") == "example.org")
  }

  /// A build that was killed between the swap of the sites and the end.
  @Test func whatAKilledBuildLeftIsFound() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    _ = try await build(folder)
    let draft = folder.path + "/.site.draft-\(Int32.max)"
    try FileManager.default.copyItem(atPath: folder.path + "/site", toPath: draft)
    try folder.write("ref", to: ".site.draft-\(Int32.max)/.git/HEAD")
    _ = try await build(folder)
    #expect(folder.text("site/.git/HEAD") == "ref")
    #expect(try drafts(folder) == [])
  }

  /// One that was killed when others' files had a second name in the draft, names that are not UTF-8 among them.
  @Test func namesThatAreNotUTF8DoNotKeepADraft() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    _ = try await build(folder)
    let (site, draft) = (folder.path + "/site", folder.path + "/.site.draft-\(Int32.max)")
    try folder.write("ref", to: "site/.git/HEAD")
    let odd = Array(FileCalls.path(site + "/.git/caf").dropLast()) + [CChar(bitPattern: 0xE9), 0]
    let inside = FileCalls.path(odd, FileCalls.path("x"))
    #expect(mkdir(odd, 0o700) == 0)
    #expect(rename(FileCalls.path(site + "/.git/HEAD"), inside) == 0)
    #expect(mkdir(draft, 0o700) == 0)
    #expect(LinkedCopy.make(of: site + "/.git", at: draft + "/.git"))
    try folder.write("a.html\n", to: ".site.draft-\(Int32.max)/.vitrine-site")
    _ = try await build(folder)
    #expect(FileCalls.facts(inside) != nil)
    #expect(try drafts(folder) == [])
  }

  /// Only a list of what was written shows that a folder is a site: a mark alone can be planted.
  @Test func anEmptyMarkIsNoSite() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "site/.vitrine-site": "", "site/precious.txt": "p"])
    #expect(await refusal(folder)?.isRefusal == true)
    #expect(folder.text("site/precious.txt") == "p")
  }

  @Test func whatOnlyLooksLikeADraftIsLeftAlone() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "a", ".site.draft-1/mine.txt": "m", ".site.draft-2/.vitrine-site": "", ".site.draft-2/a.html": "",
    ])
    _ = try await build(folder)
    #expect(try drafts(folder) == [".site.draft-1"])
    #expect(folder.text("site/mine.txt") == nil)
  }

  @Test func aSecondBuildWaitsForTheFirst() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    let first = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
    var builder = SiteBuilder.test(folder)
    let (said, saying) = AsyncStream.makeStream(of: String.self)
    builder.notice = { saying.yield($0) }
    let second = builder
    async let report = second.build()
    for await text in said {
      #expect(text == "waiting for another build of '\(folder.path)/site', process \(getpid())")
      break
    }
    #expect(folder.text("site/a.html") == nil)
    try first.write("first", to: "first.html")
    try first.finish()
    _ = try await report
    #expect(folder.text("site/a.html") != nil && folder.text("site/first.html") == nil)
    #expect(try drafts(folder) == [])
  }

  /// Folders of theirs are the same ones afterwards, with what others call the same file.
  @Test func foldersOfOthersAreNotCopied() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a"])
    _ = try await build(folder)
    for name in [".git/HEAD", "mine.txt"] { try folder.write("theirs", to: "site/" + name) }
    let paths = ["/site/.git", "/site/.git/HEAD", "/site/mine.txt"].map { folder.path + $0 }
    let before = paths.map { FileCalls.facts($0)?.st_ino }
    _ = try await build(folder)
    #expect(paths.map { FileCalls.facts($0)?.st_ino } == before)
    #expect(paths.dropFirst().map { FileCalls.facts($0)?.st_nlink } == [1, 1])
  }

  @Test func aFileThatVanishesIsAnErrorOfItsOwn() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "content/b.png": "b", "content/c.png": "c"])
    let builder = SiteBuilder.test(folder)
    var checked = try await builder.check()
    try FileManager.default.removeItem(atPath: folder.path + "/content/b.png")
    let site = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
    try builder.copyFiles(of: checked, to: site, &checked.report)
    try site.finish()
    let said = checked.report.diagnostics.filter { $0.code == "unreadable" }.map(\.message)
    #expect(said == ["the file 'b.png' cannot be read: no such file or directory"])
    #expect(folder.text("site/c.png") == "c")
  }

  @Test(arguments: ["../x", "a/../../x", "", "a//b", "./a", "a/"])
  func pathsStayInside(path: String) async throws {
    let folder = try TemporaryFolder()
    let site = try await SiteFolder.prepare(at: folder.path + "/inner/site", protecting: [])
    #expect(throws: SiteFolder.Problem.self) { try site.write("x", to: path) }
    #expect(throws: SiteFolder.Problem.self) { try site.copy("/etc/hostname", to: path) }
    site.abandon()
    #expect(folder.contents(of: "").isEmpty)
  }

  @Test func problemsNameTheirPath() async throws {
    let folder = try TemporaryFolder()
    let site = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
    try site.write("x", to: "a")
    let problem = #expect(throws: SiteFolder.Problem.self) { try site.write("x", to: "a/b") }
    #expect(problem?.description == "cannot write '\(folder.path)/site/a/b': file exists")
    site.abandon()
  }

  // MARK: What is read

  @Test func sitesAmongNotesAreSkipped() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "a", "content/old/.vitrine-site": "", "content/old/a.html": "x", "content/old/a.md": "x",
    ])
    let report = try await build(folder)
    #expect(report.notes == 1)
    #expect(folder.text("site/old/a.html") == nil)
  }

  @Test func whatCannotBeReadIsTold() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "content/deep/b.md": "b"])
    let content = folder.path + "/content"
    try FileManager.default.createSymbolicLink(atPath: content + "/gone.md", withDestinationPath: "nowhere.md")
    #expect(mkfifo(content + "/pipe.md", 0o600) == 0)
    let name: [UInt8] = Array((content + "/caf").utf8) + [0xE9] + Array(".md".utf8) + [0]
    let file = name.withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
    }
    close(file)
    let report = try await build(folder)
    #expect(report.notes == 2)
    #expect(Set(report.diagnostics.map(\.code)) == ["broken-file-link", "special-file", "file-name"])
    #expect(report.diagnostics.first { $0.code == "file-name" }?.severity == .error)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to the superuser"))
  func aClosedFolderIsAnError() async throws {
    let folder = try TemporaryFolder(["content/a.md": "a", "content/deep/b.md": "b", "content/c.md": "c"])
    #expect(chmod(folder.path + "/content/deep", 0) == 0 && chmod(folder.path + "/content/c.md", 0) == 0)
    defer { chmod(folder.path + "/content/deep", 0o700) }
    let report = try await build(folder)
    #expect(report.diagnostics.map(\.code) == ["unreadable", "unreadable"])
    #expect(report.diagnostics.hasErrors)
  }
}
