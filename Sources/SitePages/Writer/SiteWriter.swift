import Diagnostics
import Mustache
import SiteContent
import SiteMarkup
import SiteReports
import SiteStorage

/// Writes the pages of a checked site.
package struct SiteWriter {
  package var site: CheckedSite
  let outline: SiteIndexes
  package let folder: SiteFolder
  /// The style sheets of the figures of all notes.
  package var sheets: FigureSheets
  package var assets: FingerprintedFiles
  let cards: SocialCards
  /// The models of pages in the site's language and, in ``editions``, in the languages of translations.
  let models: PageModels
  let editions: [String: PageModels]
  /// Whether a Markdown copy of each note is written beside its page.
  package let hasCopies: Bool
  let feeds: Feeds
  /// The drawings of previous graphs; `nil` if the process builds once.
  let graphs: GraphMemory?
  /// Whether the range of each note's text in its page is determined, for incremental builds.
  let findsPlaces: Bool
  /// The report of the finished build, and those of its diagnostics that were found while pages were written.
  package private(set) var report = BuildReport()
  package private(set) var laterFindings: [Diagnostic] = []

  var configuration: SiteConfiguration { site.configuration }
  package var notes: [Note] { site.notes.published }

  package static func make(
    _ site: CheckedSite, folder: SiteFolder, sheets: FigureSheets, assets: FingerprintedFiles, cards: SocialCards,
    hasSearch: Bool, graphs: GraphMemory?, findsPlaces: Bool
  ) -> SiteWriter {
    graphs?.begin()
    let outline = SiteIndexes.make(of: site)
    var feeds = Feeds(
      configuration: site.configuration, notes: site.notes.published, translations: site.notes.translations,
      posts: site.notes.addresses.blog?.posts)
    feeds.hasCopies = site.sources.folder.vault?.shows(folder.path) != true
    func models(_ language: String?) -> PageModels {
      PageModels(
        site, language: language, overviews: outline.overviews, hasFeed: feeds.hasAtom, hasSearch: hasSearch,
        card: cards.siteFile, fonts: [WebFonts.first].filter { assets.names[$0] != nil })
    }
    return SiteWriter(
      site: site, outline: outline, folder: folder, sheets: sheets, assets: assets, cards: cards, models: models(nil),
      editions: Dictionary(
        site.notes.translations.languages.map { ($0, models($0)) }, uniquingKeysWith: { first, _ in first }),
      hasCopies: feeds.hasCopies, feeds: feeds, graphs: graphs, findsPlaces: findsPlaces)
  }

  /// - Returns: the number of written pages, and the range of each note's text in its page.
  package func write(
    workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (pages: Int, places: [ContentPlace?]) {
    let places = try await writeNotes(workers: workers, progress: progress)
    let listed =
      try notes.map(\.page) + writeListings() + writeBlog() + writeTags() + writeTaxonomies() + writeGraph()
      + writeChanges()
      + writeViews()
    let unlisted = try writeTrees() + writeMissingPage()
    try writeRedirects()
    try writeFeeds(listed.sorted())
    return (listed.count + unlisted.count, places)
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

  /// Whether one of these notes states sizes that differ from its figures.
  package func hasWrongClaims(_ notes: [Int]) -> Bool { notes.contains { site.drawings.figures[$0].hasWrongClaims } }

  /// Rewrites the list of figures in the finished output folder, unless the notes contain a file of the same name.
  package func replaceFigureList() throws(SiteFolder.Problem) {
    guard site.notes.addresses.isFree(folder: FigureList.path) else { return }
    try folder.replace(FigureList.path, with: Array(site.figureList.text.utf8))
  }

  /// Renders a page with a template and writes it.
  func write(_ page: Page<some TemplateModel>, to path: String, with template: String) throws {
    try folder.write(html(of: page, with: template), to: path)
  }

  /// Renders a page, with the names of assets replaced by their names with hashes.
  func html(of page: Page<some TemplateModel>, with template: String) -> [UInt8] {
    assets.renaming(site.sources.theme.render(page, with: template), root: page.frame.root)
  }

  private func writeMissingPage() throws -> [String] {
    let path = SiteAddresses.missingPage
    guard !site.notes.addresses.leftOut.contains(path) else { return [] }
    let frame = models.frame(path, title: models.words()["pageNotFound"])
    try write(Page(frame: frame, body: EmptyBody()), to: path, with: "404")
    return [path]
  }

  // MARK: Files for other programs

  private func writeRedirects() throws {
    let titles = Dictionary(notes.map { ($0.page, $0.title) }, uniquingKeysWith: { first, _ in first })
    for page in site.notes.addresses.redirects {
      let title = titles[page.to] ?? page.to
      try folder.write(Redirects.html(from: page.from, to: page.to, title: title, words: models.words()), to: page.from)
    }
  }

  private func writeFeeds(_ pages: [String]) throws {
    var feeds = feeds
    if site.notes.addresses.blog?.settings.feed == .full {
      feeds.contents = Dictionary(
        zip(notes, site.pages).map { ($0.path, $1.content) }, uniquingKeysWith: { first, _ in first })
    }
    let json = GraphJSON.text(
      notes: notes, graph: outline.links, figures: site.drawings.figures.map(\.named), tags: site.pages.map(\.tags))
    let files = [
      ("feed.xml", feeds.atom()), ("feed.json", feeds.json()), ("sitemap.xml", feeds.siteMap(pages: pages)),
      ("robots.txt", feeds.robots()), ("llms.txt", feeds.languageModels()), ("graph.json", json),
    ]
    for case let (name, text?) in files where !site.notes.addresses.leftOut.contains(name) {
      try folder.write(text, to: name)
    }
  }
}
