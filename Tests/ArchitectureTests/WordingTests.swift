import Foundation
import Testing

/// Wording in code, messages and papers, as far as a program can judge it.
@Suite struct WordingTests {
  /// Folders whose comments are not checked, only their messages: both are about to be replaced.
  private static let messagesOnly = ["Sources/FenceEvaluation/", "Sources/Notation/Catalog/"]

  @Test func sourcesFollowTheRulesOfWording() throws {
    var found: [Wording.Violation] = []
    for file in try PackageSources.swiftFiles() where !file.path.contains("/Generated/") {
      let isMessagesOnly = Self.messagesOnly.contains { file.path.hasPrefix($0) }
      found += Wording.violations(inSwift: file.lines, path: file.path)
        .filter { !isMessagesOnly || $0.rule == "message" }
    }
    for file in try PackageSources.swiftFiles(in: ["Tests"]) {
      found += Wording.violations(inSwift: file.lines, path: file.path).filter { $0.rule == "test-name" }
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test func papersFollowTheRulesOfWording() throws {
    let root = PackageSources.root
    var paths = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/glossary.md"]
    for folder in ["content", "docs/decisions", "Sources"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
        $0 as? String
      }
      paths += (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    }
    var found: [Wording.Violation] = []
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      found += Wording.violations(
        inProse: text.split(separator: "\n", omittingEmptySubsequences: false), path: path)
    }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  /// The last words of each line name the rule that it breaks, or none.
  @Test func eachPlantedViolationIsFound() throws {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/wording.txt")
    var count = 0
    for line in try String(contentsOf: cases, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " => ")
      try #require(parts.count == 2, "\(line)")
      let lines = parts[0].split(separator: "⏎", omittingEmptySubsequences: false)
      let rules = Wording.violations(inSwift: lines, path: "planted").map(\.rule)
      #expect(rules == (parts[1] == "none" ? [] : [String(parts[1])]), "\(parts[0])")
      count += parts[1] == "none" ? 0 : 1
    }
    #expect(count >= 20)
  }

  @Test func architectureIsShort() throws {
    let text = try String(contentsOf: PackageSources.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let prose = text.replacing(/```[\s\S]*?```|<!--[\s\S]*?-->|<picture>.*<\/picture>/, with: "")
    let count = prose.split(whereSeparator: \.isWhitespace).count
    #expect(count <= 900, "\(count) words")
  }

  /// Each target's README: what it is for, its main types, what it must not know.
  @Test func eachTargetHasAReadme() throws {
    let sources = PackageSources.root.appending(path: "Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let text = try? String(contentsOf: sources.appending(path: target + "/README.md"), encoding: .utf8)
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 0
      #expect(10...27 ~= lines, "Sources/\(target)/README.md has \(lines) lines")
    }
  }
}
