import Foundation
import Testing

@testable import Assets

/// Where the program's files are looked for, and in which order.
struct AssetsTests {
  private func roots(named: String?, program: String, files: Set<String>) -> [String] {
    Assets.found(named: named, program: program) { files.contains($0) }.roots
  }

  @Test func theNamedFolderComesFirstThenTheInstalledThenTheCheckout() {
    let checkout: Set = ["/code/vitrine/Scripts/prepare-fonts"]
    #expect(
      roots(named: "/mine", program: "/code/vitrine/.build/debug", files: checkout)
        == ["/mine", "/code/vitrine/.build/share/vitrine", "/code/vitrine"])
    #expect(roots(named: "", program: "/usr/local/bin", files: checkout) == ["/usr/local/share/vitrine"])
    #expect(roots(named: nil, program: "/usr/local/bin", files: []) == ["/usr/local/share/vitrine"])
  }

  @Test func everyPartIsTakenFromTheFirstRootThatHasIt() throws {
    let base = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: base) }
    func write(_ path: String) throws {
      let url = URL(fileURLWithPath: base + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    for path in ["a/icons/symbols.tsv", "b/.build-assets/icons/symbols.tsv", "b/.build-assets/fonts/fonts.json"] {
      try write(path)
    }
    let assets = Assets(roots: [base + "/a", base + "/b"])
    #expect(try assets.path(.icons, "symbols.tsv") == base + "/a/icons/symbols.tsv")
    #expect(try assets.folder(.fonts, holding: "fonts.json") == base + "/b/.build-assets/fonts")
    let missing = #expect(throws: MissingAssets.self) { try assets.path(.markup, "katex.js") }
    #expect(missing?.description == "there is no markup/katex.js in '\(base)/a', '\(base)/b'")
  }
}
