import Diagnostics
import Notes
import SiteContent
import SiteGenerator
import SiteMarkup
import SiteReports
import SiteStorage
import Synchronization

/// Rebuilds a served site when its notes change. The page of a changed note is updated at once; the whole site is
/// rebuilt in the first pause, while further pages can be updated.
struct RebuildScheduler: Sendable {
  let command: ServeCommand
  let toolbox: Toolbox
  let memory = BuildMemory()
  /// The worker processes that evaluate fences, which are reused for all builds.
  let figureWorkers = FigureWorkers.ofThisProgram()
  /// The result of the last build, until it is taken.
  private let ended = Ended()

  /// The pause without changes before the whole site is rebuilt, once pages are updated.
  private static let pause = Duration.milliseconds(200)
  /// The pause without changes before the search index is updated, which takes longer than updating pages.
  private static let patience = Duration.seconds(3)

  private typealias Built = (settings: SiteSettings, report: BuildReport)

  private final class Ended: Sendable {
    let result = Mutex<Result<Built, any Error>?>(nil)
  }

  /// The pending changes and builds.
  private struct Plan {
    /// The files that have changed since the last build began.
    var changed: Set<String> = []
    /// The changed files that the last build was for; empty if it only updated the search index.
    var begun: Set<String> = []
    var isBuilding = false
    /// Whether the last build failed, so that the next change requires another one.
    var hasFailed = false
    /// The time of the next build; `nil` if the site is up to date.
    var due: ContinuousClock.Instant?
    /// The time of the next update of the search index; `nil` if the index is up to date.
    var indexing: ContinuousClock.Instant?
  }

  /// Rebuilds the site after each change, until the task is cancelled.
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

  /// Updates the pages of changed notes, and schedules a build if one is needed.
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
      // A build would not change anything else.
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

  /// Schedules an update of the search index.
  private func putOffIndex(_ settings: SiteSettings, _ watch: FolderWatch, _ plan: inout Plan) {
    plan.indexing = settings.configuration.search ? .now + Self.patience : nil
    if plan.indexing != nil { watch.remind(after: Self.patience) }
  }

  /// - Returns: `nil` if the change requires a build.
  private func refresh(_ files: some Collection<String>, _ settings: SiteSettings) async -> RefreshedPages? {
    guard let builder = try? builder(settings, progress: nil) else { return nil }
    return await builder.refresh(Array(files))
  }

  /// Starts the next build if it is due and no other is running.
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
      // An update of the search index alone is silent, because the pages do not change.
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
      // The new site gets the notes that were written during the build before browsers are notified.
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

  /// The files of the site that the last build has changed; `nil` if unknown.
  private var changed: Set<String>? { command.site.noCache ? nil : memory.changedFiles }

  // MARK: Builds

  /// Reads the configuration, which may have changed, and builds the site.
  func build(isSilent: Bool = false, putsSearchOff: Bool) async throws -> (settings: SiteSettings, report: BuildReport)
  {
    let settings = try command.site.site(output: command.output)
    let progress = isSilent ? nil : ProgressLine(isTerminal: Output.errorIsTerminal)
    var builder = try builder(settings, progress: progress)
    builder.putsSearchOff = putsSearchOff
    // The shared cache is only for the first build. Later figures are of unfinished notes, which other machines do not
    // need.
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
