import Foundation
import TestSupport
import Testing

@testable import Notes

/// The manual's table of the ways to hide is made of the values of the tools, and each of its ways has a case. `VITRINE_RECORD=1` writes the
/// table anew, and fails.
@Suite struct HidingTableTests {
  private static let path = packageRoot + "/content/guide/moving.md"

  @Test func theManualListsEveryWay() throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    let parts = text.split(separator: "| way to hide | of | here |\n", maxSplits: 1)
    let rest = try #require(parts.last)
    let end =
      rest.firstRange(of: "\n\n")?.lowerBound
      ?? (rest.hasSuffix("\n") ? rest.index(before: rest.endIndex) : rest.endIndex)
    let wanted = "| --- | --- | --- |\n" + Self.rows().joined(separator: "\n")
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      let written = parts[0] + "| way to hide | of | here |\n" + wanted + rest[end...]
      try written.write(toFile: Self.path, atomically: true, encoding: .utf8)
      Issue.record("content/guide/moving.md was written anew; run again without VITRINE_RECORD")
      return
    }
    #expect(String(rest[..<end]) == wanted, "run VITRINE_RECORD=1 Scripts/test HidingTableTests and look at the change")
  }

  @Test func everyWayHasACase() {
    let cases = TextCase.all(in: "hiding.txt").map { $0.name.split(separator: ": ", maxSplits: 1).map(String.init) }
    var count = 0
    for dialect in Dialect.all {
      let names = cases.filter { $0.first == dialect.name }.flatMap { ($0.last ?? "").components(separatedBy: ", ") }
      for (way, _) in Self.ways(of: dialect) {
        count += 1
        #expect(
          names.contains { $0 == way || $0.hasPrefix(way + " ") }, "hiding.txt has no case '\(dialect.name): \(way)'")
      }
    }
    #expect(count >= 60, "\(count)")
  }

  /// The ways of a tool, as people write them, with their effects.
  private static func ways(of dialect: Dialect) -> [(way: String, effect: String)] {
    dialect.keys.map { ($0.name, effect($0)) } + dialect.comments.map { ($0, "nowhere, nor in the Markdown copy") }
      + (dialect.hiddenFiles + dialect.hiddenLists + dialect.otherWays).map { ($0, "left out") }
      + dialect.unreadLists.map { ($0, "an error: write its files into `exclude` in `vitrine.yml`") }
  }

  private static func effect(_ key: HidingKey) -> String {
    switch key.effect {
    case .site: key.values.isEmpty ? "no page before or after the date" : "no page"
    case .unlisted: "a page, but in no list, search, site map, and not for search engines"
    case [.lists, .siteMap]: "in no list, nor in the site map"
    case .lists: "in no list"
    case [.engines, .siteMap]: "not for search engines, nor in the site map"
    case .siteMap: "not in the site map"
    default: "not in the search"
    }
  }

  /// The value that hides is shown where it isn't `true`.
  private static func shown(_ way: String, _ keys: [HidingKey]) -> String {
    let value = keys.first { $0.name == way }?.values.first.map { $0 == "true" ? "" : ": " + $0 } ?? ""
    return way.contains(" ") && way.first?.isLetter == true ? way : "`\(way.replacing("|", with: "\\|"))\(value)`"
  }

  private static func rows() -> [String] {
    Dialect.all.flatMap { dialect -> [String] in
      let ways = ways(of: dialect)
      var effects: [String] = []
      for (_, effect) in ways where !effects.contains(effect) { effects.append(effect) }
      return effects.map { effect in
        let words = ways.filter { $0.effect == effect }.map { shown($0.way, dialect.keys) }.joined(separator: ", ")
        return "| \(words) | \(dialect.name == "all" ? "any tool" : dialect.name) | \(effect) |"
      }
    }
  }
}
