import Foundation
import Programs
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports
@testable import SiteStorage

/// A cache on a server; `Tests/Shards/check.py` has it meet servers that lie, hang and are gone.
@Suite struct SharedCacheTests {
  @Test(arguments: [
    ("https://cache.example.org/notes", "https://cache.example.org/notes"),
    ("http://localhost:8080/", "http://localhost:8080"),
    ("HTTPS://[::1]:80", "HTTPS://[::1]:80"), ("ftp://example.org", nil), ("file:///tmp/x", nil), ("https://", nil),
    ("https:///x", nil), ("https://user@example.org", nil), ("https://example.org/?x", nil),
    ("https://example.org/a b", nil), ("https://example.org/\"\n", nil), ("https://exämple.org", nil),
  ])
  func addressesAreChecked(text: String, address: String?) { #expect(SharedCacheAddress(text)?.text == address) }

  @Test(arguments: [
    ("true", CacheSetting.usual), ("false", CacheSetting.none), ("../cache", .folder("../cache")),
    ("ftp://example.org", nil),
  ])
  func settingsAreRead(text: String, setting: CacheSetting?) {
    let reader = ConfigurationReader(text: "cache: \(text)\n", path: "vitrine.yml")
    #expect(reader.configuration.cache == setting ?? .usual)
    #expect(reader.diagnostics.isEmpty == (setting != nil))
    let shared = ConfigurationReader(text: "cache: https://example.org/c/\n", path: "vitrine.yml")
    #expect(shared.configuration.cache == SharedCacheAddress("https://example.org/c").map(CacheSetting.shared))
  }

  @Test func settingsOfCurlAreQuoted() {
    #expect(ObjectTransfer.quoted("a\"b\\c\nurl = x") == "\"a\\\"b\\\\c\\nurl = x\"")
  }

  /// In the place of curl: has what lies in a folder, and takes nothing.
  private static let answering = """
    while read -r key _ value; do
      value=${value#\\"} value=${value%\\"}
      case $key in
      url) url=$value ;;
      upload-file) echo "403 no" ;;
      output) if [ "$value" != /dev/null ]; then
        object=$(dirname "$0")/server/$(basename "$url")
        if [ -e "$object" ]; then cp "$object" "$value"; echo "200 "; else echo "404 none"; fi
      fi ;;
      esac
    done
    """

  private static let note = "# A\n\n```swift view-tree\nText(\"One\")\n```\n"

  private func build(
    _ folder: TemporaryFolder, _ renderer: CountingRenderer, cache: String, token: String? = nil
  ) async throws -> [String] {
    var builder = SiteBuilder.test(folder, drawing: true) { $0.dates = .notes }
    builder.renderer = renderer
    builder.kept = BuildCache(folder: folder.path + "/" + cache, program: "p")
    let address = try #require(SharedCacheAddress("https://cache.example.org"))
    builder.shared = SharedCache(address, token: token, programs: InstalledPrograms(folders: [folder.path]))
    return try await builder.build().diagnostics.map(\.message)
  }

  @Test func whatOthersHaveDrawnIsNotDrawn() async throws {
    let folder = try TemporaryFolder(["content/a.md": Self.note])
    try folder.writeProgram(Self.answering, to: "curl")
    let renderer = CountingRenderer()
    #expect(try await build(folder, renderer, cache: "first") == [])
    #expect(renderer.drawn() == 1)
    let site = folder.contents(of: "site")
    let objects = folder.contents(of: "first/objects").filter { $0.key.contains("/") }
    for (path, data) in objects {
      try FileManager.default.createDirectory(atPath: folder.path + "/server", withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: folder.path + "/server/" + path.filter { $0 != "/" }))
    }
    #expect(try await build(folder, renderer, cache: "second") == [])
    #expect(renderer.drawn() == 0)
    #expect(folder.contents(of: "site") == site)
    #expect(folder.contents(of: "second").keys.allSatisfy { !$0.hasPrefix(".fetched") })
    // Damaged on the way, and under the name of another.
    for (path, data) in objects {
      try (data.dropLast() + [data.last.map { $0 ^ 1 } ?? 0])
        .write(to: URL(fileURLWithPath: folder.path + "/server/" + path.filter { $0 != "/" }))
    }
    #expect(try await build(folder, renderer, cache: "third") == [])
    #expect(renderer.drawn() == 1)
    #expect(folder.contents(of: "site") == site)
  }

  @Test func whatCannotBeStoredIsToldOnce() async throws {
    let folder = try TemporaryFolder(["content/a.md": Self.note, "content/b.md": Self.note + "\nWords.\n"])
    try folder.writeProgram(Self.answering, to: "curl")
    let said = try await build(folder, CountingRenderer(), cache: "cache", token: "t")
    #expect(
      said == [
        "some figures were not stored in the shared cache 'https://cache.example.org': the server answered with status 403"
      ])
    let unsound = try await build(folder, CountingRenderer(), cache: "other", token: "t\n-v")
    #expect(
      unsound == [
        "nothing is stored in the shared cache: VITRINE_CACHE_TOKEN contains characters other than printable ASCII"
      ])
  }
}
