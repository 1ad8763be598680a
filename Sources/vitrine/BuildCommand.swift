import ArgumentParser
import SiteGenerator

struct BuildCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site.",
    discussion: """
      Examples:
        vitrine build
        vitrine build --input ../notes --output /tmp/site --blocks auto
        vitrine build --format github    annotations in GitHub Actions
      """)

  @OptionGroup var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the site goes; replaced as a whole (default: site).", valueName: "folder"))
  var output: String?

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: output)
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    let builder = try site.builder(settings, toolbox, progress: progress)
    var report = try await Self.build(builder, progress)
    report = settings.completed(report)
    site.format.print(report, verbose: site.verbose)
    if report.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  static func build(_ builder: SiteBuilder, _ progress: ProgressLine) async throws -> BuildReport {
    try await CommandFailure.sorted(progress) { try await builder.build() }
  }
}

extension CommandFailure {
  /// Does something with a site; what goes wrong is told as what it is.
  static func sorted<Value>(_ progress: ProgressLine, _ body: () async throws -> Value) async throws -> Value {
    defer { progress.clear() }
    do {
      return try await body()
    } catch let failure as CommandFailure {
      throw failure
    } catch let problem as SiteFolder.Problem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as ContentFolder.Unreadable {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}
