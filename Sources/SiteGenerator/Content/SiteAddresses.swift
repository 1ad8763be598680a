import Diagnostics
import Notes

/// Where everything in a site goes, worked out before any of it is written: what people bring keeps its place, what the
/// generator makes moves aside or is left out, and whoever should know is told.
struct SiteAddresses: Sendable {
  /// The page of each note.
  let notes: [String: String]
  /// The folders whose page is a list of what is in them; the empty one is the site itself.
  private(set) var listings: Set<String> = []
  private(set) var tags = TagAddresses()
  private(set) var taxonomies = Taxonomies()
  /// The pages that list posts, if the site has a blog.
  private(set) var blog: Blog?
  /// The addresses that pages about the whole site have if they are there.
  private(set) var overviews = OverviewPages()
  /// The lists of all pages for languages that notes are translated into.
  private var translatedLists: [String: String] = [:]
  private(set) var redirects: [Redirects.Page] = []
  /// Files for other programs that are not made, since somebody brings their own.
  private(set) var leftOut: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var taken: TakenPaths

  /// - Parameters:
  ///   - notes: paths in the content folder; the pages of drafts are kept free.
  ///   - files: the paths of all other files, which are copied as they are.
  ///   - written: the pages that notes ask for themselves.
  init(
    notes: [String], files: [String], written: [String: String] = [:], _ configuration: SiteConfiguration,
    shown: (String) -> String
  ) {
    taken = TakenPaths(files: files)
    let home = HomeNote.find(configuration.home, among: notes)
    let pages = PageAddresses(
      notes: notes, style: configuration.addresses, home: home, written: written, taken: &taken, shown: shown)
    self.notes = pages.pages
    diagnostics = pages.diagnostics
    if home == nil, !configuration.home.isEmpty { diagnostics.append(HomeNote.warning(configuration.home)) }
  }

  /// Finds places for what is made of the notes.
  ///
  /// - Parameter notes: those that are published.
  mutating func addPages(
    for notes: [Note], _ translations: Translations, _ configuration: SiteConfiguration, shown: (String) -> String
  ) {
    addOwnFiles(configuration)
    overviews.navigation = claim(taken.free(overviews.navigation), "the list of all pages")
    for language in translations.languages {
      let name = "navigation.\(PageAddresses.addressable(language)).html"
      translatedLists[language] = claim(taken.free(name), "the list of all pages in ‘\(language)’")
    }
    let originals = notes.filter { !translations.isTranslation($0.path) }
    blog = Blog(configuration.blog, notes: originals, style: configuration.addresses, taken: &taken)
    if blog?.pages.first?.page != "index.html", !notes.contains(where: { $0.page == "index.html" }) {
      addListing("", at: "index.html", "the list of the whole site")
    }
    let order = configuration.order.with(blog)
    for entry in NavigationTree(notes: originals, order: order).listings {
      addListing(entry.path, at: entry.page, "the list of the folder ‘\(entry.path)’")
    }
    tags = TagAddresses(of: notes, readsText: configuration.tags == .everywhere, taken: &taken)
    diagnostics += tags.diagnostics(shown: shown)
    overviews.tags = tags.index
    taxonomies = Taxonomies(
      configuration.taxonomies, notes: notes, style: configuration.addresses, taken: &taken)
    let ending = configuration.addresses == .clean ? "/index.html" : ".html"
    overviews.graph = claim(taken.free("graph" + ending), "the page with the graph")
    overviews.changes = claim(taken.free("changes" + ending), "the list of changes")
    overviews.views = claim(taken.free("views/index.html", with: NotePath.folder), "the index of views")
    let redirects = Redirects(notes: notes, style: configuration.addresses, taken: &taken, shown: shown)
    self.redirects = redirects.pages
    diagnostics += redirects.diagnostics
  }

  /// Makes room for a file of the theme or program.
  ///
  /// - Returns: why it has to be left out, if it has.
  mutating func admit(_ file: String, from source: String?) -> Diagnostic? {
    if Self.ownFiles.contains(file), taken.owner(of: file) == Self.ownOwner {
      leftOut.insert(file)
      return nil
    }
    return taken.claim(file, for: "‘\(source ?? file)’").map { owner in
      Diagnostic(
        .warning, "same-file", "the theme’s ‘\(file)’ is left out: \(owner) has its place", file: source,
        hint: "rename one of them")
    }
  }

  /// The list of all pages in a language; the site's own if `nil`.
  func navigation(in language: String?) -> String {
    language.flatMap { translatedLists[$0] } ?? overviews.navigation
  }

  /// Whether a folder of the site is the generator's alone.
  func isFree(folder: String) -> Bool { taken.owner(of: folder) == nil }

  /// The page at an address in the site as people write it: `/about/` is `about/index.html`, `/about` is `about.html`. `nil`
  /// for what is no such address.
  ///
  /// - Parameter isFormer: whether it is one that the page had, which stays as it was.
  static func page(at address: String, isFormer: Bool = false) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.contains("://") else { return nil }
    let names = path.split(separator: "/").map(String.init)
    guard !names.contains(".."), !names.contains(".") else { return nil }
    let page = names.map(isFormer ? PageAddresses.former : PageAddresses.addressable).joined(separator: "/")
    if page.isEmpty || path.hasSuffix("/") { return NotePath.join(page, "index.html") }
    return page.lowercased().hasSuffix(".html") ? page : page + ".html"
  }

  // MARK: Parts

  private static let ownFiles = [
    PageModels.missingPage, "robots.txt", "llms.txt", "graph.json", "feed.xml", "feed.json", "sitemap.xml",
  ]
  private static let ownOwner = "a file of the site’s own"

  private mutating func addOwnFiles(_ configuration: SiteConfiguration) {
    for file in Self.ownFiles {
      if configuration.address.isEmpty, file.hasPrefix("feed.") || file == "sitemap.xml" { continue }
      guard let owner = taken.claim(file, for: Self.ownOwner) else { continue }
      leftOut.insert(file)
      tell(file == "graph.json" ? .warning : .note, "\(owner) takes the place of the generated \(file)")
    }
  }

  private mutating func addListing(_ folder: String, at page: String, _ words: String) {
    guard let owner = taken.claim(page, for: words) else {
      listings.insert(folder)
      return
    }
    tell(.note, "\(owner) takes the place of \(words), \(page)")
  }

  private mutating func claim(_ page: String, _ owner: String) -> String {
    taken.claim(page, for: owner)
    return page
  }

  private mutating func tell(_ severity: Diagnostic.Severity, _ message: String) {
    diagnostics.append(Diagnostic(severity, "same-file", message))
  }
}
