import Foundation
import Testing

/// The version of the program, whose one place is the newest section of CHANGELOG.md: all others have the same. (A Swift package's is
/// its tag; the archive and the Debian package ask the program.)
@Suite struct VersionTests {
  private struct Section {
    let version: String
    let date: String
    let words: Int
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageSources.root.appending(path: path), encoding: .utf8)
  }

  /// The sections of the changelog, newest first.
  private static func sections() throws -> [Section] {
    try text("CHANGELOG.md").components(separatedBy: "\n## ").dropFirst(2).map { section in
      let heading = try #require(section.prefixMatch(of: /([0-9]+\.[0-9]+\.[0-9]+) – ([0-9]{4}-[0-9]{2}-[0-9]{2})\n/))
      return Section(
        version: String(heading.1), date: String(heading.2), words: section.split(whereSeparator: \.isWhitespace).count)
    }
  }

  @Test func theVersionIsThatOfTheChangelog() throws {
    let version = try #require(try Self.sections().first).version
    #expect(try Self.text("Sources/vitrine/Vitrine.swift").contains("version: \"\(version)\""))
    var named: Set<String> = []
    let folder = PackageSources.root
    let files = [
      "README.md", "editors/vscode/package.json", "dist/action.yml", "dist/install-release", "dist/pages.yml",
    ]
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "content/guide").path)
    for file in files + pages.filter({ $0.hasSuffix(".md") }).map({ "content/guide/" + $0 }) {
      let names = try Self.text(file).matches(
        of: /(?:vitrine[_-]|dist@v|such as `?|version: |"version": ")([0-9]+\.[0-9]+\.[0-9]+)\b/)
      named.formUnion(names.map { String($0.1) })
    }
    #expect(named == [version])
  }

  /// Someone who reads 250 words a minute reads a section in two.
  @Test func aSectionIsReadInTwoMinutes() throws {
    let sections = try Self.sections()
    #expect(sections.count >= 7)
    #expect(sections.filter { $0.words > 500 }.map(\.version) == [])
    #expect(sections.map(\.date) == sections.map(\.date).sorted(by: >))
    let unreleased = try #require(try Self.text("CHANGELOG.md").components(separatedBy: "\n## ").dropFirst().first)
    #expect(unreleased.hasPrefix("Unreleased\n") && unreleased.split(separator: "\n").count <= 50, "more than a screen")
  }
}
