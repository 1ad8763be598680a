import Diagnostics
import Figures
import Markup

/// The JSON report of a build, for other programs.
package enum ReportJSON {
  package static func text(of report: BuildReport) -> String {
    var members: [(String, JSON)] = [
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
      ("diagnostics", .array(report.diagnostics.map(RenderJSON.diagnostic))),
    ]
    if let baseline = report.baseline {
      members.append(
        (
          "baseline",
          .object([("known", .number(Double(baseline.known.count))), ("gone", .number(Double(baseline.gone)))])
        ))
    }
    if let moves = report.moves { members.append(("figures", moves.json)) }
    return JSON.object(members).text
  }
}
