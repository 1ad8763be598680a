import ArgumentParser
import SiteGenerator

struct CheckCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the notes without writing a site.",
    discussion: """
      Reports what ‘build’ would: links that lead nowhere, missing images, damaged text, fences that
      cannot be drawn and claims (expect=…) that the layout engine does not confirm.

      Examples:
        vitrine check
        vitrine check --input ../notes --format json
        vitrine check --external      links to other sites too
      """)

  @OptionGroup var site: SiteOptions

  @Flag(name: .long, help: "Ask other sites whether what notes link to is there (needs lychee).")
  var external = false

  @Flag(name: .long, help: "Treat warnings as errors.")
  var strict = false

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: nil)
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    let builder = try site.builder(settings, toolbox, progress: progress)
    var report = try await CommandFailure.sorted(progress) {
      let site = try await builder.check()
      var report = site.report
      if external {
        report.diagnostics += await DeepStack.run {
          site.externalLinks.diagnostics(in: settings.configuration.folder)
        }
      }
      return report
    }
    report.diagnostics = (settings.diagnostics + report.diagnostics).ordered()
    report.sources.merge(settings.sources) { first, _ in first }
    site.format.print(report, verbose: site.verbose)
    let fails = report.diagnostics.contains { $0.severity == .error || (strict && $0.severity == .warning) }
    if fails { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }
}
