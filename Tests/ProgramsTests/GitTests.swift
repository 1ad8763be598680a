import Foundation
import TestSupport
import Testing

@testable import Programs

/// Which repository counts. The right answers are the rules of the manual: that above the notes, or that in their folder, if the
/// program was started there or the configuration is there.
@Suite struct GitSearchTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The folders and files that the folder of the test has.
    var files: [String]
    var notes: String
    var current: String
    var configuration: String?
    var found: String?
    var ignored: String?
    var testDescription: String { "\(files) \(notes) from \(current)" }

    init(
      _ files: [String], _ notes: String, from current: String, configuredIn configuration: String? = nil,
      finds found: String?, ignored: String? = nil
    ) {
      (self.files, self.notes, self.current, self.configuration) = (files, notes, current, configuration)
      (self.found, self.ignored) = (found, ignored)
    }
  }

  @Test(arguments: [
    Case(["r/.git"], "r/content", from: "r", finds: "r/.git"),
    Case(["r/.git"], "r/content", from: "", finds: "r/.git"),
    Case(["r/.git"], "r/a/b/c", from: "elsewhere", finds: "r/.git"),
    Case(["r/.git", "r/content/.git"], "r/content", from: "r", finds: "r/.git", ignored: "r/content/.git"),
    Case(["content/.git"], "content", from: "", finds: nil, ignored: "content/.git"),
    Case(["content/.git"], "content", from: "content", finds: "content/.git"),
    Case(["content/.git"], "content", from: "content/deep", finds: "content/.git"),
    Case(["content/.git"], "content", from: "elsewhere", configuredIn: "content", finds: "content/.git"),
    Case(["content/.git"], "content", from: "", configuredIn: "", finds: nil, ignored: "content/.git"),
    Case(["content/deep/.git"], "content", from: "content/deep", finds: nil),
    Case(["content/HEAD", "content/objects/x", "content/refs/x"], "content", from: "content", finds: nil),
    Case(["contents/.git"], "content", from: "contents", finds: nil),
  ])
  func theRepositoryAboveTheNotesCounts(_ row: Case) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: row.files.map { ($0 + "/HEAD", "") }))
    for path in [row.notes, row.current] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + path, withIntermediateDirectories: true)
    }
    func full(_ path: String) -> String { path.isEmpty ? folder.path : folder.path + "/" + path }
    let git = GitSearch(
      notes: full(row.notes), configuration: row.configuration.map(full), current: full(row.current), environment: [:])
    #expect(git.repository?.directory == row.found.map(full))
    #expect(git.ignored == row.ignored.map { .inNotes(path: full($0)) })
    if let found = git.repository { #expect(found.path(of: full(row.notes)) != nil) }
  }

  /// Git sets these variables for hooks. Source: https://git-scm.com/docs/githooks
  @Test func aHookNamesItsRepository() throws {
    let folder = try TemporaryFolder(["top/content/a.md": "", "git/HEAD": "", "other/a.md": ""])
    func search(_ notes: String, _ environment: [String: String]) -> GitRepository? {
      GitSearch(
        notes: folder.path + "/" + notes, configuration: nil, current: folder.path + "/top", environment: environment
      ).repository
    }
    let named = ["GIT_DIR": "../git"]
    #expect(search("top/content", named)?.path(of: folder.path + "/top/content/a.md") == "content/a.md")
    #expect(search("other", named) == nil)
    #expect(search("other", ["GIT_DIR": "git", "GIT_WORK_TREE": folder.path + "/other"]) != nil)
  }

  /// As with Git's `safe.directory`, the repository of another user doesn't count, unless the notes are theirs as well, as in a
  /// container.
  @Test(.enabled(if: geteuid() == 0)) func theRepositoryOfAnotherUserDoesNotCount() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "content/a.md": ""])
    func search() -> GitSearch {
      GitSearch(notes: folder.path + "/content", configuration: nil, current: "/", environment: [:])
    }
    #expect(chown(folder.path + "/.git", 1234, 1234) == 0)
    #expect(search().repository == nil && search().ignored == .foreign(path: folder.path + "/.git"))
    #expect(chown(folder.path + "/content", 1234, 1234) == 0)
    #expect(search().repository != nil && search().ignored == nil)
  }
}

