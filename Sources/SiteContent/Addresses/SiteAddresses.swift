import Diagnostics
import Notes

/// The paths of all files in a site, computed before any of them is written. The author's files keep their paths;
/// generated files get another path or are left out, and a diagnostic reports this.
package struct SiteAddresses: Sendable {
  /// The page of each note.
  package let notes: [String: String]
  /// The folders whose page is a generated list of their contents; the empty path is the site itself.
  package private(set) var listings: Set<String> = []
  package private(set) var tags = TagAddresses()
  package private(set) var taxonomies = Taxonomies()
  /// The pages that list posts, if the site has a blog.
  package private(set) var blog: Blog?
  /// The paths of the pages about the whole site, if these pages exist.
  package private(set) var overviews = OverviewPages()
  /// The path of the page that lists all pages, for each language that notes are translated into.
  private var translatedLists: [String: String] = [:]
  package private(set) var redirects: [Redirects.Page] = []
  /// The files for other programs that are not generated, because the author provides them.
  package private(set) var leftOut: Set<String> = []
  package private(set) var diagnostics: [Diagnostic] = []
  private var taken: TakenPaths

  /// - Parameters:
  ///   - notes: the paths of the notes in the content folder; the pages of drafts are reserved too.
  ///   - files: the paths of all other files, which are copied unchanged.
  ///   - written: the pages that notes request in their front matter, by the paths of the notes.
  package init(
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

  /// Reserves paths for the pages that are generated from the notes.
  ///
  /// - Parameter notes: the published notes.
  package mutating func addPages(
    for notes: [Note], _ translations: Translations, _ configuration: SiteConfiguration, shown: (String) -> String
  ) {
    addOwnFiles(configuration)
    overviews.navigation = claim(taken.free(overviews.navigation), "the list of all pages")
    for language in translations.languages {
      let name = "navigation.\(PageAddresses.addressable(language)).html"
      translatedLists[language] = claim(taken.free(name), "the list of all pages in '\(language)'")
    }
    let listed = notes.filter(\.isListed)
    let originals = listed.filter { !translations.isTranslation($0.path) }
    blog = Blog(configuration.blog, notes: originals, style: configuration.addresses, taken: &taken)
    if blog?.pages.first?.page != "index.html", !notes.contains(where: { $0.page == "index.html" }) {
      addListing("", at: "index.html", "the list of the whole site")
    }
    let order = configuration.order.with(blog)
    for entry in NavigationTree(notes: originals, order: order).listings {
      addListing(entry.path, at: entry.page, "the list of the folder '\(entry.path)'")
    }
    tags = TagAddresses(of: listed, readsText: configuration.tags == .everywhere, taken: &taken)
    diagnostics += tags.diagnostics(shown: shown)
    overviews.tags = tags.index
    taxonomies = Taxonomies(
      configuration.taxonomies, notes: listed, style: configuration.addresses, taken: &taken)
    let ending = configuration.addresses == .clean ? "/index.html" : ".html"
    overviews.graph = claim(taken.free("graph" + ending), "the page with the graph")
    overviews.changes = claim(taken.free("changes" + ending), "the list of changes")
    overviews.views = claim(taken.free("views/index.html", with: NotePath.folder), "the index of views")
    let redirects = Redirects(notes: notes, style: configuration.addresses, taken: &taken, shown: shown)
    self.redirects = redirects.pages
    diagnostics += redirects.diagnostics
  }

  /// Reserves the path of a file of the theme or of Vitrine.
  ///
  /// - Returns: a warning if the file has to be left out.
  package mutating func admit(_ file: String, from source: String?) -> Diagnostic? {
    if Self.ownFiles.contains(file), taken.owner(of: file) == Self.ownOwner {
      leftOut.insert(file)
      return nil
    }
    return taken.claim(file, for: "'\(source ?? file)'").map { owner in
      Diagnostic(
        .warning, "same-file", "the theme's '\(file)' is left out: \(owner) has the same path", file: source,
        hint: "rename one of them")
    }
  }

  /// Returns the list of all pages in a language; that of the site's language if `nil`.
  package func navigation(in language: String?) -> String {
    language.flatMap { translatedLists[$0] } ?? overviews.navigation
  }

  /// Returns whether no other file uses the path of a folder.
  package func isFree(folder: String) -> Bool { taken.owner(of: folder) == nil }

  /// Returns the page at a URL path in the site: `/about/` is `about/index.html`, `/about` is `about.html`. Returns
  /// `nil` for a URL of another site and for a path with `.` or `..`.
  ///
  /// - Parameter isFormer: whether it is a previous URL of a page, which stays unchanged.
  package static func page(at address: String, isFormer: Bool = false) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.contains("://") else { return nil }
    let names = path.split(separator: "/").map(String.init)
    guard !names.contains(".."), !names.contains(".") else { return nil }
    let page = names.map(isFormer ? PageAddresses.former : PageAddresses.addressable).joined(separator: "/")
    if page.isEmpty || path.hasSuffix("/") { return NotePath.join(page, "index.html") }
    return page.lowercased().hasSuffix(".html") ? page : page + ".html"
  }

  /// The page that servers show for unknown URLs.
  package static let missingPage = "404.html"

  // MARK: Parts

  private static let ownFiles = [
    missingPage, "robots.txt", "llms.txt", "graph.json", "feed.xml", "feed.json", "sitemap.xml",
    ".nojekyll",
  ]
  private static let ownOwner = "a generated file of the site"

  private mutating func addOwnFiles(_ configuration: SiteConfiguration) {
    for file in Self.ownFiles {
      if configuration.address.isEmpty, file.hasPrefix("feed.") || file == "sitemap.xml" { continue }
      guard let owner = taken.claim(file, for: Self.ownOwner) else { continue }
      leftOut.insert(file)
      report(file == "graph.json" ? .warning : .note, "\(owner) replaces the generated '\(file)'")
    }
  }

  private mutating func addListing(_ folder: String, at page: String, _ words: String) {
    guard let owner = taken.claim(page, for: words) else {
      listings.insert(folder)
      return
    }
    report(.note, "\(owner) replaces \(words) at '\(page)'")
  }

  private mutating func claim(_ page: String, _ owner: String) -> String {
    taken.claim(page, for: owner)
    return page
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ message: String) {
    diagnostics.append(Diagnostic(severity, "same-file", message))
  }
}
