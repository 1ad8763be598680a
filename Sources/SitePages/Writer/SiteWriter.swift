import Diagnostics
import Mustache
import SiteContent
import SiteMarkup
import SiteReports
import SiteStorage

/// Writes the pages of a checked site.
package struct SiteWriter {
  package var site: CheckedSite
  /// The style sheets of the figures of all notes.
  package var sheets: FigureSheets
  let cards: SocialCards
  package var lists: ListWriter
  /// Whether the range of each note's text in its page is determined, for incremental builds.
  let findsPlaces: Bool
  /// The report of the finished build, and those of its diagnostics that were found while pages were written.
  package private(set) var report = BuildReport()
  package private(set) var laterFindings: [Diagnostic] = []

  var configuration: SiteConfiguration { site.configuration }
  package var notes: [Note] { site.notes.published }
  package var folder: SiteFolder { lists.folder }
  package var assets: FingerprintedFiles { lists.assets }
  /// Whether a Markdown copy of each note is written beside its page.
  package var hasCopies: Bool { lists.hasCopies }

  package static func make(
    _ site: CheckedSite, folder: SiteFolder, sheets: FigureSheets, assets: FingerprintedFiles, cards: SocialCards,
    hasSearch: Bool, graphs: GraphMemory?, findsPlaces: Bool
  ) -> SiteWriter {
    let lists = ListWriter.make(
      SharedSite(site), folder: folder, assets: assets, card: cards.siteFile, hasSearch: hasSearch,
      hasCopies: site.sources.folder.vault?.shows(folder.path) != true, graphs: graphs)
    return SiteWriter(site: site, sheets: sheets, cards: cards, lists: lists, findsPlaces: findsPlaces)
  }

  /// - Returns: the number of written pages, and the range of each note's text in its page.
  package func write(
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
  package func finished(_ report: BuildReport) -> SiteWriter {
    var writer = self
    writer.report = report
    let told = site.report.diagnostics.count - site.extras.diagnostics.count
    writer.laterFindings = Array(report.diagnostics.dropFirst(told))
    return writer
  }

  /// Rewrites the list of figures in the finished output folder, unless the notes contain a file of the same name.
  package func replaceFigureList() throws(SiteFolder.Problem) {
    guard site.notes.addresses.isFree(folder: FigureList.path) else { return }
    try folder.replace(FigureList.path, with: Array(site.figureList.text.utf8))
  }

  /// Whether one of these notes states sizes that differ from its figures.
  package func hasWrongClaims(_ notes: [Int]) -> Bool { notes.contains { site.drawings.figures[$0].hasWrongClaims } }
}
