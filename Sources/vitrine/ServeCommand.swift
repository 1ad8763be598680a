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
        vitrine serve --open
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

  @Flag(name: .long, help: "Show the site in the browser once it is there.")
  var open = false

  func run(with toolbox: Toolbox) async throws {
    do { try DevelopmentServer.check(port: port) } catch { throw failure(error) }
    // What changes while the site is built is built next.
    var settings = try site.site(output: output)
    let watch = try Self.watch(settings)
    let builds = ServedBuilds(command: self, toolbox: toolbox)
    let report: BuildReport
    (settings, report) = try await builds.build(putsSearchOff: false)
    let server = try DevelopmentServer(
      root: settings.output, address: settings.configuration.address, port: port,
      playground: try playground(settings, toolbox, builds.figureWorkers))
    server.didBuild(report)
    let built = settings
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run(didStart: didStart) } catch is CancellationError {} catch { throw failure(error) }
      }
      group.addTask { try await builds.follow(built, watch, server) }
      try await group.next()
      group.cancelAll()
    }
  }

  /// The page on which figures are tried, with the site's own defaults.
  private func playground(
    _ settings: SiteSettings, _ toolbox: Toolbox, _ figureWorkers: FigureWorkers
  ) throws -> Playground? {
    var plain = settings
    plain.configuration = settings.configuration.forFigures
    let builder = try site.builder(plain, toolbox, progress: nil, figureWorkers: figureWorkers)
    do { return try Playground(builder) } catch {
      Output.error("note: there is no playground: \(FileProblem.reason(error))")
      return nil
    }
  }

  private func didStart(_ port: UInt16) {
    Output.line("serving http://localhost:\(port) (stop with Control-C)")
    Output.line("figures can be tried at http://localhost:\(port)/vitrine-playground")
    guard open else { return }
    Task.detached {
      if await !Browser.open("http://localhost:\(port)/") {
        Output.error("note: no program was found that opens a browser")
      }
    }
  }

  private func failure(_ problem: any Error) -> CommandFailure {
    if let taken = problem as? DevelopmentServer.PortTaken {
      let hint = "choose another with ‘--port’, or 0 for any that is free"
      return CommandFailure(code: .machine, message: "port \(taken.port) is taken by another program; \(hint)")
    }
    return CommandFailure(code: .machine, message: "cannot serve on port \(port): \(FileProblem.reason(problem))")
  }

  static func watch(_ settings: SiteSettings) throws -> FolderWatch {
    do {
      let made = [settings.output, settings.cacheFolder(own: SiteOptions.cache)].compactMap(\.self)
      return try FolderWatch(settings.places, ignoring: made) { Output.error("note: " + visible($0)) }
    } catch {
      throw CommandFailure(code: .machine, message: "cannot watch the notes: \(FileProblem.reason(error))")
    }
  }
}
