import Diagnostics

/// Writes the pages of a checked site.
struct SiteWriter {
  var site: CheckedSite
  /// The style sheets of the figures of all notes.
  var sheets: FigureSheets
  let cards: SocialCards
  var lists: ListWriter
  /// Whether the range of each note's text in its page is determined, for incremental builds.
  let findsPlaces: Bool
  /// The report of the finished build, and those of its diagnostics that were found while pages were written.
  private(set) var report = BuildReport()
  private(set) var laterFindings: [Diagnostic] = []

  var configuration: SiteConfiguration { site.configuration }
  var notes: [Note] { site.notes.published }
  var folder: SiteFolder { lists.folder }
  var assets: FingerprintedFiles { lists.assets }
  /// Whether a Markdown copy of each note is written beside its page.
  var hasCopies: Bool { lists.hasCopies }

  static func make(
    _ site: CheckedSite, folder: SiteFolder, sheets: FigureSheets, assets: FingerprintedFiles, cards: SocialCards,
    hasSearch: Bool, memory: BuildMemory?, findsPlaces: Bool
  ) -> SiteWriter {
    let lists = ListWriter.make(
      SharedSite(site), folder: folder, assets: assets, card: cards.siteFile, hasSearch: hasSearch,
      hasCopies: site.sources.folder.vault?.shows(folder.path) != true, graphs: memory?.graphs)
    return SiteWriter(site: site, sheets: sheets, cards: cards, lists: lists, findsPlaces: findsPlaces)
  }

  /// - Returns: the number of written pages, and the range of each note's text in its page.
  func write(
    workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (pages: Int, places: [ContentPlace?]) {
    let places = try await writeNotes(workers: workers, progress: progress)
    return (notes.count + (try lists.write(contents: fullTexts)), places)
  }

  /// The HTML of each note, by path, if feeds have whole texts; otherwise empty.
  private var fullTexts: [String: String] {
    guard site.notes.addresses.blog?.settings.feed == .full else { return [:] }
    return Dictionary(zip(notes, site.pages).map { ($0.path, $1.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the writer with the report of the finished build.
  ///
  /// - Parameter report: the report of the build.
  func finished(_ report: BuildReport) -> SiteWriter {
    var writer = self
    writer.report = report
    let told = site.report.diagnostics.count - site.extras.diagnostics.count
    writer.laterFindings = Array(report.diagnostics.dropFirst(told))
    return writer
  }

  /// Rewrites the list of figures in the finished output folder, unless the notes contain a file of the same name.
  func replaceFigureList() throws(SiteFolder.Problem) {
    guard site.notes.addresses.isFree(folder: FigureList.path) else { return }
    try folder.replace(FigureList.path, with: Array(site.figureList.text.utf8))
  }
}
