import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports
@testable import SiteStorage

/// Answers of other programs that are kept, and where things are kept.
@Suite struct KeptAnswerTests {
  @Test func onlyNewLinesAreAsked() throws {
    let folder = try TemporaryFolder(["place": "1"])
    var asked: [[String]] = []
    var version = "1"
    func answers(_ requests: [String]) throws -> [String] {
      let kept = AnswerCache(
        cache: BuildCache(folder: folder.path + "/cache", program: "p"), kind: "test", programs: [], script: "s"
      ) { $0 != "{}" }
      return try kept.answers(to: requests) { requests throws(ProgramProblem) in
        asked.append(requests)
        let greeting = "{\"ready\": \"\(version)\", \"places\": [\"\(folder.path)/place\"]}"
        return LineProgram.Answers(greeting: greeting, answers: requests.map { $0 == "slow" ? "{}" : version + $0 })
      }.answers.compactMap(\.self)
    }
    #expect(try answers(["a", "b"]) == ["1a", "1b"])
    #expect(try answers(["b", "a"]) == ["1b", "1a"])
    #expect(try answers(["b", "c", "slow"]) == ["1b", "1c", "{}"])
    #expect(try answers(["slow", "c"]) == ["{}", "1c"])
    #expect(asked == [["a", "b"], ["c", "slow"], ["slow"]])
    // Another version, which shows when it is asked something.
    version = "2"
    #expect(try answers(["c", "d"]) == ["2c", "2d"])
    #expect(asked.suffix(2) == [["d"], ["c", "d"]])
    // Another version, which shows in the places that it names.
    version = "3"
    try folder.write("another", to: "place")
    #expect(try answers(["c", "d"]) == ["3c", "3d"])
  }

  /// An index is made again where a page is another, is new or is gone.
  @Test func indexesBelongToTheirPages() async throws {
    let folder = try TemporaryFolder()
    var made = 0
    func index(_ pages: [String: String], options: String = "") async throws -> String? {
      let site = try await SiteFolder.prepare(at: folder.path + "/site", protecting: [])
      for (path, text) in pages { try site.write(text, to: path) }
      let cache = BuildCache(folder: folder.path + "/cache", program: "p")
      let files = SearchIndexCache(cache: cache, indexer: ["i", options]).files(of: SearchedPages(in: site.draft)) {
        made += 1
        return [SearchIndexer.File(path: "deep/words", bytes: Array("index \(made)".utf8))]
      }
      try site.finish()
      #expect(files.map(\.path) == ["deep/words"])
      return files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    #expect(try await index(["a.html": "a", "b/c.html": "c"]) == "index 1")
    #expect(try await index(["a.html": "a", "b/c.html": "c", "x.css": "x"]) == "index 1")
    #expect(try await index(["a.html": "other", "b/c.html": "c"]) == "index 2")
    #expect(try await index(["a.html": "other", "b/d.html": "c"]) == "index 3")
    #expect(try await index(["a.html": "other"]) == "index 4")
    #expect(try await index(["a.html": "other"], options: "de") == "index 5")
    #expect(try await index(["a.html": "other"]) == "index 4")
  }

  @Test func codeAndFormulasAreTheSame() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A\n\n```js\nlet x = 1\n```\n\n```nosuch\nx\n```\n\n$a^2$ and $\\frac{1}{2}$ and $\\nosuch$\n"
    ])
    var builder = SiteBuilder.test(folder) { $0.dates = .notes }
    let fresh = try await builder.build()
    let site = folder.contents(of: "site")
    builder.kept = BuildCache(folder: folder.path + "/cache", program: "p")
    for _ in 0..<2 {
      #expect(try await builder.build().diagnostics == fresh.diagnostics)
      #expect(folder.contents(of: "site") == site)
    }
  }

  @Test func foldersAreWhereTheSettingsSay() throws {
    let folder = try TemporaryFolder([
      "plain/vitrine.yml": "title: x\n", "plain/content/a.md": "a", "off/vitrine.yml": "cache: false\n",
      "off/content/a.md": "a", "told/vitrine.yml": "cache: ../kept\n", "told/content/a.md": "a",
      "vault/.obsidian/app.json": "{}", "vault/vitrine.yml": "title: x\n", "vault/a.md": "a", "bare/a.md": "a",
    ])
    func cache(_ name: String) throws -> String? {
      let settings = try SiteSettings(input: folder.path + "/" + name, configurationFile: nil, output: nil)
      return settings.cacheFolder(own: "/own").map { $0.replacing(folder.path, with: "") }
    }
    #expect(try cache("plain/content") == "/plain/.vitrine/cache")
    #expect(try cache("off/content") == nil)
    #expect(try cache("told/content")?.hasSuffix("/kept") == true)
    #expect(try cache("vault")?.hasPrefix("/own/sites/") == true)
    #expect(try cache("bare")?.hasPrefix("/own/sites/") == true)
    #expect(try cache("bare") != cache("vault"))
  }
}
