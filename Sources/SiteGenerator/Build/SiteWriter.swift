import Foundation
import Notes

/// Writes the pages of a checked site.
struct SiteWriter {
  let site: SiteBuilder.Checked
  let configuration: SiteConfiguration
  let theme: Theme
  let folder: SiteFolder
  let assets: FingerprintedFiles
  let cards: SocialCards
  let data: PageData
  /// The data of pages in the languages that notes are translated into.
  let editions: [String: PageData]
  let tags: [TagPages.Tag]
  let graph: LinkGraph
  let drawnGraph: SiteGraph
  let views: ViewIndex
  let notesByPath: [String: Note]

  init(
    _ site: SiteBuilder.Checked, configuration: SiteConfiguration, theme: Theme, folder: SiteFolder,
    assets: FingerprintedFiles, cards: SocialCards, hasSearch: Bool
  ) {
    self.site = site
    self.configuration = configuration
    self.theme = theme
    self.folder = folder
    self.assets = assets
    self.cards = cards
    let navigation = site.navigation(in: nil)
    graph = LinkGraph(zip(site.notes, site.pages).map { ($0.path, $1.links) })
    let folderTitles = Dictionary(
      navigation.entries.filter(\.isFolder).map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
    drawnGraph = SiteGraph(notes: site.notes, figures: site.figures, links: site.pages.map(\.links)) {
      folderTitles[$0] ?? $0
    }
    tags = TagPages.tags(
      of: zip(site.notes, site.pages).map { ($0.path, $1.tags) }, addresses: site.addresses.tags)
    notesByPath = Dictionary(site.notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var overviews = site.addresses.overviews
    if tags.isEmpty { overviews.tags = nil }
    if drawnGraph.edges.isEmpty { overviews.graph = nil }
    if !site.notes.contains(where: { $0.updated != nil }) { overviews.changes = nil }
    if site.uses.allSatisfy(\.isEmpty) { overviews.views = nil }
    views = ViewIndex(
      zip(site.notes, site.uses).map { ($0.path, $1) }, folder: NotePath.folder(of: overviews.views ?? "") + "/")
    let hasFeed = Feeds(configuration: configuration, notes: site.notes).atom() != nil
    let footer = Self.footer(of: configuration, site)
    func data(_ language: String?) -> PageData {
      PageData(
        site, configuration: configuration, language: language, overviews: overviews, hasFeed: hasFeed,
        hasSearch: hasSearch, card: cards.siteFile, footer: footer)
    }
    self.data = data(nil)
    editions = Dictionary(uniqueKeysWithValues: site.translations.languages.map { ($0, data($0)) })
  }

  /// Writes the line at the foot of a page; its links are as if it stood in a note at the top.
  private static func footer(
    of configuration: SiteConfiguration, _ site: SiteBuilder.Checked
  ) -> @Sendable (String) -> String {
    guard !configuration.footer.isEmpty else { return { _ in "" } }
    let document = Document(text: configuration.footer, path: SiteFolder.configurationName)
    let note = Note(path: SiteFolder.configurationName, document: document, page: "index.html")
    let map = site.map
    return { page in
      let resolver = LinkResolver(note: note, map: map, shownPath: SiteFolder.configurationName, page: page)
      var writer = DocumentWriter(
        library: NoteLibrary(undrawn: [], languages: site.languages, language: configuration.language),
        resolver: resolver, embedding: [note.path])
      return writer.write(document, omittingTitle: false)
    }
  }

  /// - Returns: the pages written.
  func write(workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void) async throws -> [String] {
    var pages = try await writeNotes(workers: workers, progress: progress)
    pages += try writeListings()
    pages += try writeTags()
    pages += try writeGraph()
    pages += try writeChanges()
    pages += try writeViews()
    let listed = pages
    pages += try writeTrees()
    if !site.addresses.leftOut.contains(PageData.missingPage) {
      let missing = data.page(PageData.missingPage, path: "", title: data.words()["pageNotFound"], description: "")
      try writePage(PageData.missingPage, missing, with: "404")
      pages.append(PageData.missingPage)
    }
    try writeRedirects()
    try writeFeeds(listed.sorted())
    return pages
  }

  /// Makes a page of its data and writes it, with the names that the theme's files really have.
  func writePage(_ page: String, _ values: [String: Any], with template: String) throws {
    let root = values["root"] as? String ?? ""
    try folder.write(assets.renaming(theme.render(values, with: template), root: root), to: page)
  }

  /// A link from one page to another, with the title it shows.
  func link(_ title: String, to target: String, fragment: String = "", from page: String) -> [String: Any] {
    let place = fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)
    return ["title": title, "href": PercentEncoding.encode(path: NotePath.relative(from: page, to: target)) + place]
  }

  /// A link from one page to a note, with its title and the language of that.
  func link(to note: Note, fragment: String = "", from page: String, in language: String? = nil) -> [String: Any] {
    data.foreign(note.language, in: language ?? configuration.language).merging(
      link(note.title, to: note.page, fragment: fragment, from: page)
    ) { _, own in own }
  }

  // MARK: Notes

  private func writeNotes(
    workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> [String] {
    let total = site.notes.count
    let writer = self
    let results = await inOrder(
      Array(site.notes.indices), workers: workers,
      didFinish: { progress(BuildProgress(phase: .writing, done: $0, total: total)) }
    ) { index in
      await DeepStack.run { Result { try writer.writeNote(at: index) } }
    }
    for result in results { try result.get() }
    return site.notes.map(\.page)
  }

  private func writeNote(at index: Int) throws {
    let (note, page) = (site.notes[index], site.pages[index])
    let language = site.translations.isTranslation(note.path) ? note.language : nil
    var values = (language.flatMap { editions[$0] } ?? data).note(note, content: page.content)
    let words = data.words(of: note)
    values["tags"] = page.tags.compactMap { tag in
      site.addresses.tags.page(of: tag).map { target in
        ["name": tag, "href": PercentEncoding.encode(path: NotePath.relative(from: note.page, to: target))]
      }
    }
    values["hasTags"] = !page.tags.isEmpty
    values["hasMath"] = page.hasFormulas
    values["hasPlanes"] = page.content.contains("class=\"figure sweep-plane\"")
    values["sweeps"] = site.sweeps.paths(for: page.content).map { ["path": $0] }
    let backlinks = graph.backlinks[note.path] ?? []
    values["backlinks"] = backlinks.prefix(Self.backlinkLimit).compactMap { backlink -> [String: Any]? in
      guard let source = notesByPath[backlink.source] else { return nil }
      var values = link(to: source, from: note.page, in: note.language)
      values["excerpt"] = backlink.excerpt
      return values
    }
    values["hasBacklinks"] = !backlinks.isEmpty
    values["moreBacklinks"] = max(0, backlinks.count - Self.backlinkLimit)
    values["moreBacklinksWords"] = words.counted("moreBacklinks", max(0, backlinks.count - Self.backlinkLimit))
    values["hasMoreBacklinks"] = backlinks.count > Self.backlinkLimit
    let drawing = NeighbourDrawing(drawnGraph, note: note.path)
    values["graph"] = drawing?.svg(on: note.page) ?? ""
    values["hasGraph"] = drawing != nil
    values["moreNeighbours"] = drawing?.hidden ?? 0
    values["moreNeighboursWords"] = words.counted("moreNeighbours", drawing?.hidden ?? 0)
    values["hasMoreNeighbours"] = (drawing?.hidden ?? 0) > 0
    if let card = cards.files[note.path].flatMap(data.card) { values.merge(card) { _, own in own } }
    try writePage(note.page, values, with: theme.template(for: note))
    try folder.write(note.document.source.text, to: note.markdownCopy)
  }

  /// A page does not grow with the number of notes that link to it.
  private static let backlinkLimit = 40

  // MARK: For other programs

  private func writeFeeds(_ pages: [String]) throws {
    let feeds = Feeds(configuration: configuration, notes: site.notes, translations: site.translations)
    let tagged = Dictionary(
      zip(site.notes.map(\.path), site.pages.map(\.tags)), uniquingKeysWith: { first, _ in first })
    let json = GraphJSON.text(notes: site.notes, graph: graph, figures: site.figures, tags: tagged)
    let files = [
      ("feed.xml", feeds.atom()), ("feed.json", feeds.json()), ("sitemap.xml", feeds.siteMap(pages: pages)),
      ("robots.txt", feeds.robots()), ("llms.txt", feeds.languageModels()), ("graph.json", json),
    ]
    for case let (name, text?) in files where !site.addresses.leftOut.contains(name) {
      try folder.write(text, to: name)
    }
  }
}