/// Repositories whose configuration asks for programs. Source of what it can ask for: https://git-scm.com/docs/git-config
@Suite struct HostileRepositoryTests {
  /// Settings that run the command `touch canary` with some command of git.
  static let settings = [
    "core.fsmonitor", "core.pager", "pager.log", "core.editor", "core.sshCommand", "core.gitProxy", "core.askPass",
    "core.alternateRefsCommand", "diff.external", "diff.x.textconv", "diff.x.command", "filter.x.smudge",
    "filter.x.clean", "filter.x.process", "filter.lfs.smudge", "gpg.program", "gpg.ssh.program", "gpg.x509.program",
    "credential.helper", "alias.log", "alias.rev-parse", "alias.cat-file", "alias.ls-tree",
    "uploadpack.packObjectsHook", "remote.o.uploadpack", "merge.x.driver", "trailer.x.command", "sequence.editor",
  ]

  private func repository() throws -> (folder: TemporaryFolder, git: GitRepository) {
    let folder = try TemporaryFolder([
      "content/a.md": "one", "content/b.md": "two", ".gitattributes": "* filter=x diff=x merge=x\n",
    ])
    try folder.git("init", "-q", "-b", "main", in: folder.path)
    try folder.git("add", "-A", in: folder.path)
    try folder.git("commit", "-qm", "one", in: folder.path, date: "2001-07-07T00:00:00Z")
    let canary = try folder.writeProgram("touch \(folder.path)/canary", to: "program")
    for setting in Self.settings {
      let isAlias = setting.hasPrefix("alias")
      try folder.git("config", setting, (isAlias ? "!" : "") + canary, in: folder.path)
    }
    for name in ["post-checkout", "post-index-change", "reference-transaction", "pre-auto-gc"] {
      try folder.writeProgram("touch \(folder.path)/canary", to: ".git/hooks/" + name)
    }
    for (setting, value) in [
      ("log.showSignature", "true"), ("gc.auto", "1"), ("submodule.recurse", "true"),
      ("core.hooksPath", folder.path + "/.git/hooks"),
    ] {
      try folder.git("config", setting, value, in: folder.path)
    }
    let git = try #require(GitSearch(notes: folder.path + "/content").repository)
    return (folder, git)
  }

  @Test func itsFilesAndDatesAreReadAndNothingRuns() throws {
    let (folder, git) = try repository()
    #expect(try git.file(folder.path + "/content/a.md", at: "main") == Array("one".utf8))
    let log = try #require(try git.log(of: folder.path + "/content", by: .system))
    #expect(String(decoding: log, as: UTF8.self).replacing("\0", with: "|") == "\u{1}994464000\nA|a.md|A|b.md|")
    let target = try TemporaryFolder()
    try git.write("main", to: target.path)
    #expect(target.text("content/b.md") == "two")
    #expect(folder.contents(of: "")["canary"] == nil)
  }

  /// Old versions of git fetch the objects that a partial clone lacks. Source: https://git-scm.com/docs/partial-clone
  @Test(arguments: [
    ["url": "ext::sh -c touch% canary"], ["url": "ssh://x/y"], ["url": "git://x/y"],
    ["url": "/", "uploadpack": "program"],
    ["url": "x", "vcs": "ext"],
  ])
  func aPromisedObjectIsNotFetched(remote: [String: String]) throws {
    let (folder, git) = try repository()
    for name in ["ext", "ssh", "git", "file"] {
      try folder.git("config", "protocol.\(name).allow", "always", in: folder.path)
    }
    try folder.git("config", "core.repositoryFormatVersion", "1", in: folder.path)
    try folder.git("config", "extensions.partialClone", "o", in: folder.path)
    try folder.git("config", "remote.o.promisor", "true", in: folder.path)
    for (key, value) in remote.sorted(by: { $0.key < $1.key }) {
      let canary = folder.path + "/canary"
      try folder.git(
        "config", "remote.o." + key,
        value.replacing("canary", with: canary).replacing("program", with: folder.path + "/program"), in: folder.path)
    }
    let objects = folder.contents(of: ".git/objects").keys.filter { $0.contains("/") && !$0.hasPrefix("pack") }
    for object in objects
    where try git.answer(to: ["cat-file", "-t", object.replacing("/", with: "")]) == Array("blob\n".utf8) {
      try FileManager.default.removeItem(atPath: folder.path + "/.git/objects/" + object)
    }
    #expect(throws: GitRepository.Missing.file) { try git.file(folder.path + "/content/a.md", at: "main") }
    #expect(throws: GitRepository.Missing.file) { try git.write("main", to: folder.path + "/target") }
    #expect(folder.contents(of: "")["canary"] == nil)
  }
}

