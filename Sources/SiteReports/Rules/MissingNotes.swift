import Diagnostics

/// Combines the warnings about links to missing notes, of which a vault may have hundreds, into one.
package enum MissingNotes {
  package static func summed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let missing = diagnostics.filter { $0.code == rule }
    guard !missing.isEmpty else { return diagnostics }
    let notes = Set(missing.map(\.message)).count
    let message =
      missing.count == 1
      ? "a link leads to a note that does not exist" : "\(missing.count) links lead to \(notes) notes that do not exist"
    let summary = Diagnostic(
      missing[0].severity, rule, message, hint: "set 'missing-notes: list' in vitrine.yml to list them")
    return diagnostics.filter { $0.code != rule } + [summary]
  }

  private static let rule = "missing-note"
}
