import Markup
import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The files that list a site's pages for other programs: feeds, the site map, `robots.txt` and `llms.txt`.
struct Feeds {
  let configuration: SiteConfiguration
  let notes: [Note]
  /// Whether a Markdown copy of each note is written beside its page.
  var hasCopies = true

  private let translations: Translations

  private static let limit = 30

  private let recent: [(note: Note, date: NoteDate)]
  /// The contents of posts as HTML, by the note's path; empty if feeds contain only summaries.
  var contents: [String: String]

  /// - Parameters:
  ///   - posts: the notes in feeds, the newest first; if `nil`, all notes by date of last change.
  ///   - contents: the contents of posts as HTML, by the note's path; empty if feeds contain only summaries.
  init(
    configuration: SiteConfiguration, notes: [Note], translations: Translations = Translations(), posts: [Note]? = nil,
    contents: [String: String] = [:]
  ) {
    self.configuration = configuration
    self.notes = notes
    self.translations = translations
    self.contents = contents
    let written = posts.map { posts in posts.compactMap { note in note.created.map { (note: note, date: $0) } } }
    recent = Array((written ?? Self.recent(notes)).prefix(Self.limit))
  }

  /// Returns the notes with dates, the last changed first.
  static func recent(_ notes: [Note]) -> [(note: Note, date: NoteDate)] {
    // Sorts indices, because notes are large values and slow to move.
    let dated = notes.indices.compactMap { place in notes[place].updated.map { (place: place, date: $0) } }
    let sorted = dated.sorted { a, b in
      a.date != b.date ? a.date > b.date : notes[a.place].path < notes[b.place].path
    }
    return sorted.map { (notes[$0.place], $0.date) }
  }

  /// Whether the site has an Atom feed.
  var hasAtom: Bool { SiteAddress(configuration.address) != nil && !recent.isEmpty }

