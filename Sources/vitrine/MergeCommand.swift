import ArgumentParser
import Diagnostics
import SiteGenerator

struct MergeCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Build the site from parts that several machines have drawn.",
    discussion: """
      The site is the same, byte for byte, as what ‘vitrine build’ makes: figures are taken from the parts, and those
      that none of them has are drawn.

      Examples:
        vitrine build --shard 3/8        on each machine, with its own number
        vitrine merge                    all folders ‘shard-…-of-…’ that lie here
        vitrine merge parts/* --output /tmp/site
      """)

  @Argument(
    help: ArgumentHelp(
      "The folders that ‘vitrine build --shard’ has made (default: shard-…-of-… in the current folder).",
      valueName: "part"))
  var parts: [String] = []

  @OptionGroup var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the site goes; replaced as a whole (default: site).", valueName: "folder"))
  var output: String?

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: output)
    let parts = try found()
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try site.builder(settings, toolbox, progress: progress)
    let cache = site.kept(settings, toolbox, parts: parts.map(\.folder))
    builder.kept = cache
    var report = try await BuildCommand.build(builder, progress)
    report.diagnostics += CachePart.diagnostics(of: parts, program: cache.program)
    report = settings.completed(report)
    site.format.print(report, verbose: site.verbose)
    if report.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func found() throws -> [CachePart] {
    let folders = parts.isEmpty ? CachePart.usual(in: ".") : parts
    guard !folders.isEmpty else {
      throw CommandFailure(
        code: .wrongUse,
        message: "there is no part to merge: name the folders that ‘vitrine build --shard’ has made")
    }
    do { return try folders.map(CachePart.init(readingFrom:)) } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }
}
