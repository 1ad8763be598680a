import DevelopmentServer
import Diagnostics
import SiteGenerator
import SiteMarkup
import SiteReports
import Synchronization

/// The builds of a served site. They share the memory of the last build and the worker processes.
final class ServedBuilds: SiteRebuilder {
  private let command: ServeCommand
  private let toolbox: Toolbox
  private let memory = BuildMemory()
  /// The worker processes that evaluate fences.
  let figureWorkers = FigureWorkers.ofThisProgram()
  /// The configuration of the last build.
  private let settings: Mutex<SiteSettings>

  /// - Throws: a ``CommandFailure`` if the configuration cannot be read.
  init(_ command: ServeCommand, _ toolbox: Toolbox) throws {
    (self.command, self.toolbox) = (command, toolbox)
    settings = Mutex(try command.site.site(output: command.output))
  }

  /// The configuration of the last build; before the first one, the configuration that it will have.
  var current: SiteSettings { settings.withLock { $0 } }

  func build(_ kind: BuildKind) async throws -> FinishedBuild {
    try await build(as: kind)
  }

  /// The first build, with the search index, but without the compiler.
  func first() async throws -> FinishedBuild {
    var build = try await build(as: nil)
    build.lacksRest = command.compile
    return build
  }

  /// Reads the configuration, which may have changed, and builds the site.
  ///
  /// - Parameter kind: `nil` for the first build.
  private func build(as kind: BuildKind?) async throws -> FinishedBuild {
    // The index alone is updated silently, because the pages do not change.
    let isSilent = kind == .rest
    let settings = try command.site.site(output: command.output)
    let progress = isSilent ? nil : ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try builder(settings, progress: progress)
    builder.putsSearchOff = kind == .site
    // The shared cache is only for the first build. Later figures are of unfinished notes, which other machines do not
    // need.
    if memory.count > 0 { builder.shared = nil }
    let built = if let progress { try await BuildCommand.build(builder, progress) } else { try await builder.build() }
    let isCompiled = command.compile && kind == .rest
    let report = settings.completed(isCompiled ? try await compiled(built, by: builder) : built)
    if !isSilent || isCompiled { log(.report(report)) }
    self.settings.withLock { $0 = settings }
    return FinishedBuild(
      report, changedFiles: command.site.noCache ? nil : memory.changedFiles, places: settings.places,
      hasRest: settings.configuration.search || command.compile)
  }

  /// Returns the report of a build with the errors of the Swift compiler.
  private func compiled(_ report: BuildReport, by builder: SiteBuilder) async throws -> BuildReport {
    let site = try await builder.check()
    var report = report
    report.compiled = await site.compile(for: builder, into: &report)?.summary
    report.diagnostics = report.diagnostics.ordered()
    return report
  }

  func refresh(_ files: [String]) async -> RefreshedPages? {
    let settings = current
    guard let builder = try? builder(settings, progress: nil) else { return nil }
    guard var pages = await builder.refresh(files) else { return nil }
    pages.report = pages.report.map { settings.completed($0) }
    return pages
  }

  func watch(_ places: [String]) -> FolderWatch {
    let settings = current
    let made = [settings.output, settings.cacheFolder(own: SiteOptions.cache)].compactMap(\.self)
    return FolderWatch(places, ignoring: made) { Output.error("note: \($0)") }
  }

  func log(_ message: ServeMessage) {
    switch message {
    case .changed(let files):
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      Output.line("changed: \(files[0])\(others)")
    case .report(let report): command.site.format.print(report, verbose: command.site.verbose)
    case .failure(let message): Output.error("error: \(message)")
    }
  }

  private func builder(_ settings: SiteSettings, progress: ProgressLine?) throws -> SiteBuilder {
    var builder = try command.site.builder(settings, toolbox, progress: progress, figureWorkers: figureWorkers)
    builder.memory = command.site.noCache ? nil : memory
    return builder
  }
}