  /// Returns the Atom feed (RFC 4287); `nil` if the site's URL is unknown or no note has a date.
  func atom() -> String? {
    guard let address = SiteAddress(configuration.address), let latest = recent.map(Self.changed).max() else {
      return nil
    }
    let author = configuration.author.isEmpty ? configuration.title : configuration.author
    var content = [Node].lines(
      .block("title", [:], [.text(configuration.title)]), .block("id", [:], [.text(address.base)]),
      .block("link", ["href": address.base]), .block("link", ["rel": "self", "href": address.base + "feed.xml"]),
      .block("updated", [:], [.text(latest.timestamp)]),
      .block("author", [:], [.element("name", [:], [.text(author)])]))
    for (note, date) in recent { content += entry(note, date, link: address.page(note.page)) }
    return Element(
      "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": configuration.language], content
    ).xmlFile
  }

  /// Returns the date of the last change, which is never before the publication date.
  private static func changed(_ note: Note, _ date: NoteDate) -> NoteDate { max(note.updated ?? date, date) }

  private func entry(_ note: Note, _ date: NoteDate, link: String) -> [Node] {
    var content: [Node] = [
      .element("title", [:], [.text(note.title)]), .element("id", [:], [.text(link)]),
      .element("link", ["href": link]), .element("updated", [:], [.text(Self.changed(note, date).timestamp)]),
    ]
    if let created = note.created { content.append(.element("published", [:], [.text(created.timestamp)])) }
    let summary = note.summary
    if !summary.isEmpty { content.append(.element("summary", [:], [.text(summary)])) }
    if let text = fullText(of: note) { content.append(.element("content", ["type": "html"], [.text(text)])) }
    for name in Categories.of(note.frontMatter) { content.append(.element("category", ["term": name])) }
    return .block("entry", [:], content)
  }

  /// Returns the feed in the format JSON Feed 1.1; `nil` if the site's URL is unknown or no note has a date.
  func json() -> String? {
    guard let address = SiteAddress(configuration.address), !recent.isEmpty else { return nil }
    let items = recent.map { note, date in
      JSON.object(
        [
          ("id", .string(address.page(note.page))), ("url", .string(address.page(note.page))),
          ("title", .string(note.title)),
          text(of: note),
          ("date_modified", .string(Self.changed(note, date).timestamp)),
        ] + (note.created.map { [("date_published", .string($0.timestamp))] } ?? []))
    }
    return JSON.object(
      [
        ("version", .string("https://jsonfeed.org/version/1.1")), ("title", .string(configuration.title)),
        ("home_page_url", .string(address.base)), ("feed_url", .string(address.base + "feed.json")),
        ("language", .string(configuration.language)),
      ] + authors + [("items", .array(items))]
    ).text + "\n"
  }

  private var authors: [(String, JSON)] {
    configuration.author.isEmpty ? [] : [("authors", .array([.object([("name", .string(configuration.author))])]))]
  }

  /// Returns the whole post as HTML, or its summary as text.
  private func text(of note: Note) -> (String, JSON) {
    guard let text = fullText(of: note) else { return ("content_text", .string(note.summary)) }
    return ("content_html", .string(text))
  }

  /// The maximum size of a post in bytes of HTML; feed readers reject feeds with larger ones.
  private static let longest = 200_000

  /// Returns the HTML of a post with absolute URLs; `nil` if the feed contains summaries or the post is too long.
  private func fullText(of note: Note) -> String? {
    guard let address = SiteAddress(configuration.address), let content = contents[note.path],
      content.utf8.count <= Self.longest
    else { return nil }
    let folder = NotePath.folder(of: note.page)
    return withoutSecondFormulas(content).replacing(/(\s(?:href|src|poster|xlink:href)=")([^"]*)"/) { match -> String in
      let written = String(match.2)
      if written.hasPrefix("#") { return "\(match.1)\(address.page(note.page))\(written)\"" }
      if written.contains(":") || written.hasPrefix("//") { return String(match.0) }
      let path = written.prefix { $0 != "?" && $0 != "#" }
      guard let resolved = NotePath.resolve(String(path), in: folder) else { return String(match.0) }
      return "\(match.1)\(address.base)\(resolved)\(written.dropFirst(path.count))\""
    }
  }

  /// Returns HTML with formulas as MathML only. Feed readers lack the style sheet that hides the second version of each
  /// formula.
  private func withoutSecondFormulas(_ content: String) -> String {
    guard content.containsBytes(of: "katex-html") else { return content }
    func kept(_ nodes: [Node]) -> [Node] {
      nodes.compactMap { node in
        guard var element = node.element else { return node }
        if element.classes.contains("katex-html") { return nil }
        element.children = kept(element.children)
        return .element(element)
      }
    }
    return kept(MarkupReader.nodes(of: content)).html
  }

  /// Returns the site map in the format of sitemaps.org 0.9; `nil` if the site's URL is unknown.
  func siteMap(pages: [String]) -> String? {
    guard let address = SiteAddress(configuration.address) else { return nil }
    let byPage = Dictionary(notes.map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
    let content = pages.flatMap { page in
      var content: [Node] = [.element("loc", [:], [.text(address.page(page))])]
      if let note = byPage[page] {
        if let updated = note.updated { content.append(.element("lastmod", [:], [.text(updated.dayText)])) }
        content += alternates(of: note.path, address)
      }
      return [Node].block("url", [:], content)
    }
    let names: String? = translations.languages.isEmpty ? nil : "http://www.w3.org/1999/xhtml"
    return Element(
      "urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": names], .lines(content)
    ).xmlFile
  }

  /// Returns links to all translations of a note.
  private func alternates(of path: String, _ address: SiteAddress) -> [Node] {
    let versions = translations.versions(of: path)
    return (versions.map { ($0.language, $0) } + versions.prefix(1).map { ("x-default", $0) }).map {
      language, version in
      .element(
        "xhtml:link", ["rel": "alternate", "hreflang": language, "href": address.page(version.page)])
    }
  }

  func robots() -> String {
    let map = SiteAddress(configuration.address).map { "\nSitemap: \($0.base)sitemap.xml\n" } ?? ""
    return "User-agent: *\nAllow: /\n" + map
  }

  /// Returns the text of `llms.txt`, which lists the Markdown copies of all notes. Source: https://llmstxt.org
  func languageModels() -> String {
    var text = "# \(configuration.title)\n\n"
    if !configuration.description.isEmpty { text += "> \(configuration.description)\n\n" }
    text += "## Notes\n\n"
    for note in notes {
      let address = PercentEncoding.encode(path: hasCopies ? note.markdownCopy : note.page)
      let link = SiteAddress(configuration.address).map { $0.base + address } ?? address
      let summary = note.summary
      text += "- [\(note.title)](\(link))" + (summary.isEmpty ? "" : ": " + summary) + "\n"
    }
    return text
  }
}

extension Note {
  /// The path of the note's Markdown copy beside its page.
  package var markdownCopy: String { PageAddresses.markdownCopy(of: page) }
}
