import Foundation
import Notation
import Testing

/// The manual's reference is made of the catalog. `VITRINE_RECORD=1 swift test` writes it anew, and fails.
struct CatalogReferenceTests {
  @Test func theManualListsTheCatalog() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let note = root.appendingPathComponent("content/reference/names.md")
    let wanted = CatalogReference.markdown()
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try wanted.write(to: note, atomically: true, encoding: .utf8)
      Issue.record("content/reference/names.md was written anew; run again without VITRINE_RECORD")
      return
    }
    let written = try String(contentsOf: note, encoding: .utf8)
    #expect(written == wanted, "run VITRINE_RECORD=1 swift test --filter CatalogReferenceTests and look at the change")
  }
}
