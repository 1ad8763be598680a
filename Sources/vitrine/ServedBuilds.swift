import Diagnostics
import SiteGenerator
import Synchronization

/// The builds of a site that follows its notes while it is served. What somebody writes is seen at once, as the page of the changed
/// note is made anew by itself; a build of the whole site follows in a pause, and pages go on following beside it.
struct ServedBuilds: Sendable {
  let command: ServeCommand
  let toolbox: Toolbox
  let memory = BuildMemory()
  /// The processes in which fences are evaluated stay.
  let figureWorkers = FigureWorkers.ofThisProgram()
  /// How the last build ended, until it is asked for.
  private let ended = Ended()

  /// How long nothing must change until the whole site is built, once pages are made anew.
  private static let pause = Duration.milliseconds(200)
  /// How long nothing must change until the search index follows the pages: it takes longer than they do.
  private static let patience = Duration.seconds(3)

  private typealias Built = (settings: SiteSettings, report: BuildReport)

  private final class Ended: Sendable {
    let result = Mutex<Result<Built, any Error>?>(nil)
  }

  /// What is to be built, and when.
  private struct Plan {
    /// Files that have changed since the last build began, and those before that it was for.
    var changed: Set<String> = []
    var begun: Set<String> = []
    var isBuilding = false
    /// Whether the last build came to no site, so that the next change is for another one.
    var hasFailed = false
    /// When the site is to be built; `nil` while it is as the notes are.
    var due: ContinuousClock.Instant?
    /// When the search index is to follow; `nil` while it is as the pages are.
    var indexing: ContinuousClock.Instant?
  }

  /// Builds the site again after each change, until the task is cancelled.
  func follow(_ settings: SiteSettings, _ watch: FolderWatch, _ server: DevelopmentServer) async throws {
    var (settings, watch, plan) = (settings, watch, Plan())
    while !Task.isCancelled {
      let places = settings.places
      for await _ in watch.signals {
        let files = watch.take()
        if !files.isEmpty { await take(files, settings, watch, server, &plan) }
        if let result = ended.result.withLock({ $0.take() }) {
          await finish(result, &settings, watch, server, &plan)
          if settings.places != places { break }
        }
        startDue(watch, &plan)
      }
      watch.end()
      if Task.isCancelled { break }
      watch = try ServeCommand.watch(settings)
      startDue(watch, &plan)
      if plan.due != nil { watch.remind(after: Self.pause) }
      if plan.indexing != nil { watch.remind(after: Self.patience) }
    }
  }

  /// Shows what has changed, as far as that can be done at once.
  private func take(
    _ files: [String], _ settings: SiteSettings, _ watch: FolderWatch, _ server: DevelopmentServer, _ plan: inout Plan
  ) async {
    let others = files.count > 1 ? " and \(files.count - 1) more" : ""
    Output.line(visible("changed: \(files[0])") + others)
    plan.changed.formUnion(files)
    guard let refreshed = await refresh(files, settings) else {
      plan.due = .now
      return
    }
    if let report = refreshed.report, plan.due == nil, !plan.isBuilding, !plan.hasFailed {
      // A build would change nothing else.
      plan.changed.subtract(files)
      let completed = settings.completed(report)
      command.site.format.print(completed, verbose: command.site.verbose)
      server.didBuild(completed, changed: refreshed.pages)
      putOffIndex(settings, watch, &plan)
      return
    }
    server.didRefresh(refreshed.pages)
    plan.due = .now + Self.pause
    watch.remind(after: Self.pause)
  }

  /// Has the search index follow in a pause.
  private func putOffIndex(_ settings: SiteSettings, _ watch: FolderWatch, _ plan: inout Plan) {
    plan.indexing = settings.configuration.search ? .now + Self.patience : nil
    if plan.indexing != nil { watch.remind(after: Self.patience) }
  }

  /// - Returns: `nil` where only a build shows what has changed.
  private func refresh(_ files: some Collection<String>, _ settings: SiteSettings) async -> RefreshedPages? {
    guard let builder = try? builder(settings, progress: nil) else { return nil }
    return await builder.refresh(Array(files))
  }

  /// Begins what is to be built by now, if nothing is being built.
  private func startDue(_ watch: FolderWatch, _ plan: inout Plan) {
    guard !plan.isBuilding else { return }
    let isChange: Bool
    if let due = plan.due, due <= .now {
      (isChange, plan.due, plan.begun, plan.changed) = (true, nil, plan.changed, [])
    } else if plan.due == nil, let due = plan.indexing, due <= .now {
      (isChange, plan.indexing, plan.begun) = (false, nil, [])
    } else {
      return
    }
    plan.isBuilding = true
    Task {
      let result: Result<Built, any Error>
      // Of an index that follows nothing is said: what a reader sees is the same.
      do { result = .success(try await build(isSilent: !isChange, putsSearchOff: isChange)) } catch {
        result = .failure(error)
      }
      ended.result.withLock { $0 = result }
      watch.remind(after: .zero)
    }
  }

  private func finish(
    _ result: Result<Built, any Error>, _ settings: inout SiteSettings, _ watch: FolderWatch,
    _ server: DevelopmentServer, _ plan: inout Plan
  ) async {
    plan.isBuilding = false
    switch result {
    case .success(let built):
      plan.hasFailed = false
      settings = built.settings
      // Before anybody sees the new site, it gets what has been written since its notes were read.
      let newer = plan.changed.isEmpty ? [] : await refresh(plan.changed, settings)?.pages ?? []
      let showsOthers = !plan.begun.allSatisfy(NotePath.isNote)
      server.didBuild(built.report, changed: showsOthers ? nil : changed?.union(newer))
      guard !plan.begun.isEmpty else { return }
      putOffIndex(settings, watch, &plan)
    case .failure(let problem):
      plan.hasFailed = true
      guard !plan.begun.isEmpty else { return }
      let message = (problem as? CommandFailure)?.message ?? "\(problem)"
      Output.error("error: " + visible(message))
      server.didFail(message)
    }
  }

  /// The files that are others since the last build; `nil` where that is not known.
  private var changed: Set<String>? { command.site.noCache ? nil : memory.changedFiles }

  // MARK: Builds

  /// Settings are read anew each time: they may be what changed.
  func build(isSilent: Bool = false, putsSearchOff: Bool) async throws -> (settings: SiteSettings, report: BuildReport)
  {
    let settings = try command.site.site(output: command.output)
    let progress = isSilent ? nil : ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try builder(settings, progress: progress)
    builder.putsSearchOff = putsSearchOff
    // Others' drawings are fetched once; what is drawn while somebody writes is of use to nobody else.
    if memory.count > 0 { builder.shared = nil }
    guard let progress else { return (settings, settings.completed(try await builder.build())) }
    let report = settings.completed(try await BuildCommand.build(builder, progress))
    command.site.format.print(report, verbose: command.site.verbose)
    return (settings, report)
  }

  private func builder(_ settings: SiteSettings, progress: ProgressLine?) throws -> SiteBuilder {
    var builder = try command.site.builder(settings, toolbox, progress: progress, figureWorkers: figureWorkers)
    builder.memory = command.site.noCache ? nil : memory
    return builder
  }
}
