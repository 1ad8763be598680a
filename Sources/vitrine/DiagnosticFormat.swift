import ArgumentParser
import Diagnostics
import Figures
import SiteReports

/// The format in which diagnostics are printed.
enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github, sarif

  /// The most diagnostics that are printed to a terminal.
  private static let mostShown = 1_000

  /// Prints the report of a build or check.
  ///
  /// - Parameters:
  ///   - verbose: whether to list all notes (the severity), and the fences that were not drawn.
  ///   - listsAll: whether to list all warnings, rather than a few of each rule.
  func print(_ report: BuildReport, verbose: Bool, listsAll: Bool = false) {
    switch self {
    case .text: printText(report, verbose: verbose, listsAll: listsAll || verbose)
    case .json: Output.line(LogText(json: ReportJSON.text(of: report)))
    case .github:
      for diagnostic in report.diagnostics { Output.line(GitHubAnnotation.text(of: diagnostic)) }
      Output.line("\(report.summary)")
      Output.line("\(report.fenceSummary)")
    case .sarif:
      let log = SARIFLog(report.diagnostics, known: report.baseline?.known, sources: report.sources)
      Output.line(LogText(json: log.text))
    }
  }

  /// Prints the diagnostics of a single file to standard error, because standard output is for the figure.
  func print(_ diagnostics: [Diagnostic], in file: SourceFile) {
    if self == .sarif {
      return Output.error(LogText(json: SARIFLog(diagnostics, sources: [file.path: file]).text))
    }
    for diagnostic in diagnostics {
      switch self {
      case .text: Output.error(diagnostic.log(source: file, color: Output.usesColor))
      case .json: Output.error(LogText(json: RenderJSON.diagnostic(diagnostic).text))
      case .github: Output.error(GitHubAnnotation.text(of: diagnostic))
      case .sarif: break
      }
    }
  }

  private func printText(_ report: BuildReport, verbose: Bool, listsAll: Bool) {
    let all = report.diagnostics.filter { verbose || $0.severity != .note || $0.isAdvice }
    let chosen = FewOfEachRule(all, most: listsAll ? .max : FewOfEachRule.usual)
    let shown = verbose ? chosen.shown[...] : chosen.shown.prefix(Self.mostShown)
    for diagnostic in shown {
      let source = diagnostic.file.flatMap { report.sources[$0] }
      Output.error(diagnostic.log(source: source, color: Output.usesColor))
    }
    for (rule, count) in chosen.others { Output.error("… and \(count) more '\(rule)' diagnostics") }
    if shown.count < chosen.shown.count { Output.error("… and \(chosen.shown.count - shown.count) more diagnostics") }
    if shown.count < all.count { Output.error("to list all, add '--verbose' or run 'vitrine check'") }
    if verbose {
      for fence in report.fences {
        let language = fence.language.isEmpty ? "no language" : fence.language
        let reason = fence.reason.isEmpty ? "" : ": " + fence.reason
        Output.line("\(fence.file):\(fence.place.line): \(fence.kind.rawValue) (\(language))\(reason)")
      }
      if let reason = report.wholeBuild { Output.line("built all pages: \(reason)") }
    }
    let summaries = [
      report.fenceSummary, report.compiled, report.baseline?.summary, report.moves?.summary, report.summary,
    ]
    for summary in summaries.compactMap(\.self) { Output.line("\(summary)") }
  }
}
