import Foundation
import Notation
import Testing

/// What fences are told to have no effect has none: no view modifier of that name exists.
struct InertNamesTests {
  @Test func nothingWithoutEffectIsAModifier() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let reference = CatalogReference.markdown()
    let start = try #require(reference.range(of: "## Without effect at rest"))
    let inert = reference[start.upperBound...].components(separatedBy: "`").filter { $0.hasPrefix(".") }
    #expect(inert.count > 100)
    let sources = root.appendingPathComponent("Sources/VitrineUI")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let name = line.components(separatedBy: " public func ").dropFirst().first else { continue }
        declared.insert("." + name.prefix { $0.isLetter || $0.isNumber })
      }
    }
    #expect(declared.count > 100)
    let known = inert.filter { declared.contains($0) }
    #expect(known.isEmpty, "VitrineUI draws \(known): the catalog should call them")
  }
}
