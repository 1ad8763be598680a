import Diagnostics
import Figures
import Foundation
import Programs
import VitrineUI

/// Builds a site: notes in, pages out. ``check()`` does everything but the writing.
package struct SiteBuilder: Sendable {
  package var input: String
  package var output: String
  package var configuration: SiteConfiguration
  /// The program's files, and what sets text in its fonts.
  package var toolbox: Toolbox
  /// The folder of the default theme; `nil` where there is none.
  package var defaultTheme: String?
  /// The site's own templates.
  package var siteTheme: String?
  package var renderer: any FigureRenderer
  package var workers: Int
  /// The processes in which fences are evaluated; `nil` where that is done in this one.
  package var figureWorkers: FigureWorkers?
  /// Whether notes that their authors keep back are built too.
  package var includesDrafts = false
  /// Where what other programs have drawn is kept from build to build; `nil` where it is not.
  package var cache: String?
  /// Results of earlier builds, from which those are taken that nothing has changed of; `nil` where all is made anew.
  package var kept: BuildCache?
  /// Where drawings are shared with other machines; `nil` where they are not.
  package var shared: SharedCache?
  /// A sum of the settings and of what the command says over them, for records of sites; `nil` where none are kept.
  package var settingsSum: String?
  /// What a program remembers that builds again and again; `nil` where it builds once.
  package var memory: BuildMemory?
  /// Whether the search index of the site before is taken over as it is, where there is one: to make it takes longer than all else.
  package var putsSearchOff = false
  /// Posts of later days are kept back; `nil` where none are.
  package var today: CivilDate?
  /// Files of the program that pages need: path in the site, full path on disk.
  package var assets: [(path: String, source: String)] = []
  /// Texts that pages need: path in the site, contents.
  package var generatedAssets: [(path: String, text: String)] = []
  /// Whether figures are kept as they were laid out, for drawings of what moved.
  package var keepsRenderings = false
  /// What figures are drawn for.
  package var medium = FigureMedium.page
  /// Whether of many findings of the same kind in a file the first are told and the others counted.
  package var countsLikeFindings = true
  /// The other programs that the site is made with.
  package var installedPrograms = InstalledPrograms.system
  package var progress: @Sendable (BuildProgress) -> Void = { _ in }
  /// Called with what is to be said at once, such as that another build is waited for.
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

  /// Keeps back what is to come on later days (of UTC) than that of a moment.
  package mutating func setDay(secondsSince1970 seconds: Double) { today = CivilDate(secondsSince1970: seconds) }

  /// Reads everything and draws everything.
  ///
  /// - Throws: `ContentFolder.Unreadable` or `Theme.Missing`; whatever is wrong with the content is in the report.
  package func check() async throws -> CheckedSite {
    let start = ContinuousClock.now
    let sources = try findSources()
    let documents = await readNotes(in: sources.folder)
    let notes = placeNotes(documents, sources)
    async let answers = askPrograms(about: notes.published.map(\.document))
    let evaluated = await evaluate(notes, sources)
    let programs = await answers
    let drawings = await draw(notes, evaluated, programs)
    let library = NoteLibrary(notes, programs, drawings, configuration)
    let pages = await makePages(of: notes, sources, programs, drawings, library)
    let extras = SiteExtras(configuration, sources.folder, notes.map, installedPrograms)
    let platform = await ClaimedPlatform.diagnostics(of: notes, evaluated, sources, self)
    let findings = findings(sources, notes, programs, drawings, pages, platform)
    var report = self.report(sources, notes, drawings, pages, findings)
    report.diagnostics += extras.diagnostics
    report.seconds = Self.seconds(since: start)
    return CheckedSite(
      report: report, configuration: configuration, sources: sources, notes: notes, programs: programs,
      drawings: drawings, library: library, pages: pages, extras: extras, findings: findings,
      isSettled: evaluated.areSettled)
  }

  /// Reads everything, draws everything and puts the site in its place.
  ///
  /// - Throws: `ContentFolder.Unreadable`, `Theme.Missing` or `SiteFolder.Problem`; whatever is wrong with the content is
  ///   in the report.
  package func build() async throws -> BuildReport {
    let start = ContinuousClock.now
    if var report = try await update() {
      report.output = output
      report.seconds = Self.seconds(since: start)
      return report
    }
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
    report.output = output
    kept?.trim()
    report.seconds = Self.seconds(since: start)
    return report
  }

  private func write(
    _ site: CheckedSite, to folder: SiteFolder, _ recording: SiteRecording?
  ) async throws -> BuildReport {
    var (site, report) = (site, site.report)
    let search = search(for: site)
    let sheets = FigureSheets(pages: site.content, theme: site.sources.theme)
    let assets = placeAssets(of: &site, with: sheets, &report)
    let cards = await drawCards(of: site, in: folder)
    let writer = SiteWriter.make(
      site, folder: folder, sheets: sheets, assets: assets, cards: cards, hasSearch: search.indexer != nil,
      memory: memory, findsPlaces: recording != nil)
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
