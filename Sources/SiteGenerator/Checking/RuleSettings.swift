import Diagnostics
import Notes

/// How much findings matter on this site: `rules:` in the settings.
package struct RuleSettings: Hashable, Sendable {
  /// By the name of the rule, where the settings say it.
  package private(set) var levels: [String: Rule.Level] = [:]

  package init() {}

  package subscript(name: String) -> Rule.Level? {
    get { levels[name] }
    set { levels[name] = newValue }
  }

  /// Findings as they are told here: with the severities that the settings say, and without what is off. To do so again
  /// changes nothing.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let written = levels[diagnostic.code]
      guard let level = written ?? (Rule.named[diagnostic.code]?.level == .off ? .off : nil) else { return diagnostic }
      guard let severity = level.severity else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

extension ConfigurationReader {
  /// `rules: { broken-link: error, orphan: warning }`
  mutating func readRules(_ entry: YAMLValue.Entry) {
    guard case .map(let rules) = entry.value.kind else {
      return report(
        .warning, "‘rules’ wants a level for each rule", at: entry.value.span, hint: "rules: { broken-link: error }")
    }
    let names = Rule.groups.flatMap(\.rules).map(\.name)
    for rule in rules {
      guard Rule.named[rule.key] != nil else {
        let nearest = nearestName(to: rule.key, among: names)
        report(
          .warning, "there is no rule ‘\(rule.key)’", at: rule.keySpan,
          hint: nearest.map { "did you mean ‘\($0)’?" }
            ?? "the manual lists them all, and ‘--format json’ names each finding’s")
        continue
      }
      // YAML takes a plain ‘off’ for false.
      let level: Rule.Level? = rule.value.isOn == false ? .off : choice(rule)
      if let level { configuration.rules[rule.key] = level }
    }
  }
}
