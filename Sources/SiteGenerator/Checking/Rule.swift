import Diagnostics

/// A kind of finding: what the diagnostics of its name tell of, and how much that matters unless the settings say otherwise.
package struct Rule: Hashable, Sendable {
  /// How much a finding matters, and whether it is told at all.
  package enum Level: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity that findings have at this level; `nil` where they are not told.
    var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// The `code` of its diagnostics: `broken-link`.
  package let name: String
  /// Where findings differ in how much they matter, the level of the gravest.
  package let level: Level
  /// What is found, in words that end without a full stop.
  package let about: String

  init(_ name: String, _ level: Level, _ about: String) { (self.name, self.level, self.about) = (name, level, about) }

  /// Rules that are about the same.
  package struct Group: Sendable {
    package let title: String
    package let rules: [Rule]
  }

  /// All rules, as the manual lists them.
  package static let groups = [
    Group(title: "Notes", rules: notes), Group(title: "Links and images", rules: links),
    Group(title: "The site", rules: site), Group(title: "Figures", rules: figures),
    Group(title: "Layouts", rules: layouts), Group(title: "Swift in fences", rules: swift),
    Group(title: "What fences run into", rules: running), Group(title: "Limits", rules: limits),
    Group(title: "Advice", rules: advice),
  ]

  /// By their names.
  package static let named: [String: Rule] = Dictionary(
    groups.flatMap(\.rules).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The manual's list: a table for each group.
  package static var manual: String {
    groups.map { group in
      let rows = group.rules.map { "| `\($0.name)` | \($0.level.rawValue) | \($0.about) |" }
      return "## \(group.title)\n\n| rule | level | what is found |\n| --- | --- | --- |\n"
        + rows.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
