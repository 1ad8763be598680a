import Diagnostics

/// The first findings of each rule, where there are many: whoever tries a folder of notes reads what kinds there are.
package struct FewOfEachRule {
  /// In their order; all errors are among them.
  package private(set) var shown: [Diagnostic] = []
  /// The numbers of all others by rule, the largest first.
  package let others: [(rule: String, count: Int)]

  /// The most findings of which all are shown.
  package static let usual = 12
  /// So many of each rule are shown where there are more.
  private static let few = 2

  /// - Parameter most: how many may be shown as a whole.
  package init(_ findings: [Diagnostic], most: Int = usual) {
    guard findings.count > most else {
      (shown, others) = (findings, [])
      return
    }
    var counts: [String: Int] = [:]
    for finding in findings {
      if finding.severity == .error {
        shown.append(finding)
        continue
      }
      counts[finding.code, default: 0] += 1
      if counts[finding.code, default: 0] <= Self.few { shown.append(finding) }
    }
    others = counts.filter { $0.value > Self.few }.map { (rule: $0.key, count: $0.value - Self.few) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}
