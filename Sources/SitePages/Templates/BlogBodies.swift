import Mustache

/// A page that lists posts.
struct PostsBody: TemplateModel {
  var posts: [PostEntry]
  /// The URLs of the pages with newer and with older posts.
  var newer: String?
  var older: String?
  /// “Page 2 of 3”; empty if there is only one page.
  var pageOf: String
  var archive: String
  var categories: String?

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .posts: posts
    case .newer: newer ?? ""
    case .older: older ?? ""
    case .pageOf: pageOf
    case .hasPages: newer != nil || older != nil
    case .archive: archive
    case .categoryIndex: categories ?? ""
    default: nil
    }
  }
}

/// A post in a list.
struct PostEntry: TemplateModel {
  var link: PageLink
  var post: PostFacts
  var description: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    name.known == .description ? description : link.value(named: name) ?? post.value(named: name)
  }
}

/// The publication date, reading time and categories of a post.
struct PostFacts: TemplateModel {
  /// The publication date as `2024-05-01`, and in the words of the page's language.
  var published: (day: String, words: String)?
  var readingTime: String
  var categories: [TagLink]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .published: published?.day ?? ""
    case .publishedWords: published?.words ?? ""
    case .readingTime: readingTime
    case .categories: categories
    default: nil
    }
  }
}

/// All posts by year.
struct ArchiveBody: TemplateModel {
  var years: [ArchivedYear]

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .years ? years : nil }
}

/// The posts of a year.
struct ArchivedYear: TemplateModel {
  var year: String
  var posts: [PostEntry]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .year: year
    case .posts: posts
    default: nil
    }
  }
}
