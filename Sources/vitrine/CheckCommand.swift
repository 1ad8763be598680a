import ArgumentParser
import Diagnostics
import SiteContent
import SiteGenerator
import SiteMarkup
import SitePages
import SiteReports
import SwiftCompilation

struct CheckCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the notes without writing a site.",
    discussion: """
      Reports the same diagnostics as 'build': broken links, missing images, damaged text, fences that
      cannot be drawn, and claims (expect=…) that do not hold.

      Examples:
        vitrine check
        vitrine check --input ../notes --format json
        vitrine check --external      check links to other sites too
        vitrine check --fix           write the right numbers where the text states wrong ones
        vitrine check --compile       let the installed Swift compiler check the code of figures
        vitrine check --unmeasured    warn of controls whose measures are estimated
        vitrine check --write-baseline baseline.json
        vitrine check --baseline baseline.json --strict    report only new diagnostics
        vitrine check --against main --report moved.html   report figures whose sizes changed

      Exit codes: 0 success, 1 errors (with --strict: or warnings), 2 invalid option or missing file, 3 internal error.
      """)

  @OptionGroup(title: "Site options") var site: SiteOptions

  @Flag(name: .long, help: "Check links to other sites too (requires lychee).")
  var external = false

  @Flag(name: .long, help: "Check the code of figures with the installed Swift compiler too.")
  var compile = false

  @Flag(name: .long, help: "Write the right numbers into the notes, where the figures have others than the text.")
  var fix = false

  @Flag(name: .long, help: "Warn of controls whose measures are not taken from pictures of their figure's platform.")
  var unmeasured = false

  @Flag(name: .long, help: "Treat warnings as errors.")
  var strict = false

  @Option(
    name: .long,
    help: ArgumentHelp("Report only diagnostics that this baseline file does not contain.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write all diagnostics to this baseline file, and exit with 0.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report figures whose sizes differ from a commit, a built site, a folder of notes or a figures.json.",
      valueName: "baseline"))
  var against: String?

  @Option(
    name: .long,
    help: ArgumentHelp("With --against: write a page with the figures before and after.", valueName: "file.html"))
  var report: String?

  func validate() throws {
    if report != nil, against == nil { throw ValidationError("'--report' requires '--against'") }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--baseline' cannot be used with '--write-baseline'")
    }
  }

  func run(with toolbox: Toolbox) async throws {
    var settings = try site.site(output: nil)
    if unmeasured { settings.configuration.rules["unmeasured-control"] = .warning }
    try site.refuse(["--compile": compile, "--external": external], settings)
    if compile { ModuleBuild.runIfNeeded(toolbox.assets, by: settings.programs) }
    let known = try known()
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try site.builder(settings, toolbox, progress: progress)
    builder.countsLikeFindings = baseline == nil && writeBaseline == nil
    builder.keepsRenderings = report != nil
    var report = try await found(by: builder, settings, progress)
    let fixes = fix ? try self.fixes(of: report) : nil
    if let fixes { report.diagnostics = fixes.rest }
    if let writeBaseline { return try write(report, to: writeBaseline, settings) }
    if let known {
      let comparison = known.compared(with: report.diagnostics, in: settings.input)
      report.diagnostics = comparison.new.ordered()
      report.baseline = comparison
    }
    site.format.print(report, verbose: site.verbose, listsAll: true)
    if site.format == .text {
      if let summary = fixes?.summary { Output.line("\(summary)") }
      Output.line("\(report.verdict(strict: strict))")
    }
    let fails = report.diagnostics.contains { $0.severity == .error || (strict && $0.severity == .warning) }
    if fails { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func found(
    by builder: SiteBuilder, _ settings: SiteSettings, _ progress: ProgressLine
  ) async throws -> BuildReport {
    let report = try await CommandFailure.sorted(progress) {
      let site = try await builder.check()
      var report = site.report
      if let against { try await compare(site, with: against, settings, builder, &report) }
      report.diagnostics += try await site.overBudget(for: builder)
      if compile { report.compiled = await site.compile(for: builder, into: &report)?.summary }
      if external {
        report.diagnostics += await DeepStack.run {
          site.externalLinks.diagnostics(asking: settings.programs, in: settings.configuration.folder)
        }
      }
      return report
    }
    return settings.completed(report, countsLikeFindings: builder.countsLikeFindings)
  }

  private func fixes(of report: BuildReport) throws -> SourceFixes {
    do { return try SourceFixes(report.diagnostics, sources: report.sources) } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }

  // MARK: Comparison

  private func compare(
    _ site: CheckedSite, with name: String, _ settings: SiteSettings, _ builder: SiteBuilder,
    _ report: inout BuildReport
  ) async throws {
    let baseline = FigureBaseline(name, settings, like: builder)
    do {
      let moves = FigureMoves(from: try await baseline.figures(), to: site.figureList, in: settings.input)
      report.diagnostics += moves.diagnostics
      report.moves = moves
      if let path = self.report { try MoveReport(moves, baseline: name).write(to: path) }
    } catch let problem as FigureBaseline.Problem {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    }
  }

  // MARK: Baseline

  private func known() throws -> Baseline? {
    do { return try baseline.map(BaselineFile.read) } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }

  private func write(_ report: BuildReport, to path: String, _ settings: SiteSettings) throws {
    do { try BaselineFile.write(Baseline(of: report.diagnostics, in: settings.input), to: path) } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
    let count = report.diagnostics.count
    Output.line("\(count) diagnostic\(count == 1 ? "" : "s") → \(path)")
  }
}
