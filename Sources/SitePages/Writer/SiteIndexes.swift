import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The indexes of a whole site: its tags, links, graph and used views, and the pages that show them.
struct SiteIndexes: Sendable {
  var tags: [TagPages.Tag]
  /// The links between notes.
  var links: LinkGraph
  /// The graph of notes and named figures that is drawn on pages.
  var graph: SiteGraph
  var views: ViewIndex
  /// The related notes of each note, if the configuration asks for them.
  var related: RelatedNotes?
  /// The paths of the overview pages that aren't empty.
  var overviews: OverviewPages

  static func make(of site: SharedSite) -> SiteIndexes {
    let listed = site.listed
    let (notes, figures) = (listed.map { site.notes.published[$0] }, listed.map { site.figures[$0] })
    let hidden = Set(site.notes.published.filter { !$0.isListed }.map(\.path))
    let pages = listed.map { index in
      let page = site.pages[index]
      return (tags: page.tags, links: page.links.filter { !($0.target.map(hidden.contains) ?? false) })
    }
    let folders = site.notes.navigation(in: nil).byFolder.filter(\.isFolder)
    let titles = Dictionary(folders.map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
    let tags = TagPages.tags(
      of: zip(notes, pages).map { ($0.path, $1.tags) }, addresses: site.notes.addresses.tags)
    let graph = SiteGraph(notes: notes, figures: figures.map(\.named), links: pages.map(\.links)) {
      titles[$0] ?? $0
    }
    var overviews = site.notes.addresses.overviews
    if tags.isEmpty { overviews.tags = nil }
    if graph.edges.isEmpty { overviews.graph = nil }
    if !notes.contains(where: { $0.updated != nil }) { overviews.changes = nil }
    if figures.allSatisfy(\.uses.isEmpty) { overviews.views = nil }
    let links = LinkGraph(zip(notes, pages).map { ($0.path, $1.links) })
    return SiteIndexes(
      tags: tags, links: links, graph: graph,
      views: ViewIndex(
        zip(notes, figures).map { ($0.path, $1.uses) }, folder: NotePath.folder(of: overviews.views ?? "") + "/"),
      related: RelatedNotes.make(of: site, links), overviews: overviews)
  }
}