/// Files of commits. Source of what a tree must not have: https://git-scm.com/docs/git-fsck
@Suite struct GitTreeTests {
  private func write(_ entries: [(mode: String, path: String, text: String)], to folder: TemporaryFolder) throws {
    let listing = entries.enumerated().map { index, entry in
      "\(entry.mode) blob \(index) \(String(entry.text.utf8.count).padded(to: 7))\t\(entry.path)\0"
    }
    try GitTree(listing: Array(listing.joined().utf8)).write(to: folder.path) { hashes throws(GitRepository.Missing) in
      hashes.map { Array(entries[Int($0) ?? 0].text.utf8) }
    }
  }

  @Test func filesAndLinksAreWritten() throws {
    let folder = try TemporaryFolder()
    try write(
      [
        ("100644", "a/b.md", "b"), ("100755", "a/run", "r"), ("120000", "c.md", "a/b.md"), ("120000", "a/d", "../a"),
        ("100644", "e f\n\"ä", ""),
      ], to: folder)
    #expect(folder.text("a/b.md") == "b" && folder.text("c.md") == "b" && folder.text("a/d/b.md") == "b")
    #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/a/run"))
    #expect(!FileManager.default.isExecutableFile(atPath: folder.path + "/a/b.md"))
    #expect(folder.text("e f\n\"ä") == "")
  }

  @Test(arguments: [
    "../x", "a/../../x", "/x", "a//x", "./x", "a/.git/config", ".GIT/hooks/x", ".git", "..", ".", "", "a/..",
  ])
  func pathsThatLeaveTheFolderAreNot(path: String) throws {
    let folder = try TemporaryFolder(["in/x": ""])
    let inner = folder.path + "/in"
    let listing = Array("100644 blob 0       1\t\(path)\0".utf8)
    try GitTree(listing: listing).write(to: inner) { hashes throws(GitRepository.Missing) in hashes.map { _ in [1] } }
    #expect(folder.contents(of: "").keys.sorted() == ["in/x"])
  }

  @Test(arguments: [
    [("a", "/etc")], [("a", "..")], [("a", "../..")], [("a", "b"), ("b", "/")], [("d/x", ".."), ("a", "d/x/..")],
    [("a", "a")], [("a", "nowhere")], [("a", ".."), ("a/x", "y")],
  ])
  func linksThatLeaveTheFolderAreNot(links: [(String, String)]) throws {
    let folder = try TemporaryFolder()
    try write([("100644", "d/file", "x")] + links.map { ("120000", $0.0, $0.1) }, to: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["d"])
  }

  @Test func aFileDoesNotFollowALink() throws {
    let folder = try TemporaryFolder()
    try write([("120000", "a", "/tmp"), ("100644", "a/vitrine-canary", "x")], to: folder)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/vitrine-canary"))
    #expect(folder.text("a/vitrine-canary") == "x")
    #expect(throws: GitRepository.Missing.file) { try write([("100644", "b", ""), ("100644", "b/c", "")], to: folder) }
  }

  @Test func objectsAreTakenApart() {
    func objects(_ text: String, _ count: Int) -> [String]? {
      GitRepository.objects(in: Array(text.utf8), count: count)?.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(objects("1 blob 3\na\nb\n2 blob 0\n\n", 2) == ["a\nb", ""])
    for text in ["1 missing\n", "1 blob 3\nab", "1 blob -3\nab\n", "1 blob x\n", "", "1 blob 99999999999\nx\n"] {
      #expect(objects(text, 1) == nil, "\(text)")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
