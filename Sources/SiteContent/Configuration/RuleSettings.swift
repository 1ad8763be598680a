import Diagnostics
import Notes
import SiteReports

/// The levels of rules on this site: `rules` in the configuration.
package struct RuleSettings: Hashable, Sendable {
  /// The configured levels, by the name of the rule.
  package private(set) var levels: [String: DiagnosticRule.Level] = [:]

  package init() {}

  package subscript(name: String) -> DiagnosticRule.Level? {
    get { levels[name] }
    set { levels[name] = newValue }
  }

  /// Returns diagnostics with the configured severities, without those of rules that are off. Applying it twice has no
  /// further effect.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let written = levels[diagnostic.code]
      guard let level = written ?? (DiagnosticRule.named[diagnostic.code]?.level == .off ? .off : nil) else {
        return diagnostic
      }
      guard let severity = level.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

extension ConfigurationReader {
  /// Reads `rules: { broken-link: error, orphan: warning }`.
  mutating func readRules(_ entry: YAMLValue.Entry) {
    guard case .map(let rules) = entry.value.kind else {
      return report(
        .warning, "'rules' must be a level for each rule", at: entry.value.span, hint: "rules: { broken-link: error }")
    }
    let names = DiagnosticRule.groups.flatMap(\.rules).map(\.name)
    for rule in rules {
      guard DiagnosticRule.named[rule.key] != nil else {
        let nearest = nearestName(to: rule.key, among: names)
        report(
          .warning, "unknown rule '\(rule.key)'", at: rule.keySpan,
          hint: nearest.map { "did you mean '\($0)'?" }
            ?? "the manual lists all rules; '--format json' prints the rule of each diagnostic as 'code'")
        continue
      }
      // In YAML, an unquoted `off` is `false`.
      let level: DiagnosticRule.Level? = rule.value.isOn == false ? .off : choice(rule)
      if let level { configuration.rules[rule.key] = level }
    }
  }
}
