import Diagnostics
import Foundation
import Markup
import Notes
import Programs
import SiteContent
import SiteMarkup
import SiteStorage

/// The configured additions to each page: style sheets, scripts, logo, menu, and the permissions that they need.
package struct SiteExtras: Sendable {
  private(set) var policy = ContentPolicy()
  /// Paths in the site, or URLs of other sites.
  private(set) var styleSheets: [String] = []
  private(set) var scripts: [String] = []
  /// Custom HTML for the head of each page.
  private(set) var head = ""
  private(set) var logo: (light: String, dark: String?)?
  private(set) var menu: [MenuEntry] = []
  /// The files that pages need: the path in the site, and the full path on disk.
  package private(set) var files: [(path: String, source: String)] = []
  /// The generated files that pages need: the path in the site, and the contents.
  package private(set) var texts: [(path: String, text: String)] = []
  /// The content folder's path in the repository; `nil` if unknown.
  private(set) var folderInRepository: String?
  package private(set) var diagnostics: [Diagnostic] = []

  /// An entry of the menu at the top of each page.
  struct MenuEntry: Sendable {
    var title: String
    /// A path in the site, or a URL of another site.
    var target: String
    var isElsewhere: Bool
  }

  private let configuration: SiteConfiguration

  package init(
    _ configuration: SiteConfiguration, _ folder: ContentFolder, _ map: SiteMap,
    _ git: GitRepository? = nil
  ) {
    self.configuration = configuration
    let style = configuration.look.styleSheet
    if !style.isEmpty {
      texts.append((Self.stylePath, style))
      styleSheets.append(Self.stylePath)
    }
    for file in configuration.styleSheets { add(file, folder, to: \.styleSheets, directive: "style-src") }
    for file in configuration.scripts { add(file, folder, to: \.scripts, directive: "script-src") }
    HeadMarkup(configuration.head).allow(in: &policy)
    head = configuration.head
    if let analytics = configuration.analytics { add(analytics) }
    configuration.comments?.allow(in: &policy)
    for (name, sources) in configuration.policy { policy.allow(sources, for: name) }
    if let written = configuration.logo { logo = readLogo(written, map) }
    menu = configuration.menu.flatMap { readMenu($0, map) } ?? []
    if let repository = configuration.repository {
      folderInRepository = repository.folder ?? git?.path(of: folder.root)
    }
  }

  private static let stylePath = "assets/settings.css"

  private mutating func add(_ analytics: Analytics) {
    analytics.allow(in: &policy)
    if let text = analytics.preparation {
      texts.append((Analytics.preparationPath, text))
      scripts.append(Analytics.preparationPath)
    }
    head += analytics.head.html + "\n"
  }

  /// Adds a file from the content folder, from the folder of the configuration, or from the web.
  private mutating func add(
    _ file: SiteConfiguration.OwnFile, _ folder: ContentFolder, to list: WritableKeyPath<SiteExtras, [String]>,
    directive: String
  ) {
    if let origin = ContentPolicy.origin(of: file.path) {
      policy.allow([origin], for: directive)
      return self[keyPath: list].append(file.path)
    }
    let place = NotePath.resolve(file.path, in: "")
    let roots = [(folder.root, folder.shown("")), (configuration.folder, configuration.folder)].compactMap {
      root, shown in
      place.map { (root: root, shown: shown, path: $0) }
    }
    let beside = NotePath.join(configuration.folder, file.path)
    let last = (root: NotePath.folder(of: beside), shown: "", path: NotePath.name(of: beside))
    guard let found = (roots + [last]).first(where: { RegularFile(NotePath.join($0.root, $0.path)) != nil }) else {
      return report(
        file, "there is no file '\(file.path)'", hint: "write a path in the content folder, or beside vitrine.yml")
    }
    var own = [(path: found.path, source: NotePath.join(found.root, found.path))]
    if directive == "style-src" {
      let sheet = StyleSheetFiles(found.path, in: found.root, shown: found.shown)
      own = sheet.files
      diagnostics += sheet.diagnostics
    } else {
      policy.allowUntypedScripts()
    }
    for (path, source) in own {
      if let other = files.first(where: { $0.path == Self.path(path) }), other.source != source {
        return report(file, "there are two files '\(path)'", hint: "rename one of them")
      }
      files.append((Self.path(path), source))
    }
    self[keyPath: list].append(Self.path(found.path))
  }

  /// Returns the path in the site of a custom file.
  private static func path(_ own: String) -> String {
    "assets/own/" + own.split(separator: "/").map { PageAddresses.addressable(String($0)) }.joined(separator: "/")
  }

  private mutating func readLogo(_ logo: SiteConfiguration.Logo, _ map: SiteMap) -> (light: String, dark: String?)? {
    func file(_ own: SiteConfiguration.OwnFile) -> String? {
      let found = NotePath.resolve(own.path, in: "").flatMap(map.file)
      if found == nil {
        report(
          own, "there is no file '\(own.path)' for the logo",
          hint: map.suggestion(for: own.path, isImage: true).map { "did you mean '\($0)'?" })
      }
      return found
    }
    guard let light = file(logo.light) else { return nil }
    return (light, logo.dark.flatMap(file))
  }

  private mutating func readMenu(_ written: WrittenNavigation, _ map: SiteMap) -> [MenuEntry] {
    written.items.compactMap { item in
      if WrittenNavigation.isAddress(item.target) {
        return MenuEntry(title: item.title ?? item.target, target: item.target, isElsewhere: true)
      }
      let name = item.target.hasSuffix("/") ? String(item.target.dropLast()) : item.target
      if let note = map.note(name) {
        return MenuEntry(title: item.title ?? note.title, target: note.page, isElsewhere: false)
      }
      if let page = map.folderPage(name) ?? map.file(name) ?? Self.feed(name) {
        return MenuEntry(title: item.title ?? NotePath.name(of: name), target: page, isElsewhere: false)
      }
      diagnostics.append(
        Diagnostic(
          .warning, "menu", item.children.isEmpty ? "there is no page '\(item.target)'" : "menus cannot be nested",
          file: written.file, span: item.span, hint: map.suggestion(for: name).map { "did you mean '\($0)'?" }))
      return nil
    }
  }

  /// Returns the path of a generated feed, if the name is one.
  private static func feed(_ name: String) -> String? { ["feed.xml", "feed.json"].contains(name) ? name : nil }

  private mutating func report(_ file: SiteConfiguration.OwnFile, _ message: String, hint: String?) {
    diagnostics.append(
      Diagnostic(.warning, "configuration", message, file: configuration.file, span: file.span, hint: hint))
  }
}
