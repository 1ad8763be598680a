import Diagnostics
import Markup
import Notes

/// What a build did.
package struct BuildReport: Sendable {
  package var notes = 0
  /// Notes left out because their authors keep them back.
  package var drafts = 0
  package var pages = 0
  package var files = 0
  package var links = 0
  package var brokenLinks = 0
  package var fences: [FenceRecord] = []
  package var diagnostics: [Diagnostic] = []
  /// What a baseline has of what was found; `diagnostics` are the others.
  package var baseline: Baseline.Comparison?
  /// Which figures have other sizes than in what they were compared with.
  package var moves: FigureMoves?
  package var seconds = 0.0
  package var output = ""
  /// The texts that diagnostics point into, by the path they show.
  package var sources: [String: SourceFile] = [:]

  package func count(_ kind: FenceRecord.Kind) -> Int { fences.count { $0.kind == kind } }
  package func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }

  /// One line: `5 notes, 31 figures, 12 warnings, 1.9 s → site`.
  package var summary: String {
    var parts = [Self.counted(notes, "note"), Self.counted(count(.drawn), "figure")]
    if drafts > 0 { parts.append(Self.counted(drafts, "draft") + " left out") }
    if count(.error) > 0 { parts.append(Self.counted(count(.error), "error")) }
    parts.append(Self.counted(count(.warning), "warning"))
    parts.append(NumberText.text(seconds < 10 ? (seconds * 10).rounded() / 10 : seconds.rounded()) + " s")
    return parts.joined(separator: ", ") + (output.isEmpty ? "" : " → \(output)")
  }

  /// `fences: 31 drawn, 12 code, 0 failed`.
  package var fenceSummary: String {
    let counts = FenceRecord.Kind.allCases.map { "\(count($0)) \($0.rawValue)" }
    return "fences: " + counts.joined(separator: ", ")
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
