import Diagnostics
import Foundation
import SiteGenerator
import Testing

/// Real notes that nobody wrote for this project; they lie beside it on some machines.
@Suite struct SharedNotesTests {
  private static let folder = packageRoot + "/../shared/notes"
  private static let isThere = FileManager.default.fileExists(atPath: folder)

  @Test(.enabled(if: isThere, "there are no notes in ../shared/notes"))
  func allPagesAndLinksOfTheNotes() async throws {
    let temporary = try TemporaryFolder()
    var builder = SiteBuilder(
      input: Self.folder, output: temporary.path + "/site", configuration: SiteConfiguration(),
      renderer: UndrawnFigures())
    builder.defaultTheme = packageRoot + "/templates"
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
}
