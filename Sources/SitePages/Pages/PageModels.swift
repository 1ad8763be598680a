import Notes
import SiteContent

/// Creates the template models of the pages of one language: the data of all pages, and of single notes and lists.
struct PageModels: Sendable {
  let configuration: SiteConfiguration
  /// The language whose translations are listed; `nil` for the site's.
  let language: String?
  let navigation: NavigationTree
  /// The path of the page that lists all pages.
  let navigationPage: String
  let languages: Languages
  let translations: Translations
  let overviews: OverviewPages
  let hasFeed: Bool
  let hasSearch: Bool
  /// The social card of pages without a custom one.
  private let siteCard: String?
  /// The fonts that pages preload, as paths in the site.
  private let fonts: [StyleSheet]
  /// The lines at the top and at the bottom of each page.
  private let banner: HeaderFooterLine
  private let footer: HeaderFooterLine
  let extras: SiteExtras
  /// The index of each page in reading order.
  private let positions: [String: Int]
  private let titleCounts: [String: Int]
  /// The descriptions of notes, by page.
  private let summaries: [String: String]
  /// The titles and pages of folders, by path.
  private let folders: [String: NavigationTree.Entry]

  /// - Parameters:
  ///   - card: the social card of pages without a custom one.
  ///   - fonts: the fonts that pages preload.
  init(
    _ site: SharedSite, language: String?, overviews: OverviewPages, hasFeed: Bool, hasSearch: Bool, card: String?,
    fonts: [String] = []
  ) {
    configuration = site.configuration
    self.language = language
    navigation = site.notes.navigation(in: language)
    navigationPage = site.notes.addresses.navigation(in: language)
    (languages, translations) = (site.notes.languages, site.notes.translations)
    self.overviews = overviews
    self.hasFeed = hasFeed
    self.hasSearch = hasSearch
    siteCard = card
    self.fonts = fonts.map(StyleSheet.init)
    banner = HeaderFooterLine(site.configuration.banner, site)
    footer = HeaderFooterLine(site.configuration.footer, site)
    extras = site.extras
    positions = Dictionary(
      navigation.sequence.enumerated().map { ($1.page, $0) }, uniquingKeysWith: { first, _ in first })
    titleCounts = Dictionary(navigation.sequence.filter { !$0.isFolder }.map { ($0.title, 1) }, uniquingKeysWith: +)
    summaries = Dictionary(
      site.notes.published.map { ($0.page, $0.summary) }, uniquingKeysWith: { first, _ in first })
    folders = Dictionary(
      navigation.byFolder.filter(\.isFolder).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the data that every page has.
  ///
  /// - Parameters:
  ///   - path: the content path for the breadcrumbs; the last of them is the page's folder.
  ///   - language: the language of the text, if it differs from the site's.
  ///   - direction: the text direction, if it differs from that of the language or the site.
  func frame(
    _ page: String, path: String = "", title: String, description: String = "", language: String? = nil,
    direction: TextDirection? = nil
  ) -> PageFrame {
    let tag = language ?? configuration.language
    let words = languages.words(for: tag)
    let root = page == SiteAddresses.missingPage ? siteRoot : NotePath.relative(from: page, to: "")
    var frame = PageFrame(
      title: title, description: description, language: tag,
      direction: direction ?? language.map(TextDirection.init(ofLanguage:)) ?? configuration.direction, words: words,
      root: root, isHome: page == "index.html", site: siteModel(of: page, root: root, words),
      breadcrumbs: breadcrumbs(page: page, path: path, language: tag))
    frame.canonical = SiteAddress(configuration.address)?.page(page)
    frame.card = siteCard.flatMap(card)
    if let position = positions[page] {
      let sequence = navigation.sequence
      frame.anchor = Self.anchor(of: page)
      if position > 0 { frame.previous = link(sequence[position - 1], from: page, in: tag) }
      if position + 1 < sequence.count { frame.next = link(sequence[position + 1], from: page, in: tag) }
      frame.hasPager = sequence.count > 1
    }
    return frame
  }

  /// Returns the data of a note's page that every page has.
  func frame(_ note: Note) -> PageFrame {
    frame(
      note.page, path: translations.original(of: note.path), title: note.title, description: note.summary,
      language: note.language, direction: note.direction)
  }

  /// Returns the URL at which a note can be edited; `nil` if unknown.
  func editAddress(of note: Note) -> String? {
    guard let folder = extras.folderInRepository else { return nil }
    return configuration.repository?.editAddress(of: NotePath.join(folder, note.path))
  }

  /// Returns the comments below a note; `nil` if the site or the note has none.
  func comments(on note: Note) -> CommentsModel? {
    guard note.frontMatter["comments"]?.isOn != false else { return nil }
    return configuration.comments.map { CommentsModel(comments: $0, language: note.language ?? configuration.language) }
  }

  private func siteModel(of page: String, root: String, _ words: InterfaceStrings) -> SiteModel {
    SiteModel(
      configuration: configuration, root: root, home: navigation.home, pages: navigationPage,
      allPages: words.filled("allPagesOf", ["site": configuration.title]), overviews: overviews, hasFeed: hasFeed,
      hasSearch: hasSearch, footer: footer.html(on: page), banner: banner.html(on: page), extras: extras, fonts: fonts)
  }

  /// Returns the absolute URL of a social card; `nil` if the site has no base URL.
  func card(_ file: String) -> String? {
    SiteAddress(configuration.address).map { $0.base + PercentEncoding.encode(path: file) }
  }

  /// Returns the interface strings for a note's page, or for all other pages.
  func words(of note: Note? = nil) -> InterfaceStrings {
    languages.words(for: note?.language ?? configuration.language)
  }

  /// The path of the site's top on its host, for a page that is shown at any URL.
  private var siteRoot: String { SiteAddress(configuration.address)?.path ?? "/" }

  private func breadcrumbs(page: String, path: String, language: String) -> [PageLink] {
    if let above = navigation.ancestors[page] {
      return above.filter { $0.hasPage && $0.page != page }.map { link($0, from: page, in: language) }
    }
    var crumbs: [PageLink] = []
    var folder = NotePath.folder(of: path)
    while !folder.isEmpty {
      if let entry = folders[folder], entry.page != page { crumbs.append(link(entry, from: page, in: language)) }
      folder = NotePath.folder(of: folder)
    }
    return crumbs.reversed()
  }

  // MARK: Links

  /// Returns a link from a page to a note, with the note's title and its language.
  func link(to note: Note, fragment: String = "", from page: String, in language: String? = nil) -> PageLink {
    PageLink(
      note.title, to: note.page, fragment: fragment, from: page,
      language: titleLanguage(note.language, in: language ?? configuration.language))
  }

  private func link(_ entry: NavigationTree.Entry, from page: String, in language: String) -> PageLink {
    let titleLanguage = titleLanguage(entry.language, in: language)
    if let address = entry.address { return PageLink(title: entry.title, href: address, language: titleLanguage) }
    return PageLink(entry.title, to: entry.page, from: page, language: titleLanguage)
  }

  func link(to tag: TagPages.Tag, from page: String) -> TagLink {
    TagLink(
      name: tag.name, href: PercentEncoding.encode(path: NotePath.relative(from: page, to: tag.page)),
      count: tag.notes.count)
  }

  // MARK: Lists

  /// Returns the body of the page of a folder without an index note.
  func listing(_ entries: [NavigationTree.Entry], on page: String) -> ListingBody {
    ListingBody(
      entries: entries.map { entry in
        ListingEntry(
          link: link(entry, from: page, in: configuration.language), hint: hint(of: entry),
          description: summaries[entry.page] ?? entry.children.prefix(5).map(\.title).joined(separator: ", "),
          isFolder: entry.isFolder, count: entry.children.count)
      })
  }

  /// Returns the page that lists all pages.
  func tree() -> Page<TreeBody> {
    let tag = language ?? configuration.language
    let words = languages.words(for: tag)
    return Page(
      frame: frame(navigationPage, title: words["allPages"], language: language),
      body: TreeBody(entries: navigation.entries.map { branch($0, overview: words["overview"], in: tag) }))
  }

  private func branch(_ entry: NavigationTree.Entry, overview: String, in language: String) -> Branch {
    Branch(
      link: PageLink(
        title: entry.title, href: entry.address ?? PercentEncoding.encode(path: entry.page),
        language: titleLanguage(entry.language, in: language)),
      hint: hint(of: entry),
      anchor: entry.hasPage && entry.address == nil ? Self.anchor(of: entry.page) : nil,
      isFolder: entry.isFolder, hasPage: entry.hasPage, overview: overview,
      entries: entry.children.map { branch($0, overview: overview, in: language) })
  }

  /// Returns the file name of a note that shares its title with others; empty for unique titles.
  private func hint(of entry: NavigationTree.Entry) -> String {
    !entry.isFolder && titleCounts[entry.title, default: 0] > 1 ? NotePath.stem(of: entry.path) : ""
  }

  /// Returns the id of a page's entry in the list of all pages.
  static func anchor(of page: String) -> String {
    "p-" + page.replacing(".html", with: "").map { $0 == "/" ? "." : String($0) }.joined()
  }
}
