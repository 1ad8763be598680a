import Foundation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SiteMarkup
@testable import SiteStorage

/// A program that builds again and again leaves files alone that are the same.
@Suite struct WrittenFilesTests {
  private let memory = BuildMemory()

  private func build(_ folder: TemporaryFolder) async throws {
    var builder = SiteBuilder.test(folder)
    builder.memory = memory
    _ = try await builder.build()
  }

  /// Which file is in a place of the site, and when it was written.
  private func file(_ folder: TemporaryFolder, _ name: String) throws -> WrittenFiles.Identity {
    WrittenFiles.Identity(try #require(FileCalls.facts(folder.path + "/site/" + name), "\(name)"))
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["content/a.md": "# A\n\nWords.\n", "content/b.md": "# B\n"])
  }

  @Test func whatIsTheSameIsNotWrittenAgain() async throws {
    let folder = try folder()
    try await build(folder)
    let (a, b) = (try file(folder, "a.html"), try file(folder, "b.html"))
    try folder.write("# A\n\nOther words.\n", to: "content/a.md")
    try await build(folder)
    #expect(try file(folder, "a.html") != a)
    #expect(try file(folder, "b.html") == b)
    #expect(folder.text("site/a.html")?.contains("Other words") == true)
  }

  @Test func whatOthersChangedIsWrittenAgain() async throws {
    let folder = try folder()
    try await build(folder)
    let page = try #require(folder.text("site/b.html"))
    try folder.write("theirs", to: "site/b.html")
    try FileManager.default.removeItem(atPath: folder.path + "/site/a.html")
    try await build(folder)
    #expect(folder.text("site/b.html") == page)
    #expect(folder.text("site/a.html") != nil)
  }

  @Test func whatIsGoneIsGone() async throws {
    let folder = try folder()
    try await build(folder)
    try FileManager.default.removeItem(atPath: folder.path + "/content/b.md")
    try await build(folder)
    #expect(folder.text("site/b.html") == nil)
    try folder.write("# B\n", to: "content/b.md")
    try await build(folder)
    #expect(folder.text("site/b.html") != nil)
  }
}

/// Work on threads with deep stacks.
@Suite struct DeepStackTests {
  private static func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }

  /// None is lost, however much comes at once.
  @Test func allWorkIsDone() async {
    let results = await withTaskGroup(of: Int.self) { group in
      for number in 0..<500 { group.addTask { await DeepStack.run { Self.depth(number % 7 == 0 ? 200_000 : 10) } } }
      return await group.reduce(0, +)
    }
    let deep = (0..<500).count { $0 % 7 == 0 }
    #expect(results == deep * 200_000 + (500 - deep) * 10)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1_000], [1, 2, 7])
  func batchesKeepTheOrder(count: Int, workers: Int) async {
    let numbers = Array(0..<count)
    #expect(await inBatches(numbers, workers: workers) { $0 * 2 } == numbers.map { $0 * 2 })
  }
}
