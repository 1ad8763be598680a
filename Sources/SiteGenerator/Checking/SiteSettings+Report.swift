import Diagnostics
import SiteContent
import SiteReports

extension SiteSettings {
  /// Returns a report with the diagnostics about the configuration added and with the configured severities.
  ///
  /// - Parameter countsLikeFindings: whether many equal diagnostics in a file are shortened to the first ones and a
  ///   count.
  package func completed(_ report: BuildReport, countsLikeFindings: Bool = true) -> BuildReport {
    var report = report
    var all = configuration.rules.applied(to: diagnostics + report.diagnostics)
    if configuration.missingNotes == .summary { all = MissingNotes.summed(all) }
    report.diagnostics = countsLikeFindings ? all.ordered() : all.inOrder()
    report.sources.merge(sources) { first, _ in first }
    return report
  }
}
