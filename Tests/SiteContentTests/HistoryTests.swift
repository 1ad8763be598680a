import Foundation
import Programs
import TestSupport
import Testing
import VitrineUI

@testable import SiteContent

/// Dates from git.
@Suite struct HistoryTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_777_766_400, "2026-05-03T00:00:00Z"), (4_107_542_399, "2100-02-28T23:59:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:00Z"),
  ]) func secondsAreDays(_ seconds: Int, _ text: String) {
    #expect(CivilDate(secondsSince1970: Double(seconds)).timestamp == text)
  }

  @Test func logsAreRead() {
    func log(_ text: String) -> [String: [String]] {
      NoteHistory(log: Array(text.utf8)).dates.mapValues { [$0.created.dayText, $0.changed.dayText] }
    }
    let day = 86_400
    #expect(log("") == [:])
    #expect(
      log("\u{1}\(2 * day)\nM\0a.md\0A\0b.md\0\0\u{1}\(day)\nA\0a.md\0")
        == ["a.md": ["1970-01-02", "1970-01-03"], "b.md": ["1970-01-03", "1970-01-03"]])
    // A file that was only moved has the dates it had; one that was changed too has the move's.
    #expect(
      log("\u{1}\(2 * day)\nR100\0old.md\0new.md\0\0\u{1}\(day)\nA\0old.md\0")["new.md"] == [
        "1970-01-02", "1970-01-02",
      ])
    #expect(
      log("\u{1}\(2 * day)\nR080\0old.md\0new.md\0\0\u{1}\(day)\nA\0old.md\0")["new.md"] == [
        "1970-01-02", "1970-01-03",
      ])
    // What was there before under the name of a deleted file is another file.
    #expect(
      log("\u{1}\(3 * day)\nA\0a.md\0\0\u{1}\(2 * day)\nD\0a.md\0\0\u{1}\(day)\nA\0a.md\0")["a.md"]
        == ["1970-01-04", "1970-01-04"])
    #expect(log("\u{1}x\nM") == [:])
  }

  @Test func commitsGiveDatesAndWorkingFilesNone() throws {
    let folder = try TemporaryFolder(["repository/notes/ä b.md": "one\ntwo\nthree\n", "repository/other.md": "x"])
    let root = folder.path + "/repository"
    try folder.git("init", "-q", in: root)
    try folder.git("add", "-A", in: root)
    // Nearly midnight in the east is the day before in UTC.
    try folder.git("commit", "-qm", "one", in: root, date: "2026-05-03T01:30:00+05:00")
    try folder.write("one\ntwo\nthree\nfour\n", to: "repository/notes/ä b.md")
    try folder.write("new", to: "repository/notes/untracked.md")
    try folder.git("commit", "-qam", "two", in: root, date: "2026-06-01T12:00:00Z")
    func history(_ notes: String, trusting trusted: String? = nil) -> NoteHistory {
      NoteHistory.read(notes, in: GitSearch(notes: notes, configuration: trusted))
    }
    let dates = history(root + "/notes").dates
    #expect(dates.keys.sorted() == ["ä b.md"])
    #expect(dates["ä b.md"]?.created.dayText == "2026-05-02")
    #expect(dates["ä b.md"]?.changed.dayText == "2026-06-01")
    // A shallow clone does not know when a file was written.
    try folder.git("clone", "-q", "--depth", "1", "file://" + root, folder.path + "/shallow", in: folder.path)
    let shallow = history(folder.path + "/shallow", trusting: folder.path + "/shallow")
    #expect(shallow.dates.isEmpty && shallow.diagnostics.isEmpty)
    #expect(history(folder.path).dates.isEmpty)
    #expect(history(folder.path + "/nowhere").dates.isEmpty)
    // The notes' own repository is told of, unless it is trusted.
    #expect(history(root).dates.isEmpty && history(root).diagnostics.map(\.code) == ["ignored-repository"])
    #expect(history(root, trusting: root).dates.count == 2)
  }

  @Test func aRepositoryWithoutACommitHasNoDates() throws {
    let folder = try TemporaryFolder(["notes/a.md": ""])
    try folder.git("init", "-q", in: folder.path)
    let history = NoteHistory.read(folder.path + "/notes", in: GitSearch(notes: folder.path + "/notes"))
    #expect(history.dates.isEmpty && history.diagnostics.isEmpty)
  }

  @Test func frontMatterComesFirst() {
    func dates(_ frontMatter: String) -> [String?] {
      let note = ParsedNote(
        path: "a.md", document: .init(text: "---\n\(frontMatter)\n---\n", path: "a.md"), page: "a.html",
        isPost: false,
        committed: NoteHistory.Dates(
          created: CivilDate(secondsSince1970: 0), changed: CivilDate(secondsSince1970: 86_400)))
      return [note.created?.dayText, note.updated?.dayText]
    }
    #expect(dates("title: x") == ["1970-01-01", "1970-01-02"])
    #expect(dates("date: 1969-01-01") == ["1969-01-01", "1970-01-02"])
    #expect(dates("date: 1969-01-01\nupdated: 1969-02-01") == ["1969-01-01", "1969-02-01"])
  }
}
