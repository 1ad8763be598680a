import Diagnostics

/// Links to notes that do not exist yet, which a vault may have hundreds of, as one remark.
enum MissingNotes {
  static func summed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let missing = diagnostics.filter { $0.code == rule }
    guard !missing.isEmpty else { return diagnostics }
    let notes = Set(missing.map(\.message)).count
    let message =
      missing.count == 1
      ? "a link leads to a note that does not exist" : "\(missing.count) links lead to \(notes) notes that do not exist"
    let summary = Diagnostic(
      missing[0].severity, rule, message, hint: "‘missing-notes: list’ in the settings names them")
    return diagnostics.filter { $0.code != rule } + [summary]
  }

  private static let rule = "missing-note"
}
