import Diagnostics
import Figures
import Foundation
import SiteContent
import SiteGenerator
import SitePages
import SiteReports
import TestSupport
import Testing

/// Real notes that nobody wrote for this project; they lie beside it on some machines.
@Suite struct SharedNotesTests {
  private static let folder = packageRoot + "/../shared/notes"
  private static let isThere = FileManager.default.fileExists(atPath: folder)

  @Test(.enabled(if: isThere, "there are no notes in ../shared/notes"))
  func allPagesAndLinksOfTheNotes() async throws {
    let temporary = try TemporaryFolder()
    let builder = SiteBuilder.test(
      input: Self.folder, output: temporary.path + "/site", drawing: false, SiteConfiguration())
    let report = try await builder.build()
    #expect(report.notes == 5)
    let missing = report.diagnostics.filter { $0.code == "missing-image" }
    #expect(missing.count >= 8)
    #expect(missing.allSatisfy { $0.span != nil && $0.file != nil })
    #expect(!report.diagnostics.contains { $0.code == "broken-link" })
    #expect(!report.diagnostics.hasErrors)
    let page = try #require(temporary.text("site/swiftui-thinking.html"))
    for fragment in ["geometry-reader", "hstack-and-vstack", "list", "swiftui"] {
      #expect(page.contains("id=\"\(fragment)\""), "\(fragment)")
    }
  }

  /// The views that the notes walk through are figures, without a change to the notes.
  @Test(.enabled(if: isThere, "there are no notes in ../shared/notes"))
  func viewsOfTheNotesAreDrawn() async throws {
    var configuration = SiteConfiguration()
    configuration.blocks = .auto
    let temporary = try TemporaryFolder()
    let builder = SiteBuilder.test(
      input: Self.folder, output: temporary.path + "/site", drawing: true, configuration)
    let checked = try await builder.check()
    let drawn = checked.report.fences.filter { $0.kind == .drawn }
    #expect(checked.report.fences.count == 67)
    #expect(drawn.count >= 30)
    #expect(checked.report.count(.failed) == 0)
    for phrase in [
      "Text(\"Favorite\")", "Text(\"Avocado Toast\")", ".frame(minWidth: 0, maxWidth: .infinity)", ".padding(-10)",
      "HStack(spacing: 0)", "struct TestingView", "struct ContentView", "struct Toast",
    ] {
      let isDrawn = drawn.contains { fence in
        guard let source = checked.report.sources[fence.file] else { return false }
        let lines = (1...12).map { source.line(fence.place.line + $0) }
        return lines.prefix { !$0.hasPrefix("```") }.contains { $0.contains(phrase) }
      }
      #expect(isDrawn, "\(phrase)")
    }
  }
}
