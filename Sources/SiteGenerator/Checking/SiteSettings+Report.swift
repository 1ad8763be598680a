import Diagnostics

extension SiteSettings {
  /// A report with what is wrong with the settings, in which findings matter as much as the settings say.
  ///
  /// - Parameter countsLikeFindings: whether of many of the same kind in a file the first are told and the others counted.
  package func completed(_ report: BuildReport, countsLikeFindings: Bool = true) -> BuildReport {
    var report = report
    var all = configuration.rules.applied(to: diagnostics + report.diagnostics)
    if configuration.missingNotes == .summary { all = MissingNotes.summed(all) }
    report.diagnostics = countsLikeFindings ? all.ordered() : all.inOrder()
    report.sources.merge(sources) { first, _ in first }
    return report
  }
}
