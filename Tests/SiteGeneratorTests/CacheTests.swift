import Diagnostics
import Figures
import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// What is kept from build to build: it saves work and changes nothing.
@Suite struct CacheTests {
  private static let notes = [
    "content/a.md": "# A\n\n```swift view-tree\nText(\"One\").padding()\n```\n\nwords\n\n```swift\nlet x = 1\n```\n",
    "content/b.md": "# B\n\n```swift view-tree id=two\nHStack { Text(\"One\"); Circle() }\n```\n\n![[a]]\n",
    "content/c.md":
      "# C\n\n```swift view-tree\nText(undeclared)\n```\n\n```swift view-tree widht=3\nText(\"x\")\n```\n",
  ]

  private func builder(
    _ folder: TemporaryFolder, to output: String = "site", program: String = "p", _ renderer: any FigureRenderer
  ) -> SiteBuilder {
    var builder = SiteBuilder.test(folder, drawing: true) { $0.dates = .notes }
    builder.output = folder.path + "/" + output
    builder.renderer = renderer
    builder.kept = BuildCache(folder: folder.path + "/cache", program: program)
    return builder
  }

  @Test func nothingIsDrawnTwice() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let renderer = CountingRenderer()
    let cold = try await builder(folder, renderer).build()
    #expect(renderer.drawn() == 3)
    let site = folder.contents(of: "site")
    let warm = try await builder(folder, renderer).build()
    #expect(renderer.drawn() == 0)
    #expect(folder.contents(of: "site") == site)
    #expect(warm.diagnostics == cold.diagnostics)
    #expect(warm.fences.map(\.reason) == cold.fences.map(\.reason))
    #expect(folder.text("cache/.gitignore") == "*\n")
    // Another program draws all.
    _ = try await builder(folder, program: "q", renderer).build()
    #expect(renderer.drawn() == 3)
    #expect(folder.contents(of: "site") == site)
  }

  /// Whatever stands in the folder, the site is the same, and the damage is gone afterwards.
  @Test func damageCostsTimeAlone() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let renderer = CountingRenderer()
    _ = try await builder(folder, renderer).build()
    let site = folder.contents(of: "site")
    let root = folder.path + "/cache/objects/"
    for damage in 0..<5 {
      for (name, data) in folder.contents(of: "cache/objects") {
        var bytes = Array(data)
        guard !bytes.isEmpty else { continue }
        switch damage {
        case 0: bytes[bytes.count / 2] ^= 1
        case 1: bytes.removeLast()
        case 2: bytes = []
        case 3: bytes[3] ^= 64
        default: bytes.append(0)
        }
        try Data(bytes).write(to: URL(fileURLWithPath: root + name))
      }
      _ = renderer.drawn()
      _ = try await builder(folder, renderer).build()
      #expect(renderer.drawn() == 3, "\(damage)")
      #expect(folder.contents(of: "site") == site, "\(damage)")
      _ = try await builder(folder, renderer).build()
      #expect(renderer.drawn() == 0, "\(damage)")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/cache")
    _ = try await builder(folder, renderer).build()
    #expect(folder.contents(of: "site") == site)
  }

  @Test func onlyWhatChangedIsDrawn() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let renderer = CountingRenderer()
    _ = try await builder(folder, renderer).build()
    _ = renderer.drawn()
    // Words around a figure; a claim must be looked at anew, with its figure.
    for (text, drawn) in [("# A\n\nMore.\n\n", 0), ("# Other\n", 0), ("1. step\n\n", 1), ("", 0)] {
      try folder.write(text + (Self.notes["content/a.md"] ?? ""), to: "content/a.md")
      _ = try await builder(folder, renderer).build()
      #expect(renderer.drawn() == drawn, "\(text)")
    }
    try folder.write("# A\n\n```swift view-tree\nText(\"Two\")\n```\n", to: "content/a.md")
    _ = try await builder(folder, renderer).build()
    #expect(renderer.drawn() == 1)
    #expect(folder.text("site/a.html")?.contains("Two") == true)
    // Other settings.
    var other = builder(folder, renderer)
    other.configuration.figure = [FigureSetting(key: "width", value: "123")]
    _ = try await other.build()
    #expect(renderer.drawn() == 3)
  }

  /// Places of diagnostics are those of the note as it is, wherever its fences stand now.
  @Test func placesMoveWithTheText() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let renderer = CountingRenderer()
    _ = try await builder(folder, renderer).build()
    let note = Self.notes["content/c.md"] ?? ""
    try folder.write("words\n\nand words\n\n" + note, to: "content/c.md")
    let warm = try await builder(folder, renderer).build().diagnostics
    var fresh = builder(folder, to: "fresh", renderer)
    fresh.kept = nil
    #expect(try await fresh.build().diagnostics == warm)
    #expect(warm.contains { $0.span?.start.line == 8 })
  }

  @Test func buildsCanShareAFolder() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let renderer = CountingRenderer()
    let builders = (0..<6).map { builder(folder, to: "site\($0)", renderer) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for builder in builders { group.addTask { _ = try await builder.build() } }
      try await group.waitForAll()
    }
    let first = folder.contents(of: "site0")
    for number in 1..<6 { #expect(folder.contents(of: "site\(number)") == first) }
    #expect(folder.contents(of: "cache/objects").keys.allSatisfy { !$0.contains("/.") }, "nothing is left half written")
  }

  @Test func whatWasUsedLongestAgoGoes() throws {
    let folder = try TemporaryFolder()
    func cache() -> BuildCache { BuildCache(folder: folder.path + "/cache", program: "p", limit: 5_000) }
    func key(_ number: Int) -> CacheKey { CacheKey("test \(number)", program: "p") }
    let first = cache()
    for number in 0..<4 { first.keep([UInt8](repeating: UInt8(number), count: 1_000), key(number)) }
    first.trim()
    #expect((0..<4).allSatisfy { first.bytes(key($0))?.count == 1_000 })
    // The third is used now, the others a day ago.
    for name in folder.contents(of: "cache/objects").keys where name.contains("/") {
      let day = Date(timeIntervalSinceNow: -86_400)
      try FileManager.default.setAttributes(
        [.modificationDate: day], ofItemAtPath: folder.path + "/cache/objects/" + name)
    }
    let second = cache()
    #expect(second.bytes(key(2)) != nil)
    for number in 4..<6 { second.keep([UInt8](repeating: 9, count: 1_000), key(number)) }
    second.trim()
    #expect([2, 4, 5].allSatisfy { second.bytes(key($0)) != nil })
    #expect([0, 1, 3].contains { second.bytes(key($0)) == nil })
  }

  /// A picture that a figure shows has another size.
  @Test func picturesBelongToTheirFigures() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n\n```swift view-tree\nImage(\"dot\")\n```\n",
      "content/assets/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>",
    ])
    let renderer = CountingRenderer()
    _ = try await builder(folder, renderer).build()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"70\" height=\"30\"/>", to: "content/assets/dot.svg")
    _ = try await builder(folder, renderer).build()
    #expect(renderer.drawn() == 2)
    let warm = folder.contents(of: "site")
    var fresh = builder(folder, to: "fresh", renderer)
    fresh.kept = nil
    _ = try await fresh.build()
    #expect(folder.contents(of: "fresh") == warm)
  }
}
