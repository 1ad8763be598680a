/// A link from a page to another.
struct PageLink: TemplateModel {
  var title: String
  var href: String
  /// That of the title; `nil` where the title is in no language.
  var language: TitleLanguage?

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .titleHTML: BreakableName.html(title)
    case .href: href
    default: language?.value(named: name)
    }
  }
}

/// In which language a title is, on a page that may be in another.
struct TitleLanguage: TemplateModel {
  var language: String
  /// Whether the page is in another.
  var isForeign: Bool

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .language: language
    case .isForeign: isForeign
    default: nil
    }
  }
}

extension PageLink {
  /// - Parameters:
  ///   - target: the path of the page that it leads to.
  ///   - page: the path of the page that it is on.
  init(_ title: String, to target: String, fragment: String = "", from page: String, language: TitleLanguage? = nil) {
    let place = fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)
    self.init(
      title: title, href: PercentEncoding.encode(path: NotePath.relative(from: page, to: target)) + place,
      language: language)
  }
}

/// An entry of the page of a folder.
struct ListingEntry: TemplateModel {
  var link: PageLink
  /// What tells it from another of the same title; empty where there is none.
  var hint = ""
  /// The first words of the note, or its own description.
  var description = ""
  var isFolder: Bool
  /// How many entries it has.
  var count: Int

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .hint: hint.isEmpty ? nil : hint
    case .description: description.isEmpty ? nil : description
    case .isFolder: isFolder
    case .count: count
    default: link.value(named: name)
    }
  }
}

/// A tag with the number of its notes, for lists of tags.
struct TagLink: TemplateModel {
  var name: String
  var href: String
  /// `nil` where it is not told.
  var count: Int?

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .name: self.name
    case .href: href
    case .count: count
    default: nil
    }
  }
}

/// A note that links to the one the page is of.
struct Backlink: TemplateModel {
  var link: PageLink
  /// The words around the link.
  var excerpt: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    // Empty text is still text to a template.
    name.known == .excerpt ? (excerpt.isEmpty ? nil : excerpt) : link.value(named: name)
  }
}

/// An entry of the list of all pages.
struct Branch: TemplateModel {
  var link: PageLink
  /// What tells it from another of the same title; empty where there is none.
  var hint: String
  /// The id of its place; `nil` for what is no page of the site.
  var anchor: String?
  var isFolder: Bool
  /// Whether a folder has a page of its own.
  var hasPage = true
  /// The word for a folder's own page.
  var overview: String
  var entries: [Branch]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .hint: hint.isEmpty ? nil : hint
    case .anchor: anchor ?? ""
    case .hasAnchor: anchor != nil
    case .isFolder: isFolder
    case .hasPage: hasPage
    case .overview: overview
    case .entries: entries
    case .hasEntries: !entries.isEmpty
    default: link.value(named: name)
    }
  }
}
