import Diagnostics

/// A selection of many diagnostics: the first ones of each rule, for an overview of a folder's problems.
package struct FewOfEachRule {
  /// The selected diagnostics in their order, including all errors.
  package private(set) var shown: [Diagnostic] = []
  /// The number of all other diagnostics by rule, the largest first.
  package let others: [(rule: String, count: Int)]

  /// The default number of diagnostics up to which all are shown.
  package static let usual = 12
  /// The number of diagnostics shown for each rule if there are more.
  private static let few = 2

  /// - Parameter most: the number of diagnostics up to which all are shown.
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
