import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The pages that list other pages.
extension ListWriter {
  /// Writes the page that lists all pages, once for each language of the site.
  func writeTrees() throws -> [String] {
    let all = [models] + editions.keys.sorted().compactMap { editions[$0] }
    for models in all { try write(models.tree(), to: models.navigationPage, with: "navigation") }
    return all.map(\.navigationPage)
  }

  func writeListings() throws -> [String] {
    let listings = site.notes.addresses.listings
    var pages: [String] = []
    if listings.contains("") {
      let frame = models.frame("index.html", title: configuration.title)
      let body = models.listing(models.navigation.entries, on: "index.html")
      try write(Page(frame: frame, body: body), to: "index.html", with: "listing")
      pages.append("index.html")
    }
    for entry in models.navigation.listings where listings.contains(entry.path) {
      let frame = models.frame(
        entry.page, path: entry.path.isEmpty ? "" : entry.path + "/index.md", title: entry.title)
      let body = models.listing(entry.children, on: entry.page)
      try write(Page(frame: frame, body: body), to: entry.page, with: "listing")
      pages.append(entry.page)
    }
    return pages
  }

  func writeTags() throws -> [String] {
    guard let index = outline.overviews.tags else { return [] }
    let tags = outline.tags
    let byName = Dictionary(tags.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for tag in tags {
      let body = TagBody(
        entries: tag.notes.compactMap(site.note).map { models.link(to: $0, from: tag.page) },
        children: tag.children.compactMap { byName[$0] }.map { models.link(to: $0, from: tag.page) },
        index: PercentEncoding.encode(path: NotePath.relative(from: tag.page, to: index)))
      try write(Page(frame: models.frame(tag.page, title: "#" + tag.name), body: body), to: tag.page, with: "tag")
    }
    let body = TagsBody(tags: tags.map { models.link(to: $0, from: index) })
    try write(
      Page(frame: models.frame(index, title: models.words()["tags"]), body: body), to: index, with: "tags")
    return tags.map(\.page) + [index]
  }

  /// Writes the page with the graph of all notes and links.
  func writeGraph() throws -> [String] {
    guard let page = outline.overviews.graph else { return [] }
    let drawing = GraphDrawing(outline.graph)
    let words = models.words()
    let (shown, links) = (drawing.shown.count, outline.graph.edges.count)
    let body = GraphBody(
      graph: drawing.svg(on: page, graphs), shown: shown, total: drawing.total, links: links,
      lead: words.counted(
        shown < drawing.total ? "graphPart" : "graphLead", drawing.total,
        ["shown": "\(shown)", "links": "\(links)"]),
      legend: drawing.legend.map { LegendEntry(title: $0.title, colour: $0.colour, fill: $0.fill) },
      data: NotePath.relative(from: page, to: "graph.json"))
    let frame = models.frame(page, title: words["graph"], description: words["graphDescription"])
    try write(Page(frame: frame, body: body), to: page, with: "graph")
    return [page]
  }

  private static let changesLimit = 100

  /// Writes the page with the recently changed notes, by day.
  func writeChanges() throws -> [String] {
    guard let page = outline.overviews.changes else { return [] }
    let words = models.words()
    let recent = Feeds.recent(notes)
    let more = max(0, recent.count - Self.changesLimit)
    var days: [ChangedDay] = []
    for (note, date) in recent.prefix(Self.changesLimit) {
      if days.last?.day != date.dayText {
        days.append(ChangedDay(day: date.dayText, dayWords: words.day(date), entries: []))
      }
      days[days.count - 1].entries.append(
        ChangedNote(
          link: models.link(to: note, from: page), description: note.summary,
          isNew: note.created.map { $0.dayText == date.dayText } ?? false))
    }
    let body = ChangesBody(
      days: Shortened(shown: days, more: more, moreWords: words.counted("moreChanges", more)))
    let frame = models.frame(page, title: words["recentChanges"], description: words["changesDescription"])
    try write(Page(frame: frame, body: body), to: page, with: "changes")
    return [page]
  }
}
