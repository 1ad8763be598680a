import Diagnostics

/// A kind of diagnostic, with its description and default level.
package struct DiagnosticRule: Hashable, Sendable {
  /// The severity of a rule's diagnostics, or `off`.
  package enum Level: String, CaseIterable, Sendable {
    case off, note, warning, error

    /// The severity of diagnostics at this level; `nil` if they are off.
    package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// The `code` of its diagnostics: `broken-link`.
  package let name: String
  /// The default level; the most severe one if a rule's diagnostics differ.
  package let level: Level
  /// A description of the problem: a noun phrase in lower case without a full stop.
  package let about: String

  init(_ name: String, _ level: Level, _ about: String) { (self.name, self.level, self.about) = (name, level, about) }

  /// Rules with a common subject.
  package struct Group: Sendable {
    package let title: String
    package let rules: [DiagnosticRule]
  }

  /// All rules, as the manual lists them.
  package static let groups = [
    Group(title: "Notes", rules: notes), Group(title: "Links and images", rules: links),
    Group(title: "The site", rules: site), Group(title: "Figures", rules: figures),
    Group(title: "Layouts", rules: layouts), Group(title: "Swift in fences", rules: swift),
    Group(title: "Runtime errors in fences", rules: running), Group(title: "Limits", rules: limits),
    Group(title: "Advice", rules: advice),
  ]

  /// All rules by name.
  package static let named: [String: DiagnosticRule] = Dictionary(
    groups.flatMap(\.rules).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The manual's list of rules in Markdown: a table for each group.
  package static var manual: String {
    groups.map { group in
      let rows = group.rules.map { "| `\($0.name)` | \($0.level.rawValue) | \($0.about) |" }
      return "## \(group.title)\n\n| rule | level | reports |\n| --- | --- | --- |\n"
        + rows.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
