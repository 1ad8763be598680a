import Figures
import Foundation
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// A site drawn in parts is the site.
@Suite struct ShardTests {
  private static let notes = [
    "content/a.md": "# A\n\n```swift view-tree id=one\nText(\"One\").padding()\n```\n",
    "content/b.md": "# B\n\n```swift view-tree\nHStack { Text(\"One\"); Circle() }\n```\n\n![[a]]\n",
    "content/c.md": "# C\n\n```swift view-tree\nText(undeclared)\n```\n",
    "content/d.md": "# D\n\n```swift view-tree\nText(\"Four\")\n```\n\n1. `Text` is proposed 300.\n",
    "content/draft.md": "---\ndraft: true\n---\n\n```swift view-tree\nText(\"draft\")\n```\n",
    "content/words.md": "# Words\n\nonly\n",
  ]

  private let renderer = CountingRenderer()

  private func builder(_ folder: TemporaryFolder, to output: String, _ cache: BuildCache?) -> SiteBuilder {
    var builder = SiteBuilder.test(folder, drawing: true) { $0.dates = .notes }
    builder.output = folder.path + "/" + output
    builder.renderer = renderer
    builder.kept = cache
    return builder
  }

  private func part(_ shard: Shard, of folder: TemporaryFolder) async throws -> (path: String, report: BuildReport) {
    let path = folder.path + "/" + shard.folderName
    try ShardOutput.prepare(path, for: shard, program: "p")
    let cache = BuildCache(folder: path, program: "p")
    return (path, try await builder(folder, to: "site", cache).draw(shard))
  }

