import VitrineUI

/// Files by which other programs follow a site: feeds, site map, and the list for language models.
struct Feeds {
  let configuration: SiteConfiguration
  let notes: [Note]

  private let translations: Translations

  private static let limit = 30

  private let recent: [(note: Note, date: CivilDate)]

  init(configuration: SiteConfiguration, notes: [Note], translations: Translations = Translations()) {
    self.configuration = configuration
    self.notes = notes
    self.translations = translations
    recent = Array(Self.recent(notes).prefix(Self.limit))
  }

  /// Notes with dates, the last changed first.
  static func recent(_ notes: [Note]) -> [(note: Note, date: CivilDate)] {
    let dated = notes.compactMap { note in note.updated.map { (note: note, date: $0) } }
    return dated.sorted { a, b in a.date != b.date ? a.date > b.date : a.note.path < b.note.path }
  }

  /// Atom (RFC 4287); `nil` where the site's address is not known or no note has a date.
  func atom() -> String? {
    guard let address = SiteAddress(configuration.address), let latest = recent.first?.date else { return nil }
    let author = configuration.author.isEmpty ? configuration.title : configuration.author
    var xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(HTMLText.escape(configuration.language))">
      <title>\(HTMLText.escape(configuration.title))</title>
      <id>\(HTMLText.escape(address.base))</id>
      <link href="\(HTMLText.escape(address.base))"/>
      <link rel="self" href="\(HTMLText.escape(address.base))feed.xml"/>
      <updated>\(latest.timestamp)</updated>
      <author><name>\(HTMLText.escape(author))</name></author>

      """
    for (note, date) in recent {
      let link = HTMLText.escape(address.page(note.page))
      xml += "<entry><title>\(HTMLText.escape(note.title))</title><id>\(link)</id><link href=\"\(link)\"/>"
      xml += "<updated>\(date.timestamp)</updated>"
      if let created = note.created { xml += "<published>\(created.timestamp)</published>" }
      let summary = note.summary
      if !summary.isEmpty { xml += "<summary>\(HTMLText.escape(summary))</summary>" }
      xml += "</entry>\n"
    }
    return xml + "</feed>\n"
  }

  /// JSON Feed 1.1.
  func json() -> String? {
    guard let address = SiteAddress(configuration.address), !recent.isEmpty else { return nil }
    let items = recent.map { note, date in
      JSONText.object([
        ("id", .string(address.page(note.page))), ("url", .string(address.page(note.page))),
        ("title", .string(note.title)), ("content_text", .string(note.summary)),
        ("date_modified", .string(date.timestamp)),
      ])
    }
    return JSONText.object([
      ("version", .string("https://jsonfeed.org/version/1.1")), ("title", .string(configuration.title)),
      ("home_page_url", .string(address.base)), ("feed_url", .string(address.base + "feed.json")),
      ("language", .string(configuration.language)), ("items", .array(items)),
    ]).text + "\n"
  }

  /// sitemaps.org 0.9.
  func siteMap(pages: [String]) -> String? {
    guard let address = SiteAddress(configuration.address) else { return nil }
    let dates = Dictionary(notes.map { ($0.page, $0.updated) }, uniquingKeysWith: { first, _ in first })
    var xml = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    let names = translations.languages.isEmpty ? "" : " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""
    let paths = Dictionary(notes.map { ($0.page, $0.path) }, uniquingKeysWith: { first, _ in first })
    xml += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\(names)>\n"
    for page in pages {
      let date = (dates[page] ?? nil).map { "<lastmod>\($0.dayText)</lastmod>" } ?? ""
      let alternates = paths[page].map { self.alternates(of: $0, address) } ?? ""
      xml += "<url><loc>\(HTMLText.escape(address.page(page)))</loc>\(date)\(alternates)</url>\n"
    }
    return xml + "</urlset>\n"
  }

  /// The same note in all its languages.
  private func alternates(of path: String, _ address: SiteAddress) -> String {
    let versions = translations.versions(of: path)
    return (versions.map { ($0.language, $0) } + versions.prefix(1).map { ("x-default", $0) }).map {
      language, version in
      let page = HTMLText.escape(address.page(version.page))
      return "<xhtml:link rel=\"alternate\" hreflang=\"\(HTMLText.escape(language))\" href=\"\(page)\"/>"
    }.joined()
  }

  func robots() -> String {
    let map = SiteAddress(configuration.address).map { "\nSitemap: \($0.base)sitemap.xml\n" } ?? ""
    return "User-agent: *\nAllow: /\n" + map
  }

  /// https://llmstxt.org: what there is, with the Markdown of each note.
  func languageModels() -> String {
    var text = "# \(configuration.title)\n\n"
    if !configuration.description.isEmpty { text += "> \(configuration.description)\n\n" }
    text += "## Notes\n\n"
    for note in notes {
      let address = PercentEncoding.encode(path: note.markdownCopy)
      let link = SiteAddress(configuration.address).map { $0.base + address } ?? address
      let summary = note.summary
      text += "- [\(note.title)](\(link))" + (summary.isEmpty ? "" : ": " + summary) + "\n"
    }
    return text
  }
}

extension Note {
  /// What it is about, in a sentence or two.
  var summary: String { document.frontMatter["description"]?.string ?? document.firstWords(limit: 200) }

  /// Where the note itself lies, beside its page.
  var markdownCopy: String { PageAddresses.markdownCopy(of: page) }
}
