import Foundation
import Notes

/// Writes the pages of a checked site.
struct SiteWriter {
  let site: SiteBuilder.Checked
  let configuration: SiteConfiguration
  let theme: Theme
  let folder: SiteFolder
  let data: PageData
  let tags: [TagPages.Tag]
  let graph: LinkGraph
  private let notesByPath: [String: Note]

  init(_ site: SiteBuilder.Checked, configuration: SiteConfiguration, theme: Theme, folder: SiteFolder, hasSearch: Bool)
  {
    self.site = site
    self.configuration = configuration
    self.theme = theme
    self.folder = folder
    let navigation = NavigationTree(notes: site.notes)
    graph = LinkGraph(zip(site.notes, site.pages).map { ($0.path, $1.links) })
    tags = TagPages.tags(of: zip(site.notes, site.pages).map { ($0.path, $1.tags) })
    notesByPath = Dictionary(site.notes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    data = PageData(
      configuration: configuration, navigation: navigation, hasTags: !tags.isEmpty,
      hasFeed: Feeds(configuration: configuration, notes: site.notes).atom() != nil,
      hasSearch: hasSearch, footer: Self.footer(of: configuration, site))
  }

  /// Writes the line at the foot of a page; its links are as if it stood in a note at the top.
  private static func footer(
    of configuration: SiteConfiguration, _ site: SiteBuilder.Checked
  ) -> @Sendable (String) -> String {
    guard !configuration.footer.isEmpty else { return { _ in "" } }
    let document = Document(text: configuration.footer, path: SiteFolder.configurationName)
    let note = Note(path: SiteFolder.configurationName, document: document, page: "index.html")
    let map = SiteMap(notes: site.notes, files: site.folder.files)
    return { page in
      let resolver = LinkResolver(note: note, map: map, shownPath: SiteFolder.configurationName, page: page)
      var writer = DocumentWriter(
        library: NoteLibrary(undrawn: []), resolver: resolver, embedding: [note.path])
      return writer.write(document, omittingTitle: false)
    }
  }

  /// - Returns: the pages written.
  func write(workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void) async throws -> [String] {
    var pages = try await writeNotes(workers: workers, progress: progress)
    pages += try writeListings()
    pages += try writeTags()
    let listed = pages
    try folder.write(theme.render(data.tree(), with: "navigation"), to: "navigation.html")
    let missing = data.page("404.html", path: "", title: "Page not found", description: "")
    try folder.write(theme.render(missing, with: "404"), to: "404.html")
    try writeRedirects()
    try writeFeeds(listed.sorted())
    return pages + ["navigation.html", "404.html"]
  }

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
    var values = data.note(note, content: page.content)
    values["tags"] = page.tags.map { tag in
      [
        "name": tag,
        "href": PercentEncoding.encode(path: NotePath.relative(from: note.page, to: TagPages.page(of: tag))),
      ]
    }
    values["hasTags"] = !page.tags.isEmpty
    let backlinks = graph.backlinks[note.path] ?? []
    values["backlinks"] = backlinks.prefix(Self.backlinkLimit).compactMap { link -> [String: Any]? in
      guard let source = notesByPath[link.source] else { return nil }
      let address = PercentEncoding.encode(path: NotePath.relative(from: note.page, to: source.page))
      return ["title": source.title, "href": address, "excerpt": link.excerpt]
    }
    values["hasBacklinks"] = !backlinks.isEmpty
    values["moreBacklinks"] = max(0, backlinks.count - Self.backlinkLimit)
    values["hasMoreBacklinks"] = backlinks.count > Self.backlinkLimit
    let template = note.document.frontMatter["template"]?.string ?? "note"
    try folder.write(theme.render(values, with: template), to: note.page)
    try folder.write(note.document.source.text, to: note.markdownCopy)
  }

  /// A page does not grow with the number of notes that link to it.
  private static let backlinkLimit = 40

  private func writeListings() throws -> [String] {
    for entry in data.navigation.listings {
      let listing = data.listing(entry.children, page: entry.page, folder: entry.path, title: entry.title)
      try folder.write(theme.render(listing, with: "listing"), to: entry.page)
    }
    let pages = data.navigation.listings.map(\.page)
    if site.notes.contains(where: { $0.page == "index.html" }) { return pages }
    let home = data.listing(data.navigation.entries, page: "index.html", folder: "", title: configuration.title)
    try folder.write(theme.render(home, with: "listing"), to: "index.html")
    return ["index.html"] + pages
  }

  private func writeTags() throws -> [String] {
    guard !tags.isEmpty else { return [] }
    for tag in tags {
      var values = data.page(tag.page, path: "", title: "#" + tag.name, description: "")
      values["entries"] = tag.notes.compactMap { path -> [String: Any]? in
        guard let note = notesByPath[path] else { return nil }
        let address = PercentEncoding.encode(path: NotePath.relative(from: tag.page, to: note.page))
        return ["title": note.title, "href": address]
      }
      values["children"] = tag.children.map { data.tagLink($0, from: tag.page, among: tags) }
      values["index"] = NotePath.relative(from: tag.page, to: TagPages.index)
      try folder.write(theme.render(values, with: "tag"), to: tag.page)
    }
    var values = data.page(TagPages.index, path: "", title: "Tags", description: "")
    values["tags"] = tags.map { data.tagLink($0.name, from: TagPages.index, among: tags) }
    try folder.write(theme.render(values, with: "tags"), to: TagPages.index)
    return tags.map(\.page) + [TagPages.index]
  }

  private func writeRedirects() throws {
    for (from, to) in Redirects(notes: site.notes, style: configuration.addresses).pages {
      let title = site.notes.first { $0.page == to }?.title ?? to
      try folder.write(Redirects.html(from: from, to: to, title: title), to: from)
    }
  }

  private func writeFeeds(_ pages: [String]) throws {
    let feeds = Feeds(configuration: configuration, notes: site.notes)
    if let atom = feeds.atom() { try folder.write(atom, to: "feed.xml") }
    if let json = feeds.json() { try folder.write(json, to: "feed.json") }
    if let map = feeds.siteMap(pages: pages) { try folder.write(map, to: "sitemap.xml") }
    try folder.write(feeds.robots(), to: "robots.txt")
    try folder.write(feeds.languageModels(), to: "llms.txt")
    let tagged = Dictionary(
      zip(site.notes.map(\.path), site.pages.map(\.tags)), uniquingKeysWith: { first, _ in first })
    try folder.write(GraphJSON.text(notes: site.notes, graph: graph, tags: tagged), to: "graph.json")
  }
}
