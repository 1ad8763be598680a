import TestSupport
import Testing
import VitrineKit

@testable import VitrineTesting

/// What `assertLayout` writes, compares and tells.
@Suite struct AssertLayoutTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func problem(
    _ view: any View, _ form: LayoutSnapshotForm = .frames, name: String? = nil, _ recording: Recording = .missing
  ) throws -> String? {
    let figure = try Figure(of: view, in: ProposedViewSize(width: 100, height: 100))
    let file = SnapshotFile(
      test: folder.path + "/CardTests.swift", function: "card(width:)", name: name, form: form.rawValue)
    return try SnapshotComparison(figure: figure, form: form, file: file).problem(recording: recording)
  }

  private func kept(_ name: String) -> String? { folder.text("__Snapshots__/CardTests/" + name) }

  @Test func theFirstRunRecordsAndFails() throws {
    let told = try problem(Color.red)
    #expect(told?.hasPrefix("no snapshot was found: recorded '") == true)
    #expect(told?.contains("__Snapshots__/CardTests/card.txt'") == true)
    #expect(kept("card.txt") == "proposed 100 × 100\n        0        0      100      100  Color.red\n")
    #expect(try problem(Color.red) == nil)
  }

  @Test func aMovedViewFails() throws {
    _ = try problem(Color.red.padding(10), .frames, name: nil, .silently)
    let told = try #require(try problem(Color.red.padding(12)))
    #expect(told.contains("Color.red\n  expected 80 × 80 at (10, 10)\n  actual   76 × 76 at (12, 12)"), "\(told)")
    // What was kept stays.
    #expect(try problem(Color.red.padding(10)) == nil)
  }

  @Test func recordingReplacesTheStoredLayout() throws {
    #expect(try problem(Color.red, .frames, .silently) == nil)
    #expect(try problem(Color.blue, .frames, .always)?.contains("record: true") == true)
    #expect(kept("card.txt")?.contains("Color.blue") == true)
    #expect(try problem(Color.green, .frames, .silently) == nil)
    #expect(kept("card.txt")?.contains("Color.green") == true)
  }

  @Test func colourIsPartOfTheDrawingAlone() throws {
    _ = try problem(Color.red.opacity(0.5), .drawing)
    #expect(try problem(Color.red.opacity(0.5), .drawing) == nil)
    let told = try #require(try problem(Color.red.opacity(0.25), .drawing))
    #expect(told.contains("  expected <") && told.contains("  actual   <"), "\(told)")
  }

  @Test func namesAreFilesOfTheFolder() throws {
    _ = try problem(Color.red, name: "../../wide/er")
    #expect(kept("card...-..-wide-er.txt") != nil)
    #expect(folder.contents(of: "").keys.filter { $0.hasSuffix(".txt") }.count == 1)
  }

  @Test func aDamagedFileIsTold() throws {
    try folder.write("<<<<<<< HEAD\n", to: "__Snapshots__/CardTests/card.txt")
    #expect(try problem(Color.red)?.contains("the file is damaged: line 1") == true)
  }

  @Test func theFailureIsAtTheCall() {
    withKnownIssue {
      AssertionPlace(fileID: "A/b.swift", filePath: "/A/b.swift", line: 7, column: 3).fail("moved")
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.comments.first?.rawValue == "moved"
    }
  }
}
