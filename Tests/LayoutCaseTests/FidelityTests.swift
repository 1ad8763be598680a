import Foundation
import Testing
import VitrineUI

/// Sizes read from pictures that Apple's simulators drew, and a few that were derived from the same sources. `make fidelity` prints how
/// many hold by rule and platform, and what came closer or went away since it was recorded.
@Suite(.serialized) struct FidelityTests {
  private static let folder = LayoutCaseTests.folder.appending(path: "Cases/published")
  private static let record = folder.appending(path: "fidelity.txt")
  private static let content = LayoutCaseTests.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("content")
  private static let fidelity = Result {
    Fidelity(
      try ["snapshots", "apps", "text", "charts"].flatMap { try LayoutCase.read(folder.appending(path: $0 + ".json")) })
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil }

  @Test func nothingIsFartherOffThanItWas() throws {
    let fidelity = try Self.fidelity.get()
    print(fidelity.table)
    if Self.isRecording {
      try fidelity.record.write(to: Self.record, atomically: true, encoding: .utf8)
      Issue.record("fidelity.txt was written anew; run again without VITRINE_RECORD")
      return
    }
    let changes = fidelity.changes(since: try String(contentsOf: Self.record, encoding: .utf8))
    for line in changes.better { print("better: " + line) }
    #expect(changes.worse == [], "worse than on record")
    #expect(changes.better == [], "closer than on record: VITRINE_RECORD=1 make fidelity writes it down")
  }

  @Test func mostOfWhatWasMeasuredHolds() throws {
    let fidelity = try Self.fidelity.get()
    #expect(fidelity.holding * 100 >= fidelity.runs.count * 95)
  }

  /// The answers of `render` say which controls were measured.
  @Test func controlsAreMeasuredWhereACaseHolds() throws {
    let held = try Self.fidelity.get().runs.filter(\.holds)
    for (control, platforms) in ControlKnowledge.platforms {
      let call = try Regex("\\b\(control)\\s*[({]")
      let found = Fidelity.platforms.filter { platform in
        held.contains { $0.platform == platform && $0.layoutCase.snippet.contains(call) }
      }
      #expect(found == platforms, "\(control)")
    }
  }

  /// The pages of measured cases are made of them, and the home page has their number.
  @Test func theManualListsWhatWasMeasured() throws {
    for page in MeasuredPage.pages(of: try Self.fidelity.get()) {
      let file = Self.content.appendingPathComponent(page.path)
      let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let wanted = page.text(written)
      if Self.isRecording, written != wanted {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try wanted.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(page.path) was written anew; run again without VITRINE_RECORD")
      } else {
        // The first line that differs says more than two whole pages.
        let lines = [written, wanted].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        #expect(
          lines[0].dropFirst(same).first == lines[1].dropFirst(same).first,
          "\(page.path):\(same + 1): run VITRINE_RECORD=1 make fidelity and look at the change")
      }
    }
  }
}
