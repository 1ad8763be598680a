import Mustache
import Notes
import SiteContent
import SiteStorage

/// A page as its template sees it: its body, and the frame that all pages have.
struct Page<Body: TemplateModel>: TemplateModel {
  var frame: PageFrame
  var body: Body

  func value(named name: TemplateName) -> (any TemplateValue)? {
    body.value(named: name) ?? frame.value(named: name)
  }
}

/// The body of a page that has only a frame.
struct EmptyBody: TemplateModel {
  func value(named name: TemplateName) -> (any TemplateValue)? { nil }
}

/// The values that every page has.
struct PageFrame: TemplateModel {
  var title: String
  var description: String
  /// The language of the text.
  var language: String
  var direction: TextDirection
  var words: InterfaceStrings
  /// The relative path from the page to the top of the site.
  var root: String
  var isHome: Bool
  var site: SiteModel
  /// The title as HTML, if it has more than words.
  var titleMarkup: String?
  var breadcrumbs: [PageLink] = []
  /// The page's absolute URL; `nil` if the site has no base URL.
  var canonical: String?
  /// The absolute URL of the page's social card.
  var card: String?
  /// The id of the page's entry in the list of all pages, if it has one.
  var anchor: String?
  var previous: PageLink?
  var next: PageLink?
  /// Whether the page is one of several in reading order.
  var hasPager = false

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .titleHTML: titleMarkup ?? BreakableName.html(title)
    case .description: description
    case .language: language
    case .isForeign: language != site.configuration.language
    case .direction: direction.rawValue
    case .words: words.templateWords
    case .wordsScript: words.scriptPath
    case .root: root
    case .isHome: isHome
    case .site: site
    case .breadcrumbs: breadcrumbs
    case .canonical: canonical
    case .card: card
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

/// The site as one of its pages sees it. It is a class, because templates read it often and each read would copy a
/// structure.
final class SiteModel: TemplateModel {
  let configuration: SiteConfiguration
  /// The relative path from the page to the top of the site.
  let root: String
  /// The site's first page.
  let home: String
  /// The page that lists all pages in the page's language, and its title.
  let pages: String
  let allPages: String
  let overviews: OverviewPages
  let hasFeed: Bool
  let hasSearch: Bool
  /// The lines at the bottom and at the top of the page, as HTML.
  let footer: String
  let banner: String
  let extras: SiteExtras
  /// The fonts that pages preload.
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
    case .hasFigurePages: configuration.figurePages
    case .tags: overviews.tags.map { root + $0 } ?? ""
    case .graph: overviews.graph.map { root + $0 } ?? ""
    case .changes: overviews.changes.map { root + $0 } ?? ""
    case .views: overviews.views.map { root + $0 } ?? ""
    case .banner: banner
    case .repository: configuration.repository?.address ?? ""
    case .repositoryName: configuration.repository?.name ?? ""
    case .hasOverviews: overviews.graph != nil || overviews.changes != nil || overviews.views != nil
    default: addition(named: name)
    }
  }

  /// The values that the configuration adds.
  private func addition(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .policy: extras.policy.text
    case .head: extras.head
    case .styleSheets: extras.styleSheets.map { FileLink(href: address($0)) }
    case .ownStyleSheets: extras.styleSheets.filter { !$0.contains("://") }.map { FileLink(href: address($0)) }
    case .scripts: extras.scripts.map { FileLink(href: address($0)) }
    case .logo: extras.logo.map { address($0.light) } ?? ""
    case .darkLogo: extras.logo?.dark.map(address) ?? ""
    case .menu:
      extras.menu.map { entry in
        PageLink(title: entry.title, href: entry.isElsewhere ? entry.target : address(entry.target))
      }
    case .hasExtras:
      !banner.isEmpty || extras.logo != nil || !extras.menu.isEmpty || configuration.comments != nil
    default: nil
    }
  }

  private func address(_ path: String) -> String {
    path.contains("://") ? path : root + PercentEncoding.encode(path: path)
  }
}

/// A custom style sheet or script.
struct FileLink: TemplateModel {
  var href: String

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .href ? href : nil }
}
