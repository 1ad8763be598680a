import Foundation
import Mustache
import SiteContent
import SiteMarkup
import SiteStorage

/// Writes the pages, lists and feeds of a site that concern several notes, and gives the surroundings of each note's page.
/// It has no note's text.
package struct ListWriter {
  let site: SharedSite
  /// The notes that lists have.
  let notes: [Note]
  let outline: SiteIndexes
  let folder: SiteFolder
  package var assets: FingerprintedFiles
  /// The models of pages in the site's language and, in ``editions``, in the languages of translations.
  let models: PageModels
  let editions: [String: PageModels]
  let feeds: Feeds
  /// The drawings of the graphs of links from the last build; `nil` if the process builds once.
  let graphs: GraphMemory?

  var configuration: SiteConfiguration { site.configuration }
  /// Whether a Markdown copy of each note is written beside its page.
  var hasCopies: Bool { feeds.hasCopies }

  /// - Parameters:
  ///   - card: the path of the site's social card.
  ///   - hasCopies: whether a Markdown copy of each note is written beside its page.
  static func make(
    _ site: SharedSite, folder: SiteFolder, assets: FingerprintedFiles, card: String?, hasSearch: Bool, hasCopies: Bool,
    graphs: GraphMemory?
  ) -> ListWriter {
    graphs?.begin()
    let outline = SiteIndexes.make(of: site)
    let listed = site.listed.map { site.notes.published[$0] }
    var feeds = Feeds(
      configuration: site.configuration, notes: listed, translations: site.notes.translations,
      posts: site.notes.addresses.blog?.posts)
    feeds.hasCopies = hasCopies
    func models(_ language: String?) -> PageModels {
      PageModels(
        site, language: language, overviews: outline.overviews, hasFeed: feeds.hasAtom, hasSearch: hasSearch,
        card: card,
        fonts: [WebFonts.first].filter { assets.names[$0] != nil })
    }
    return ListWriter(
      site: site, notes: listed, outline: outline, folder: folder, assets: assets, models: models(nil),
      editions: Dictionary(
        site.notes.translations.languages.map { ($0, models($0)) }, uniquingKeysWith: { first, _ in first }),
      feeds: feeds, graphs: graphs)
  }

  /// Writes all pages and files except the notes' pages.
  ///
  /// - Parameter contents: the HTML of each note, by path, for feeds with whole texts.
  /// - Returns: the number of written pages.
  func write(contents: [String: String]) throws -> Int {
    let mapped = site.notes.published.filter { !$0.frontMatter.seclusion.contains(.siteMap) }.map(\.page)
    let listed =
      try writeListings() + writeBlog() + writeTags() + writeTaxonomies() + writeGraph()
      + writeChanges() + writeViews()
    let unlisted = try writeTrees() + writeMissingPage()
    try writeRedirects()
    try writeFeeds((mapped + listed).sorted(), contents: contents)
    return listed.count + unlisted.count
  }

  /// Renders a page with a template and writes it.
  func write(_ page: Page<some TemplateModel>, to path: String, with template: String) throws {
    try folder.write(html(of: page, with: template), to: path)
  }

  /// Renders a page, with the names of assets replaced by their names with hashes.
  func html(of page: Page<some TemplateModel>, with template: String) -> [UInt8] {
    assets.renaming(site.theme.render(page, with: template), root: page.frame.root)
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

  private func writeFeeds(_ pages: [String], contents: [String: String]) throws {
    var feeds = feeds
    feeds.contents = contents
    let json = GraphJSON.text(
      notes: notes, graph: outline.links, figures: site.listed.map { site.figures[$0].named },
      tags: site.listed.map { site.pages[$0].tags })
    let files = [
      ("feed.xml", feeds.atom()), ("feed.json", feeds.json()), ("sitemap.xml", feeds.siteMap(pages: pages)),
      ("robots.txt", feeds.robots()), ("llms.txt", feeds.languageModels()), ("graph.json", json),
      // GitHub Pages leaves a site as it is then, without Jekyll. An author's own file stays.
      (".nojekyll", (try? String(contentsOfFile: folder.path + "/.nojekyll", encoding: .utf8)) ?? ""),
    ]
    for case let (name, text?) in files where !site.notes.addresses.leftOut.contains(name) {
      try folder.write(text, to: name)
    }
  }
}
