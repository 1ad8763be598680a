import Diagnostics
import Markup

/// The result of a build or check: counts, diagnostics and the output path.
package struct BuildReport: Sendable {
  package var notes = 0
  /// The number of notes that are not published, such as drafts and posts with a later date.
  package var drafts = 0
  package var pages = 0
  package var files = 0
  package var links = 0
  package var brokenLinks = 0
  package var fences: [FenceRecord] = []
  package var diagnostics: [Diagnostic] = []
  /// The comparison with a baseline; `diagnostics` contains only those that aren't in it. `nil` without a baseline.
  package var baseline: Baseline.Comparison?
  /// The figures whose layout differs from the one they were compared with; `nil` without a comparison.
  package var moves: FigureMoves?
  /// The reason why a build made all pages; `nil` for a check, and if only the pages of changed notes were made.
  package var wholeBuild: WholeBuildReason?
  /// A summary of the fences that the Swift compiler checked; `nil` if it did not.
  package var compiled: String?
  package var seconds = 0.0
  package var output = ""
  /// The source texts that diagnostics refer to, by the path in the diagnostics.
  package var sources: [String: SourceFile] = [:]

  package init() {}

  package func count(_ kind: FenceRecord.Kind) -> Int { fences.count { $0.kind == kind } }
  package func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }

  /// A summary on one line: `5 notes, 31 figures, 12 warnings, 1.9 s → site`.
  package var summary: String {
    var parts = [Self.counted(notes, "note"), Self.counted(count(.drawn), "figure")]
    if drafts > 0 { parts.append(Self.counted(drafts, "draft") + " left out") }
    if count(.error) > 0 { parts.append(Self.counted(count(.error), "error")) }
    parts.append(Self.counted(count(.warning), "warning"))
    parts.append(NumberText.text(seconds < 10 ? (seconds * 10).rounded() / 10 : seconds.rounded()) + " s")
    return parts.joined(separator: ", ") + (output.isEmpty ? "" : " → \(output)")
  }

  /// A summary of the fences on one line: `fences: 31 drawn, 12 left as code, 0 failed`.
  package var fenceSummary: String {
    "fences: \(count(.drawn)) drawn, \(count(.code)) left as code, \(count(.failed)) failed"
  }

  /// The result of a check on one line: `passed`, `failed: 1 error`.
  ///
  /// - Parameter strict: whether warnings count as errors.
  package func verdict(strict: Bool) -> String {
    let counts = [(count(.error), "error"), (strict ? count(.warning) : 0, "warning")]
    let failures = counts.filter { $0.0 > 0 }.map(Self.counted)
    return failures.isEmpty ? "passed" : "failed: " + failures.joined(separator: ", ")
  }

  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// An error that is thrown if a folder contains no notes, so that there is nothing to build.
package struct NoNotes: Error, CustomStringConvertible {
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }
  package var description: String {
    "there are no Markdown notes in '\(folder)'; name their folder with '--input', or begin with 'vitrine new notes'"
  }
}
