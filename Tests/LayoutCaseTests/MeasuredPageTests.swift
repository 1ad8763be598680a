import Foundation
import Testing

/// The manual's page of measured cases is made of them. `VITRINE_RECORD=1 swift test` writes it anew, and fails.
struct MeasuredPageTests {
  @Test func theManualListsWhatWasMeasured() throws {
    let folder = LayoutCaseTests.folder
    let note = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("content/reference/how-close.md")
    let cases = try LayoutCase.read(folder.appending(path: "Cases/published/snapshots.json"))
    let wanted = MeasuredPage(cases: cases).markdown
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try wanted.write(to: note, atomically: true, encoding: .utf8)
      Issue.record("content/reference/how-close.md was written anew; run again without VITRINE_RECORD")
      return
    }
    let written = try String(contentsOf: note, encoding: .utf8)
    #expect(written == wanted, "run VITRINE_RECORD=1 swift test --filter MeasuredPageTests and look at the change")
  }
}
