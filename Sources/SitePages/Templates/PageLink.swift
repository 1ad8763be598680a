import Mustache
import Notes
import SiteStorage

/// A link from one page to another.
struct PageLink: TemplateModel {
  var title: String
  var href: String
  /// The language of the title; `nil` if the title has no language.
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

/// The language of a title.
struct TitleLanguage: TemplateModel {
  var language: String
  /// Whether the title's language differs from the page's.
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
  ///   - target: the path of the linked page.
  ///   - page: the path of the page that contains the link.
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
  /// A text that distinguishes entries with the same title; empty for unique titles.
  var hint = ""
  /// The note's description, or else its first words.
  var description = ""
  var isFolder: Bool
  /// The number of entries in the folder.
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
  /// The number of notes; `nil` if it is not shown.
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

/// A note that links to the page's note.
struct Backlink: TemplateModel {
  var link: PageLink
  /// The text around the link.
  var excerpt: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    // In templates, an empty text counts as a value.
    name.known == .excerpt ? (excerpt.isEmpty ? nil : excerpt) : link.value(named: name)
  }
}

/// An entry of the list of all pages.
struct Branch: TemplateModel {
  var link: PageLink
  /// A text that distinguishes entries with the same title; empty for unique titles.
  var hint: String
  /// The id of the entry; `nil` if the entry is not a page of the site.
  var anchor: String?
  var isFolder: Bool
  /// Whether a folder has a page.
  var hasPage = true
  /// The localized label of the link to a folder's page.
  var overview: String
  var entries: [Branch]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .hint: hint.isEmpty ? nil : hint
    case .anchor: anchor ?? ""
    case .isFolder: isFolder
    case .hasPage: hasPage
    case .overview: overview
    case .entries: entries
    default: link.value(named: name)
    }
  }
}
