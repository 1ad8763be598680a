/// A page as its template sees it: what is its own, and what all pages have.
struct Page<Body: TemplateModel>: TemplateModel {
  var frame: PageFrame
  var body: Body

  func value(named name: TemplateName) -> (any TemplateValue)? {
    body.value(named: name) ?? frame.value(named: name)
  }
}

/// The body of a page that has nothing of its own.
struct EmptyBody: TemplateModel {
  func value(named name: TemplateName) -> (any TemplateValue)? { nil }
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

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .titleHTML: BreakableName.html(title)
    case .description: description
    case .hasDescription: !description.isEmpty
    case .language: language
    case .isForeign: language != site.configuration.language
    case .direction: direction.rawValue
    case .words: words.templateWords
    case .wordsScript: words.scriptPath
    case .root: root
    case .isHome: isHome
    case .site: site
    case .breadcrumbs: breadcrumbs
    case .hasBreadcrumbs: !breadcrumbs.isEmpty
    case .canonical: canonical
    case .hasCanonical: canonical != nil
    case .card: card
    case .hasCard: card != nil
    case .cardWidth: SocialCard.width
    case .cardHeight: SocialCard.height
    case .anchor: anchor
    case .previous: previous
    case .next: next
    case .hasPager: hasPager
    default: nil
    }
  }
}

/// The site as one of its pages sees it: an object, since templates ask for it again and again and each answer would be a copy.
final class SiteModel: TemplateModel {
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
  /// The lines at the foot and at the top, as HTML.
  let footer: String
  let banner: String
  let extras: SiteExtras
  /// Those that pages ask for at once.
  let fonts: [StyleSheet]

  init(
    configuration: SiteConfiguration, root: String, home: String, pages: String, allPages: String,
    overviews: OverviewPages, hasFeed: Bool, hasSearch: Bool, footer: String, banner: String, extras: SiteExtras,
    fonts: [StyleSheet]
  ) {
    (self.configuration, self.root, self.home, self.pages) = (configuration, root, home, pages)
    (self.allPages, self.overviews, self.hasFeed, self.hasSearch) = (allPages, overviews, hasFeed, hasSearch)
    (self.footer, self.banner, self.extras, self.fonts) = (footer, banner, extras, fonts)
  }

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: configuration.title
    case .description: configuration.description
    case .author: configuration.author
    case .language: configuration.language
    case .direction: configuration.direction.rawValue
    case .footer: footer
    case .fonts: fonts
    case .home: root + PercentEncoding.encode(path: home)
    case .pages: root + PercentEncoding.encode(path: pages)
    case .allPages: allPages
    case .hasFeed: hasFeed
    case .hasSearch: hasSearch
    case .isOffline: configuration.offline
    case .hasTags: overviews.tags != nil
    case .tags: root + (overviews.tags ?? "")
    case .hasGraph: overviews.graph != nil
    case .graph: root + (overviews.graph ?? "")
    case .hasChanges: overviews.changes != nil
    case .changes: root + (overviews.changes ?? "")
    case .hasViews: overviews.views != nil
    case .views: root + (overviews.views ?? "")
    case .banner: banner
    case .hasBanner: !banner.isEmpty
    case .repository: configuration.repository?.address ?? ""
    case .repositoryName: configuration.repository?.name ?? ""
    case .hasRepository: configuration.repository != nil
    case .hasOverviews: overviews.graph != nil || overviews.changes != nil || overviews.views != nil
    default: addition(named: name)
    }
  }

  /// What the settings add.
  private func addition(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .policy: extras.policy.text
    case .head: extras.head
    case .styleSheets: extras.styleSheets.map { FileLink(href: address($0)) }
    case .ownStyleSheets: extras.styleSheets.filter { !$0.contains("://") }.map { FileLink(href: address($0)) }
    case .scripts: extras.scripts.map { FileLink(href: address($0)) }
    case .logo: extras.logo.map { address($0.light) } ?? ""
    case .darkLogo: extras.logo?.dark.map(address) ?? ""
    case .hasLogo: extras.logo != nil
    case .hasDarkLogo: extras.logo?.dark != nil
    case .menu:
      extras.menu.map { entry in
        PageLink(title: entry.title, href: entry.isElsewhere ? entry.target : address(entry.target))
      }
    case .hasMenu: !extras.menu.isEmpty
    case .hasExtras:
      !banner.isEmpty || extras.logo != nil || !extras.menu.isEmpty || configuration.comments != nil
    default: nil
    }
  }

  private func address(_ path: String) -> String {
    path.contains("://") ? path : root + PercentEncoding.encode(path: path)
  }
}

/// A style sheet or script that the settings name.
struct FileLink: TemplateModel {
  var href: String

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .href ? href : nil }
}
