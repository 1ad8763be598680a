import Notes

/// Makes the data that templates see; the manual's page on templates lists it.
struct PageData {
  let configuration: SiteConfiguration
  let navigation: NavigationTree
  /// The page that lists them.
  let navigationPage: String
  let languages: Languages
  let translations: Translations
  /// The place of each page in reading order.
  private let positions: [String: Int]
  /// The pages about the site as a whole.
  let overviews: OverviewPages
  let hasFeed: Bool
  let hasSearch: Bool
  /// The card of pages that have none of their own.
  private let siteCard: String?
  /// The line at the foot, for a page.
  let footer: @Sendable (_ page: String) -> String
  private let titleCounts: [String: Int]
  /// The titles and pages of folders, by path.
  private let folders: [String: NavigationTree.Entry]

  /// - Parameter language: whose versions of notes are listed; the site's if `nil`.
  init(
    _ site: SiteBuilder.Checked, configuration: SiteConfiguration, language: String? = nil, overviews: OverviewPages,
    hasFeed: Bool, hasSearch: Bool, card: String? = nil, footer: @escaping @Sendable (_ page: String) -> String
  ) {
    self.configuration = configuration
    navigation = site.navigation(in: language)
    navigationPage = site.addresses.navigation(in: language)
    (languages, translations) = (site.languages, site.translations)
    self.overviews = overviews
    self.hasFeed = hasFeed
    self.hasSearch = hasSearch
    siteCard = card
    self.footer = footer
    positions = Dictionary(
      navigation.sequence.enumerated().map { ($1.page, $0) }, uniquingKeysWith: { first, _ in first })
    titleCounts = Dictionary(navigation.sequence.filter { !$0.isFolder }.map { ($0.title, 1) }, uniquingKeysWith: +)
    folders = Dictionary(
      navigation.sequence.filter(\.isFolder).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What every page has.
  ///
  /// - Parameters:
  ///   - path: the content path that breadcrumbs follow; the page's own folder is the last of them.
  ///   - language: the language of the text, if it is not the site's.
  ///   - direction: which way the text runs, if not as the site's or its language's does.
  func page(
    _ page: String, path: String, title: String, description: String, language: String? = nil,
    direction: TextDirection? = nil
  ) -> [String: Any] {
    let root = page == Self.missingPage ? siteRoot : NotePath.relative(from: page, to: "")
    let tag = language ?? configuration.language
    let words = languages.words(for: tag)
    let direction = direction ?? language.map(TextDirection.init(ofLanguage:)) ?? configuration.direction
    var data: [String: Any] = [
      "language": tag, "isForeign": tag != configuration.language, "direction": direction.rawValue,
      "words": words.templateData, "wordsScript": words.scriptPath,
      "root": root, "title": title, "description": description, "hasDescription": !description.isEmpty,
      "isHome": page == "index.html",
      "site": [
        "title": configuration.title, "description": configuration.description, "author": configuration.author,
        "language": configuration.language, "direction": configuration.direction.rawValue, "footer": footer(page),
        "home": root + PercentEncoding.encode(path: navigation.home),
        "pages": root + PercentEncoding.encode(path: navigationPage),
        "allPages": words.filled("allPagesOf", ["site": configuration.title]),
        "hasTags": overviews.tags != nil, "tags": root + (overviews.tags ?? ""), "hasFeed": hasFeed,
        "hasSearch": hasSearch,
        "hasGraph": overviews.graph != nil, "graph": root + (overviews.graph ?? ""),
        "hasChanges": overviews.changes != nil, "changes": root + (overviews.changes ?? ""),
        "hasViews": overviews.views != nil, "views": root + (overviews.views ?? ""),
        "hasOverviews": overviews.graph != nil || overviews.changes != nil || overviews.views != nil,
      ] as [String: Any],
      "breadcrumbs": breadcrumbs(page: page, path: path, language: tag),
    ]
    if let address = SiteAddress(configuration.address) {
      data["canonical"] = address.page(page)
      data["hasCanonical"] = true
      if let card = siteCard.flatMap(card) { data.merge(card) { _, card in card } }
    }
    data["hasBreadcrumbs"] = !((data["breadcrumbs"] as? [Any])?.isEmpty ?? true)
    if let position = positions[page] {
      data["anchor"] = Self.anchor(of: page)
      if position > 0 { data["previous"] = link(navigation.sequence[position - 1], from: page, in: tag) }
      if position + 1 < navigation.sequence.count {
        data["next"] = link(navigation.sequence[position + 1], from: page, in: tag)
      }
      data["hasPager"] = navigation.sequence.count > 1
    }
    return data
  }

  /// A card as templates see it; `nil` where the site's address is not known.
  func card(_ file: String) -> [String: Any]? {
    SiteAddress(configuration.address).map { address in
      [
        "card": address.base + PercentEncoding.encode(path: file), "hasCard": true, "cardWidth": SocialCard.width,
        "cardHeight": SocialCard.height,
      ]
    }
  }

  func note(_ note: Note, content: String) -> [String: Any] {
    var data = page(
      note.page, path: translations.original(of: note.path), title: note.title, description: note.summary,
      language: note.language,
      direction: note.direction)
    data["content"] = content
    let headings = note.document.headings.filter {
      (2...3).contains($0.level) || ($0.level == 1 && !isTitle($0, of: note))
    }
    data["toc"] = headings.map { heading in
      [
        "title": heading.content.plainText, "level": "\(heading.level)",
        "href": "#" + PercentEncoding.encode(fragment: heading.id),
      ]
    }
    data["hasToc"] = headings.count > 1
    data["titleId"] = note.titleHeading?.id ?? ""
    data["hasTitleId"] = note.titleHeading != nil
    data["path"] = note.path
    data["markdown"] = PercentEncoding.encode(path: NotePath.name(of: note.markdownCopy))
    data["updated"] = note.updated?.dayText ?? ""
    data["hasUpdated"] = note.updated != nil
    data["updatedWords"] = note.updated.map(words(of: note).day) ?? ""
    addVersions(of: note, to: &data)
    return data
  }

  /// The words of the interface on a note's page, and on all others.
  func words(of note: Note? = nil) -> InterfaceWords {
    languages.words(for: note?.language ?? configuration.language)
  }

  func listing(_ entries: [NavigationTree.Entry], page path: String, folder: String, title: String) -> [String: Any] {
    var data = page(path, path: folder.isEmpty ? "" : folder + "/index.md", title: title, description: "")
    data["entries"] = entries.map { entry in
      var link = link(entry, from: path, in: configuration.language)
      link["isFolder"] = entry.isFolder
      link["count"] = entry.children.count
      return link
    }
    return data
  }

  static let missingPage = "404.html"

  /// The top of the site for a page that is shown at any address: its path on its host.
  private var siteRoot: String { SiteAddress(configuration.address)?.path ?? "/" }

  /// The whole tree, for the page of all pages.
  ///
  /// - Parameter language: as the pages are that it stands beside; the site's if `nil`.
  func tree(in language: String? = nil) -> [String: Any] {
    let tag = language ?? configuration.language
    let words = languages.words(for: tag)
    var data = page(navigationPage, path: "", title: words["allPages"], description: "", language: language)
    data["entries"] = navigation.entries.map { branch($0, words, in: tag) }
    return data
  }

  private func branch(_ entry: NavigationTree.Entry, _ words: InterfaceWords, in language: String) -> [String: Any] {
    // Notes of the same title are told apart by their file names.
    let isAmbiguous = !entry.isFolder && titleCounts[entry.title, default: 0] > 1
    let values: [String: Any] = [
      "overview": words["overview"], "hint": isAmbiguous ? NotePath.stem(of: entry.path) : "", "title": entry.title,
      "href": PercentEncoding.encode(path: entry.page), "anchor": Self.anchor(of: entry.page),
      "isFolder": entry.isFolder, "entries": entry.children.map { branch($0, words, in: language) },
      "hasEntries": !entry.children.isEmpty,
    ]
    return values.merging(foreign(entry.language, in: language)) { own, _ in own }
  }

  func tagLink(_ tag: TagPages.Tag, from page: String) -> [String: Any] {
    [
      "name": tag.name, "href": PercentEncoding.encode(path: NotePath.relative(from: page, to: tag.page)),
      "count": tag.notes.count,
    ]
  }

  private func link(_ entry: NavigationTree.Entry, from page: String, in language: String) -> [String: Any] {
    let href = PercentEncoding.encode(path: NotePath.relative(from: page, to: entry.page))
    return foreign(entry.language, in: language).merging(["title": entry.title, "href": href]) { _, own in own }
  }

  private func breadcrumbs(page: String, path: String, language: String) -> [[String: Any]] {
    var crumbs: [[String: Any]] = []
    var folder = NotePath.folder(of: path)
    while !folder.isEmpty {
      if let entry = folders[folder], entry.page != page { crumbs.insert(link(entry, from: page, in: language), at: 0) }
      folder = NotePath.folder(of: folder)
    }
    return crumbs
  }

  private func isTitle(_ heading: Heading, of note: Note) -> Bool { note.titleHeading?.id == heading.id }

  /// The id of a page's entry in the page of all pages.
  static func anchor(of page: String) -> String {
    "p-" + page.replacing(".html", with: "").map { $0 == "/" ? "." : String($0) }.joined()
  }
}

extension Note {
  /// The heading that is the page's title, so that it stands once only.
  var titleHeading: Heading? {
    guard let heading = document.blocks.lazy.compactMap(\.heading).first, heading.level == 1,
      heading.content.plainText == title
    else { return nil }
    return heading
  }
}

extension Document {
  /// The beginning of the note's first paragraph, for descriptions.
  func firstWords(limit: Int) -> String {
    for block in blocks {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = content.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard text.count >= 20 else { continue }
      if text.count <= limit { return text }
      let cut = text.prefix(limit)
      return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
    }
    return ""
  }
}
