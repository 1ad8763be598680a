import Notation

/// The pages that list what others hold.
extension SiteWriter {
  /// The list of all pages, once for each language that there are translations in.
  func writeTrees() throws -> [String] {
    try writePage(data.navigationPage, data.tree(), with: "navigation")
    let languages = editions.keys.sorted()
    for language in languages {
      guard let edition = editions[language] else { continue }
      try writePage(edition.navigationPage, edition.tree(in: language), with: "navigation")
    }
    return [data.navigationPage] + languages.compactMap { editions[$0]?.navigationPage }
  }

  func writeListings() throws -> [String] {
    var pages: [String] = []
    if site.addresses.listings.contains("") {
      let home = data.listing(data.navigation.entries, page: "index.html", folder: "", title: configuration.title)
      try writePage("index.html", home, with: "listing")
      pages.append("index.html")
    }
    for entry in data.navigation.listings where site.addresses.listings.contains(entry.path) {
      let listing = data.listing(entry.children, page: entry.page, folder: entry.path, title: entry.title)
      try writePage(entry.page, listing, with: "listing")
      pages.append(entry.page)
    }
    return pages
  }

  func writeTags() throws -> [String] {
    guard let index = data.overviews.tags else { return [] }
    let byName = Dictionary(tags.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for tag in tags {
      var values = data.page(tag.page, path: "", title: "#" + tag.name, description: "")
      values["entries"] = tag.notes.compactMap { path in
        notesByPath[path].map { link(to: $0, from: tag.page) }
      }
      values["children"] = tag.children.compactMap { byName[$0] }.map { data.tagLink($0, from: tag.page) }
      values["index"] = PercentEncoding.encode(path: NotePath.relative(from: tag.page, to: index))
      try writePage(tag.page, values, with: "tag")
    }
    var values = data.page(index, path: "", title: data.words()["tags"], description: "")
    values["tags"] = tags.map { data.tagLink($0, from: index) }
    try writePage(index, values, with: "tags")
    return tags.map(\.page) + [index]
  }

  func writeRedirects() throws {
    let titles = Dictionary(site.notes.map { ($0.page, $0.title) }, uniquingKeysWith: { first, _ in first })
    for page in site.addresses.redirects {
      let title = titles[page.to] ?? page.to
      try folder.write(Redirects.html(from: page.from, to: page.to, title: title, words: data.words()), to: page.from)
    }
  }

  /// All notes and links in one picture.
  func writeGraph() throws -> [String] {
    guard let page = data.overviews.graph else { return [] }
    let drawing = GraphDrawing(drawnGraph)
    let words = data.words()
    var values = data.page(page, path: "", title: words["graph"], description: words["graphDescription"])
    values["graph"] = drawing.svg(on: page)
    values["shown"] = drawing.shown.count
    values["total"] = drawing.total
    values["isPart"] = drawing.shown.count < drawing.total
    values["links"] = drawnGraph.edges.count
    values["lead"] = words.counted(
      drawing.shown.count < drawing.total ? "graphPart" : "graphLead", drawing.total,
      ["shown": "\(drawing.shown.count)", "links": "\(drawnGraph.edges.count)"])
    values["legend"] = drawing.legend.map { ["title": $0.title, "colour": $0.colour, "fill": $0.fill] }
    values["hasLegend"] = !drawing.legend.isEmpty
    values["graphData"] = NotePath.relative(from: page, to: "graph.json")
    try writePage(page, values, with: "graph")
    return [page]
  }

  private static let changesLimit = 100

  /// The notes that were last changed, by day.
  func writeChanges() throws -> [String] {
    guard let page = data.overviews.changes else { return [] }
    let recent = Feeds.recent(site.notes)
    let words = data.words()
    var days: [[String: Any]] = []
    var entries: [[String: Any]] = []
    for (index, item) in recent.prefix(Self.changesLimit).enumerated() {
      var entry = link(to: item.note, from: page)
      entry["description"] = item.note.summary
      entry["isNew"] = item.note.created.map { $0.dayText == item.date.dayText } ?? false
      entries.append(entry)
      let next = index + 1 < min(recent.count, Self.changesLimit) ? recent[index + 1].date.dayText : ""
      guard next != item.date.dayText else { continue }
      days.append([
        "day": item.date.dayText, "dayWords": words.day(item.date), "entries": entries,
      ])
      entries = []
    }
    var values = data.page(page, path: "", title: words["recentChanges"], description: words["changesDescription"])
    values["days"] = days
    values["more"] = max(0, recent.count - Self.changesLimit)
    values["moreWords"] = words.counted("moreChanges", max(0, recent.count - Self.changesLimit))
    values["hasMore"] = recent.count > Self.changesLimit
    try writePage(page, values, with: "changes")
    return [page]
  }

  private static let placesLimit = 500

  /// The index of views and modifiers, and a page for each with the figures that use it.
  func writeViews() throws -> [String] {
    guard let page = data.overviews.views else { return [] }
    let words = data.words()
    for name in views.names {
      var values = data.page(name.page, path: "", title: name.title, description: "")
      values["index"] = NotePath.relative(from: name.page, to: page)
      values["figures"] = name.figures
      values["lead"] = words.counted("usedIn", name.figures)
      var room = Self.placesLimit
      values["forms"] = name.forms.compactMap { form -> [String: Any]? in
        let places = form.places.prefix(room)
        room -= places.count
        guard !places.isEmpty else { return nil }
        let notes = places.compactMap { place -> [String: Any]? in
          guard let note = notesByPath[place.note] else { return nil }
          var values = link(to: note, fragment: place.fragments.first ?? "", from: name.page)
          values["others"] = place.fragments.dropFirst().enumerated().map { number, fragment in
            var values = link("\(number + 2)", to: note.page, fragment: fragment, from: name.page)
            values["label"] = words.filled("figureNumber", ["number": "\(number + 2)"])
            return values
          }
          return values
        }
        return [
          "name": (name.kind == .modifier ? "." : "") + form.form, "outer": form.container ?? "",
          "hasContainer": form.container != nil, "notes": notes,
        ]
      }
      values["isPart"] = room == 0
      try writePage(name.page, values, with: "view")
    }
    var values = data.page(
      page, path: "", title: words["indexOfViews"], description: words["viewsDescription"])
    for kind in ViewUse.Kind.allCases {
      values[kind.rawValue + "s"] = views.names.filter { $0.kind == kind }.map { name in
        var values = link(name.title, to: name.page, from: page)
        values["count"] = name.figures
        return values
      }
    }
    try writePage(page, values, with: "views")
    return [page] + views.names.map(\.page)
  }
}
