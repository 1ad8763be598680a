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
    let memory = BuildMemory()
    let figureWorkers = FigureWorkers.ofThisProgram()
    let report: BuildReport
    (settings, report) = try await build(toolbox, memory, figureWorkers)
    let server = try DevelopmentServer(
      root: settings.output, address: settings.configuration.address, port: port,
      playground: try playground(settings, toolbox, figureWorkers))
    server.didBuild(report)
    let built = settings
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run(didStart: didStart) } catch is CancellationError {} catch { throw failure(error) }
      }
      group.addTask { try await rebuild(built, watch, server, toolbox, memory, figureWorkers) }
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

  private static func places(_ settings: SiteSettings) -> [String] {
    [settings.input, settings.configurationFile, settings.theme].compactMap(\.self)
  }

  private static func watch(_ settings: SiteSettings) throws -> FolderWatch {
    do {
      let made = [settings.output, settings.cacheFolder(own: SiteOptions.cache)].compactMap(\.self)
      return try FolderWatch(places(settings), ignoring: made) { Output.error("note: " + visible($0)) }
    } catch {
      throw CommandFailure(code: .machine, message: "cannot watch the notes: \(FileProblem.reason(error))")
    }
  }

  /// Builds the site again after each change, until the task is cancelled.
  private func rebuild(
    _ settings: SiteSettings, _ watch: FolderWatch, _ server: DevelopmentServer, _ toolbox: Toolbox,
    _ memory: BuildMemory, _ figureWorkers: FigureWorkers
  ) async throws {
    var (settings, watch) = (settings, watch)
    // When the search index is to follow the pages, if it is behind them.
    var indexing: ContinuousClock.Instant?
    while !Task.isCancelled {
      for await _ in watch.signals {
        let changed = watch.take()
        guard let first = changed.first else {
          guard let due = indexing, due <= .now else { continue }
          indexing = nil
          // Nothing is said: what a reader sees is the same.
          _ = try? await built(toolbox, memory, figureWorkers, progress: nil)
          continue
        }
        let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
        Output.line(visible("changed: \(first)") + others)
        do {
          let before = Self.places(settings)
          let report: BuildReport
          (settings, report) = try await build(toolbox, memory, figureWorkers, putsSearchOff: true)
          server.didBuild(report)
          indexing = settings.configuration.search ? .now + Self.patience : nil
          if indexing != nil { watch.remind(after: Self.patience) }
          if Self.places(settings) != before { break }
        } catch let failure as CommandFailure {
          Output.error("error: " + visible(failure.message))
          server.didFail(failure.message)
        }
      }
      watch.end()
      if Task.isCancelled { break }
      watch = try Self.watch(settings)
      if indexing != nil { watch.remind(after: Self.patience) }
    }
  }

  /// Settings are read anew each time: they may be what changed. The processes in which fences are evaluated stay.
  private func build(
    _ toolbox: Toolbox, _ memory: BuildMemory, _ figureWorkers: FigureWorkers, putsSearchOff: Bool = false
  ) async throws -> (settings: SiteSettings, report: BuildReport) {
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    let made = try await built(toolbox, memory, figureWorkers, progress: progress, putsSearchOff: putsSearchOff)
    site.format.print(made.report, verbose: site.verbose)
    return made
  }

  private func built(
    _ toolbox: Toolbox, _ memory: BuildMemory, _ figureWorkers: FigureWorkers, progress: ProgressLine?,
    putsSearchOff: Bool = false
  ) async throws -> (settings: SiteSettings, report: BuildReport) {
    let settings = try site.site(output: output)
    var builder = try site.builder(settings, toolbox, progress: progress, figureWorkers: figureWorkers)
    builder.memory = site.noCache ? nil : memory
    builder.putsSearchOff = putsSearchOff
    // Others' drawings are fetched once; what is drawn while somebody writes is of use to nobody else.
    if memory.count > 0 { builder.shared = nil }
    let report: BuildReport
    if let progress {
      report = try await BuildCommand.build(builder, progress)
    } else {
      report = try await builder.build()
    }
    return (settings, settings.completed(report))
  }

  /// How long nothing must change until the search index follows the pages: it takes longer than they do.
  private static let patience = Duration.seconds(3)
}
