import TestSupport
import Testing

@testable import SiteContent
@testable import SiteReports

/// Sites that readers' browsers keep.
@Suite struct OfflineTests {
  @Test func theWorkerNamesWhatIsThere() async throws {
    let files = [
      "content/a.md": "# A", "content/b c.md": "# B", "content/film.mp4": "x",
      "content/big.bin": String(repeating: "x", count: 3_000_001),
    ]
    let (folder, report) = try await site(files) { $0.offline = true }
    #expect(report.diagnostics.filter { $0.severity != .note }.isEmpty)
    let worker = try #require(folder.text("site/offline-worker.js"))
    let list = try #require(worker.firstMatch(of: /const files = (.*);/)?.1)
    for part in ["\"a.html\"", "\"b-c.html\"", "\"404.html\"", "\"assets/site."] {
      #expect(list.contains(part), "\(part)")
    }
    for part in ["a.md", "film.mp4", "big.bin", "offline-worker", ".vitrine"] {
      #expect(!list.contains(part), "\(part)")
    }
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains(/<script src="\.?\/?assets\/offline\.[a-z0-9]+\.js" data-root="[^"]*" defer><\/script>/))
    let (again, _) = try await site(files) { $0.offline = true }
    #expect(again.text("site/offline-worker.js") == worker, "the same notes give the same worker")
    let (other, _) = try await site(files.merging(["content/a.md": "# A, changed"]) { $1 }) { $0.offline = true }
    #expect(
      other.text("site/offline-worker.js")?.firstMatch(of: /version = "(.*)"/)?.1
        != worker.firstMatch(of: /version = "(.*)"/)?.1)
  }

  @Test func nothingIsKeptUnasked() async throws {
    let (folder, _) = try await site(["content/a.md": "# A"])
    #expect(folder.text("site/offline-worker.js") == nil)
    #expect(!(try #require(folder.text("site/a.html")).contains("offline")))
  }

  /// A note's file in the place of the site's script would run with the site's origin.
  @Test func aFileInThePlaceOfTheScriptIsLeftOut() async throws {
    let (folder, report) = try await site(["content/a.md": "# A", "content/offline-worker.js": "mine"]) {
      $0.offline = true
    }
    #expect(folder.text("site/offline-worker.js")?.contains("mine") == false)
    #expect(report.diagnostics.contains { $0.code == "withheld-file" })
  }
}