  @Test(arguments: [1, 2, 3, 9])
  func mergedPartsAreTheSite(_ count: Int) async throws {
    let folder = try TemporaryFolder(Self.notes)
    let whole = try await builder(folder, to: "whole", nil).build()
    let site = folder.contents(of: "whole")
    _ = renderer.drawn()
    var (parts, drawn, notes, errors): ([String], Int, Int, Int) = ([], 0, 0, 0)
    for number in 1...count {
      let (path, report) = try await part(try #require(Shard(number: number, of: count)), of: folder)
      parts.append(path)
      (drawn, notes, errors) = (drawn + renderer.drawn(), notes + report.notes, errors + report.count(.error))
    }
    #expect((drawn, notes, errors) == (4, whole.notes, whole.count(.error)))
    let before = parts.map { path in folder.contents(of: String(path.dropFirst(folder.path.count + 1))) }
    // With a cache of its own, and without one.
    for own in [folder.path + "/cache", nil] {
      let cache = BuildCache(folder: own, sources: parts, program: "p")
      let merged = try await builder(folder, to: "merged", cache).build()
      #expect(renderer.drawn() == 0)
      #expect(folder.contents(of: "merged") == site)
      #expect(merged.diagnostics == whole.diagnostics)
    }
    #expect(before == parts.map { path in folder.contents(of: String(path.dropFirst(folder.path.count + 1))) })
  }

  /// What a part does not have, or has only in pieces or under another's name, is drawn.
  @Test func aPartThatIsMissingOrDamagedCostsTimeAlone() async throws {
    let folder = try TemporaryFolder(Self.notes)
    _ = try await builder(folder, to: "whole", nil).build()
    let site = folder.contents(of: "whole")
    let (first, _) = try await part(try #require(Shard("1/2")), of: folder)
    let (second, _) = try await part(try #require(Shard("2/2")), of: folder)
    _ = renderer.drawn()
    func drawnByMerging(_ parts: [String]) async throws -> Int {
      let cache = BuildCache(folder: nil, sources: parts, program: "p")
      _ = try await builder(folder, to: "merged", cache).build()
      #expect(folder.contents(of: "merged") == site)
      return renderer.drawn()
    }
    #expect(try await drawnByMerging([first, second]) == 0)
    #expect(try await drawnByMerging([first, folder.path + "/nowhere"]) == 2)
    let objects = folder.contents(of: "shard-1-of-2/objects").keys.filter { $0.contains("/") }.sorted()
    let names = try (#require(objects.first), #require(objects.last))
    let data = try Data(contentsOf: URL(fileURLWithPath: first + "/objects/" + names.0))
    try data.write(to: URL(fileURLWithPath: first + "/objects/" + names.1))
    #expect(try await drawnByMerging([first, second]) == 1, "another's object is none")
    try data.dropLast().write(to: URL(fileURLWithPath: first + "/objects/" + names.0))
    #expect(try await drawnByMerging([first, second]) == 2)
    let other = BuildCache(folder: nil, sources: [first, second], program: "q")
    _ = try await builder(folder, to: "merged", other).build()
    #expect(renderer.drawn() == 4, "another program draws all")
    #expect(folder.contents(of: "merged") == site)
  }

  /// Parts that lie among the notes are no part of the site.
  @Test func partsAmongTheNotesAreLeftOut() async throws {
    let folder = try TemporaryFolder(Self.notes)
    let shard = try #require(Shard("1/1"))
    let cache = BuildCache(folder: folder.path + "/content/shard-1-of-1", program: "p")
    try ShardOutput.prepare(folder.path + "/content/shard-1-of-1", for: shard, program: "p")
    _ = try await builder(folder, to: "site", cache).draw(shard)
    _ = try await builder(folder, to: "site", nil).build()
    #expect(folder.contents(of: "site").keys.allSatisfy { !$0.contains("shard") })
  }

  // MARK: Which part of which whole

  @Test(arguments: [
    ("3/8", "3/8"), ("1/1", "1/1"), ("10000/10000", "10000/10000"), ("0/8", nil), ("9/8", nil), ("8", nil), ("", nil),
    ("1/2/3", nil), ("-1/8", nil), ("1/ 8", nil), ("1/10001", nil), ("٣/8", nil), ("99999999999999999999/8", nil),
    ("/", nil),
  ])
  func sharesAreRead(text: String, shard: String?) { #expect(Shard(text)?.description == shard) }

  @Test func sharesAreAWhole() throws {
    for count in [1, 2, 7, 30] {
      let shares = try (1...count).map { try #require(Shard(number: $0, of: count)).share(of: Array(0..<23)) }
      #expect(shares.joined().sorted() == Array(0..<23))
      let sizes = shares.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test func partsAreFoundAndRead() throws {
    let folder = try TemporaryFolder(["other/file": "", "none/shard.json": "{", "new/shard.json": "{\"version\":2}"])
    for name in ["10/12", "2/12", "1/2"] {
      let shard = try #require(Shard(name))
      try ShardOutput.prepare(folder.path + "/" + shard.folderName, for: shard, program: "p")
    }
    let usual = ShardOutput.usual(in: folder.path)
    #expect(usual.map { NotePath.name(of: $0) } == ["shard-1-of-2", "shard-2-of-12", "shard-10-of-12"])
    #expect(try usual.map { try ShardOutput(readingFrom: $0).shard.description } == ["1/2", "2/12", "10/12"])
    for (name, words) in [("other", "has no 'shard.json'"), ("none", "is not valid JSON"), ("new", "another version")] {
      let problem = #expect(throws: ShardOutput.Problem.self) { try ShardOutput(readingFrom: folder.path + "/" + name) }
      #expect(problem?.description.contains(words) == true)
    }
    let refusal = #expect(throws: ShardOutput.Problem.self) {
      try ShardOutput.prepare(folder.path + "/other", for: try #require(Shard("1/2")), program: "p")
    }
    #expect(refusal?.isRefusal == true)
  }

  @Test(arguments: [
    (["1/2", "2/2"], []), (["1/1"], []), ([], []), (["2/2"], ["the part of shard 1/2 is missing"]),
    (["1/4", "3/4"], ["the parts of shard 2/4, 4/4 are missing"]),
    (["1/2", "2/3"], ["parts of 2 and of 3 shards are merged"]),
    (["1/1 q"], ["was made by another build of vitrine"]),
  ])
  func whatDoesNotBelongTogetherIsTold(_ parts: [String], _ words: [String]) throws {
    let folder = try TemporaryFolder()
    let read = try parts.map { part in
      let words = part.split(separator: " ").map(String.init)
      let shard = try #require(Shard(words[0]))
      try ShardOutput.prepare(
        folder.path + "/" + shard.folderName, for: shard, program: words.count > 1 ? words[1] : "p")
      return try ShardOutput(readingFrom: folder.path + "/" + shard.folderName)
    }
    let said = ShardOutput.diagnostics(of: read, program: "p").map(\.message)
    #expect(said.count == words.count)
    for (message, words) in zip(said, words) { #expect(message.contains(words), "\(message)") }
  }
}
