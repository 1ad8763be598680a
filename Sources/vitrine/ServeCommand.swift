import ArgumentParser
import Diagnostics
import SiteGenerator

struct ServeCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Build the site, serve it, and rebuild it whenever something changes.",
    discussion: """
      The site is at http://localhost:8000, for this machine alone; open pages load again after each build.

      Examples:
        vitrine serve
        vitrine serve --port 4000 --input ../notes
      """)

  @OptionGroup var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the site goes; replaced as a whole (default: site).", valueName: "folder"))
  var output: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
  var port: UInt16 = 8000

  func run(with toolbox: Toolbox) async throws {
    do { try DevelopmentServer.check(port: port) } catch let taken as DevelopmentServer.PortTaken {
      throw Self.failure(taken)
    } catch {
      throw CommandFailure(code: .machine, message: "cannot serve on port \(port): \(error)")
    }
    let (settings, report) = try await build(toolbox)
    let server = DevelopmentServer(root: settings.output, address: settings.configuration.address, port: port)
    server.didBuild(report)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await server.run { Output.line("serving http://localhost:\($0) (stop with Control-C)") }
        } catch let taken as DevelopmentServer.PortTaken {
          throw Self.failure(taken)
        } catch {
          throw CommandFailure(code: .machine, message: "cannot serve on port \(port): \(error)")
        }
      }
      group.addTask { try await watch(settings, server, toolbox) }
      try await group.next()
      group.cancelAll()
    }
  }

  private static func failure(_ taken: DevelopmentServer.PortTaken) -> CommandFailure {
    let hint = "choose another with ‘--port’, or 0 for any that is free"
    return CommandFailure(code: .machine, message: "port \(taken.port) is taken by another program; \(hint)")
  }

  private func watch(_ settings: SiteSettings, _ server: DevelopmentServer, _ toolbox: Toolbox) async throws {
    let watched = [settings.input, settings.configurationFile, settings.theme].compactMap(\.self)
    var watch = FolderWatch(watched, ignoring: settings.output)
    while !Task.isCancelled {
      try await Task.sleep(for: .milliseconds(300))
      guard let first = watch.changes().first else { continue }
      Output.line(visible("changed: \(first)"))
      do {
        server.didBuild(try await build(toolbox).report)
      } catch let failure as CommandFailure {
        Output.error("error: " + visible(failure.message))
      }
    }
  }

  /// Settings are read anew each time: they may be what changed.
  private func build(_ toolbox: Toolbox) async throws -> (settings: SiteSettings, report: BuildReport) {
    let settings = try site.site(output: output)
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    var report = try await BuildCommand.build(try site.builder(settings, toolbox, progress: progress), progress)
    report.diagnostics = (settings.diagnostics + report.diagnostics).ordered()
    report.sources.merge(settings.sources) { first, _ in first }
    site.format.print(report, verbose: site.verbose)
    return (settings, report)
  }
}
