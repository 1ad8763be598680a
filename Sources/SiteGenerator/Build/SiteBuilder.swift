import Diagnostics
import Figures
import Foundation
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage
import VitrineUI

/// Builds a site from notes. ``check()`` does everything except writing.
package struct SiteBuilder: Sendable {
  package var input: String
  package var output: String
  package var configuration: SiteConfiguration
  package var toolbox: Toolbox
  /// The folder of the default theme; `nil` if it is missing.
  package var defaultTheme: String?
  package var siteTheme: String?
  package var renderer: any FigureRenderer
  package var workers: Int
  /// The worker processes that evaluate fences; `nil` to evaluate them in this process.
  package var figureWorkers: FigureWorkers?
  package var includesDrafts = false
  /// The folder that caches the drawings of other programs; `nil` for no cache.
  package var cache: String?
  /// The cache of results of previous builds; `nil` for no cache.
  package var kept: BuildCache?
  /// The cache on a server that several machines share; `nil` for none.
  package var shared: SharedCache?
  /// A hash of the configuration and the command's options; `nil` if builds aren't recorded.
  package var settingsHash: String?
  /// Results kept in memory between builds of one process; `nil` if it builds once.
  package var memory: BuildMemory?
  /// Whether the search index of the previous output is reused, because indexing takes long.
  package var putsSearchOff = false
  /// The current day; posts with a later date aren't published. `nil` to publish them.
  package var today: CivilDate?
  /// Files of the program that pages load: path in the site, full path on disk.
  package var assets: [(path: String, source: String)] = []
  /// Generated files that pages load: path in the site, contents.
  package var generatedAssets: [(path: String, text: String)] = []
  package var keepsRenderings = false
  /// The medium that figures are drawn for: pages or paper.
  package var medium = FigureMedium.page
  /// Whether many equal diagnostics in a file are shortened to the first ones and a count.
  package var countsLikeFindings = true
  /// The other programs that the build may run.
  package var installedPrograms = InstalledPrograms.system
  package var progress: @Sendable (BuildProgress) -> Void = { _ in }
  /// Called with messages for the user during the build, such as that it waits for another build.
  package var notice: @Sendable (String) -> Void = { _ in }

  package init(
    input: String, output: String, configuration: SiteConfiguration, renderer: any FigureRenderer, toolbox: Toolbox,
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.input = input
    self.output = output
    self.configuration = configuration
    self.renderer = renderer
    self.toolbox = toolbox
    defaultTheme = toolbox.themeFolder
    self.workers = workers
  }

  /// The search for the repository of the notes.
  package var git: GitSearch { GitSearch(notes: input, configuration: configuration.folder) }

  package mutating func setDay(secondsSince1970 seconds: Double) { today = CivilDate(secondsSince1970: seconds) }

  /// Reads all notes, draws all figures and makes the contents of all pages.
  ///
  /// - Throws: `ContentFolder.Unreadable`, `Theme.Missing`, or `NoNotes` unless the site is served, so that notes may be
  ///   added. Errors in the content are in the report.
  package func check() async throws -> CheckedSite {
    let start = ContinuousClock.now
    let sources = try findSources()
    if sources.folder.notes.isEmpty, memory == nil { throw NoNotes(folder: input) }
    let documents = await readNotes(in: sources.folder)
    let notes = placeNotes(documents, sources)
    async let answers = askPrograms(about: notes.parsed.map(\.document))
    let evaluated = await evaluate(notes, sources)
    let programs = await answers
    let drawings = await draw(notes, evaluated, programs)
    let library = NoteLibrary(notes, programs, drawings, configuration)
    let pages = await makePages(of: notes, sources, programs, drawings, library)
    let extras = SiteExtras(configuration, sources.folder, notes.map, git.repository)
    let platform = await ClaimedPlatform.diagnostics(of: notes, evaluated, sources, self)
    let findings = findings(sources, notes, programs, drawings, pages, platform)
    var report = self.report(sources, notes, drawings, pages, findings)
    report.diagnostics += extras.diagnostics
    report.seconds = Self.seconds(since: start)
    return CheckedSite(
      report: report, configuration: configuration, sources: sources, notes: notes, programs: programs,
      drawings: drawings, library: library, pages: pages, extras: extras, findings: findings,
      isSettled: evaluated.areReproducible && !pages.contains(where: \.isOverdue))
  }

  /// Builds the site and replaces the output folder.
  ///
  /// - Throws: `ContentFolder.Unreadable`, `Theme.Missing` or `SiteFolder.Problem`. Errors in the content are in the
  ///   report.
  package func build() async throws -> BuildReport {
    let start = ContinuousClock.now
    var report: BuildReport
    do { report = try await update() } catch let reason as WholeBuildReason {
      report = try await buildAll()
      report.wholeBuild = reason
    }
    report.output = output
    report.seconds = Self.seconds(since: start)
    return report
  }

  /// Builds the whole site, with the drawings of the cache.
  private func buildAll() async throws -> BuildReport {
    let recording = beginRecord()
    let site = try await check()
    let folder = try await SiteFolder.prepare(
      at: output, protecting: [input], remembering: memory?.files, waiting: notice)
    var report: BuildReport
    do { report = try await write(site, to: folder, recording) } catch {
      folder.abandon()
      throw error
    }
    report.diagnostics = configuration.rules.applied(to: report.diagnostics).ordered()
    kept?.trim()
    return report
  }

  func write(
    _ site: CheckedSite, to folder: SiteFolder, _ recording: SiteRecording?
  ) async throws -> BuildReport {
    var (site, report) = (site, site.report)
    let search = search(for: site)
    let sheets = FigureSheets(pages: site.pages.map(\.styles), theme: site.sources.theme)
    let assets = placeAssets(of: &site, with: sheets, &report)
    let cards = await drawCards(of: site, in: folder)
    let writer = SiteWriter.make(
      site, folder: folder, sheets: sheets, assets: assets, cards: cards, hasSearch: search.indexer != nil,
      graphs: memory?.graphs, findsPlaces: recording != nil)
    let written = try await writer.write(workers: workers, progress: progress)
    report.pages = written.pages
    try copyFiles(of: site, to: folder, &report)
    report.diagnostics += copyDiagnostics(of: site)
    try assets.write(to: folder)
    report.diagnostics += try cards.diagnostics + search.diagnostics + index(site, folder, with: search.indexer)
    report.diagnostics += try writeFigureList(of: site, to: folder)
    report.diagnostics += try writeOfflineWorker(of: site, to: folder)
    try folder.finish { foreign in
      report.diagnostics += foreign.compactMap(keptFile)
      let finished = writer.finished(report)
      recording?.keep(finished, written.places)
      memory?.remember(finished)
    }
    return report
  }

  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
