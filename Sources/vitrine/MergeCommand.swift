import ArgumentParser
import Diagnostics
import SiteGenerator
import SiteReports
import SiteStorage

struct MergeCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Build the site with figures that several machines have drawn.",
    discussion: """
      The site is the same, byte for byte, as that of 'vitrine build'. Figures are taken from the parts; missing ones
      are drawn.

      Examples:
        vitrine build --shard 3/8        on each machine, with its own number
        vitrine merge                    all folders 'shard-…-of-…' in the current one
        vitrine merge parts/* --output /tmp/site
      """)

  @Argument(
    help: ArgumentHelp(
      "The folders that 'vitrine build --shard' has written (default: shard-…-of-… in the current folder).",
      valueName: "part"))
  var parts: [String] = []

  @OptionGroup(title: "Site options") var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output folder, which is replaced as a whole (default: site).", valueName: "folder"))
  var output: String?

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: output)
    let parts = try found()
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try site.builder(settings, toolbox, progress: progress)
    let cache = site.kept(settings, toolbox, parts: parts.map(\.folder))
    builder.kept = cache
    var report = try await BuildCommand.build(builder, progress)
    report.diagnostics += ShardOutput.diagnostics(of: parts, program: cache.program)
    report = settings.completed(report)
    site.format.print(report, verbose: site.verbose)
    if report.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func found() throws -> [ShardOutput] {
    let folders = parts.isEmpty ? ShardOutput.usual(in: ".") : parts
    guard !folders.isEmpty else {
      throw CommandFailure(
        code: .wrongUse,
        message:
          "no shards were found here: name the folders that 'vitrine build --shard' wrote: vitrine merge FOLDER …")
    }
    do { return try folders.map(ShardOutput.init(readingFrom:)) } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }
}
