import Diagnostics

/// A build's report for other programs.
package enum ReportJSON {
  package static func text(of report: BuildReport) -> String {
    JSONText.object([
      ("notes", .number(Double(report.notes))),
      ("pages", .number(Double(report.pages))),
      ("links", .number(Double(report.links))),
      ("brokenLinks", .number(Double(report.brokenLinks))),
      ("seconds", .number(report.seconds)),
      (
        "fences",
        .array(
          report.fences.map { fence in
            .object([
              ("file", .string(fence.file)), ("line", .number(Double(fence.place.line))),
              ("kind", .string(fence.kind.rawValue)), ("language", .string(fence.language)),
              ("reason", .string(fence.reason)),
            ])
          })
      ),
      ("diagnostics", .array(report.diagnostics.map { json(of: $0) })),
    ]).text
  }

  /// A diagnostic as the JSON contract has it; `file` only where it is known.
  package static func json(of diagnostic: Diagnostic) -> JSONText {
    var members: [(String, JSONText)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("code", .string(diagnostic.code)),
      ("message", .string(diagnostic.message)),
    ]
    if let file = diagnostic.file { members.append(("file", .string(file))) }
    members.append(("line", diagnostic.span.map { .number(Double($0.start.line)) } ?? .null))
    members.append(("column", diagnostic.span.map { .number(Double($0.start.column)) } ?? .null))
    members.append(("hint", diagnostic.hint.map { .string($0) } ?? .null))
    return .object(members)
  }
}
