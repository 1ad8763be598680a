/// A page as its template sees it: what is its own, and what all pages have.
struct Page<Body: TemplateModel>: TemplateModel {
  var frame: PageFrame
  var body: Body

  func value(named name: String) -> (any TemplateValue)? {
    body.value(named: name) ?? frame.value(named: name)
  }
}

/// The body of a page that has nothing of its own.
struct EmptyBody: TemplateModel {
  func value(named name: String) -> (any TemplateValue)? { nil }
}

/// What every page has.
struct PageFrame: TemplateModel {
  var title: String
  var description: String
  /// The language of the text.
  var language: String
  var direction: TextDirection
  var words: InterfaceWords
  /// How the page leads to the top of the site.
  var root: String
  var isHome: Bool
  var site: SiteModel
  var breadcrumbs: [PageLink] = []
  /// The whole address; `nil` where the site's is not known.
  var canonical: String?
  /// The whole address of its card.
  var card: String?
  /// The id of its entry in the list of all pages, if it is there.
  var anchor: String?
  var previous: PageLink?
  var next: PageLink?
  /// Whether it is one of several in reading order.
  var hasPager = false

  func value(named name: String) -> (any TemplateValue)? {
    switch name {
    case "title": title
    case "description": description
    case "hasDescription": !description.isEmpty
    case "language": language
    case "isForeign": language != site.configuration.language
    case "direction": direction.rawValue
    case "words": words.templateWords
    case "wordsScript": words.scriptPath
    case "root": root
    case "isHome": isHome
    case "site": site
    case "breadcrumbs": breadcrumbs
    case "hasBreadcrumbs": !breadcrumbs.isEmpty
    case "canonical": canonical
    case "hasCanonical": canonical != nil
    case "card": card
    case "hasCard": card != nil
    case "cardWidth": SocialCard.width
    case "cardHeight": SocialCard.height
    case "anchor": anchor
    case "previous": previous
    case "next": next
    case "hasPager": hasPager
    default: nil
    }
  }
}

/// The site as one of its pages sees it.
struct SiteModel: TemplateModel {
  let configuration: SiteConfiguration
  /// How the page leads to the top of the site.
  let root: String
  /// The page that the site begins with.
  let home: String
  /// The list of all pages, in the page's language, and what it is called.
  let pages: String
  let allPages: String
  let overviews: OverviewPages
  let hasFeed: Bool
  let hasSearch: Bool
  /// The line at the foot, as HTML.
  let footer: String

  func value(named name: String) -> (any TemplateValue)? {
    switch name {
    case "title": configuration.title
    case "description": configuration.description
    case "author": configuration.author
    case "language": configuration.language
    case "direction": configuration.direction.rawValue
    case "footer": footer
    case "home": root + PercentEncoding.encode(path: home)
    case "pages": root + PercentEncoding.encode(path: pages)
    case "allPages": allPages
    case "hasFeed": hasFeed
    case "hasSearch": hasSearch
    case "hasTags": overviews.tags != nil
    case "tags": root + (overviews.tags ?? "")
    case "hasGraph": overviews.graph != nil
    case "graph": root + (overviews.graph ?? "")
    case "hasChanges": overviews.changes != nil
    case "changes": root + (overviews.changes ?? "")
    case "hasViews": overviews.views != nil
    case "views": root + (overviews.views ?? "")
    case "hasOverviews": overviews.graph != nil || overviews.changes != nil || overviews.views != nil
    default: nil
    }
  }
}
