import ArgumentParser
import DevelopmentServer
import Diagnostics
import SiteContent
import SiteGenerator
import SiteMarkup
import SiteReports
import SiteStorage
import SwiftCompilation

struct ServeCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Build and serve the site, and rebuild it whenever a file changes.",
    discussion: """
      The site is at http://localhost:8000, for this computer only. Open pages reload after each build.

      Examples:
        vitrine serve
        vitrine serve --open
        vitrine serve --port 4000 --input ../notes
        vitrine serve --compile       let the installed Swift compiler check the code of figures
      """)

  @OptionGroup(title: "Site options") var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output folder, which is replaced as a whole (default: site).", valueName: "folder"))
  var output: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The port to listen on, or 0 for any free one.", valueName: "number"))
  var port: UInt16 = 8000

  @Flag(name: .long, help: "Open the site in the browser when it is built.")
  var open = false

  @Flag(name: .long, help: "Check the code of figures with the installed Swift compiler too, after each build.")
  var compile = false

  func run(with toolbox: Toolbox) async throws {
    do { try await DevelopmentServer.check(port: port) } catch { throw failure(error) }
    let builds = try ServedBuilds(self, toolbox)
    if compile { ModuleBuild.runIfNeeded(toolbox.assets, by: builds.current.programs) }
    // Watching begins before the build, so that changes during the build are not missed.
    let watch = builds.watch(builds.current.places)
    let first = try await builds.first()
    let settings = builds.current
    try site.refuse(["--compile": compile], settings)
    let server = DevelopmentServer(
      root: settings.output, notes: settings.input, address: settings.configuration.address, port: port,
      playground: try playground(settings, toolbox, builds.figureWorkers), following: (first, watch, builds))
    do { try await server.run(didStart: didStart) } catch { throw failure(error) }
  }

  /// Returns the page for trying figures, with the site's defaults for figures.
  private func playground(
    _ settings: SiteSettings, _ toolbox: Toolbox, _ figureWorkers: FigureWorkers
  ) throws -> Playground? {
    var plain = settings
    plain.configuration = settings.configuration.forFigures
    let builder = try site.builder(plain, toolbox, progress: nil, figureWorkers: figureWorkers)
    do { return try Playground(builder) } catch {
      Output.error("note: cannot create the playground: \(FileProblem.reason(error))")
      return nil
    }
  }

  private func didStart(_ port: UInt16) {
    Output.line("serving http://localhost:\(port) (stop with Control-C)")
    Output.line("try figures at http://localhost:\(port)/vitrine-playground")
    guard open else { return }
    Task.detached {
      if await !Browser.open("http://localhost:\(port)/") {
        Output.error("note: cannot find a program that opens a browser")
      }
    }
  }

  private func failure(_ problem: any Error) -> CommandFailure {
    if let taken = problem as? DevelopmentServer.PortTaken {
      let hint = "choose another with '--port', or 0 for any free one"
      return CommandFailure(code: .machine, message: "port \(taken.port) is in use by another program; \(hint)")
    }
    return CommandFailure(code: .machine, message: "cannot serve on port \(port): \(FileProblem.reason(problem))")
  }
}
