import Mustache
import Notes
import SiteContent
import SiteMarkup
import VitrineText

/// The page of a note.
struct NoteBody: TemplateModel {
  /// The note as HTML.
  var content: String
  /// The note's custom CSS classes, separated by spaces.
  var classes = ""
  /// The parts of a site that the note asks to be left out of.
  var seclusion: FrontMatter.Seclusion = []
  /// The words under which search finds the note too, separated by commas.
  var keywords = ""
  /// The weight of the note's text in the search; `nil` for the usual one.
  var searchBoost: Double?
  /// The note's path in the content folder.
  var path: String
  /// The URL of the note's Markdown copy; empty if there is none.
  var markdown: String
  /// The times of creation and last change, for other programs.
  var times: (published: String, modified: String)?
  /// The structured data for search engines, as JSON; empty if there is none.
  var facts = ""
  var hasImages = false
  /// The data of a blog post; `nil` for other notes.
  var post: PostFacts?
  /// The URL at which the note can be edited; `nil` if unknown.
  var edit: String?
  var comments: CommentsModel?
  /// The id of the heading that is the page's title.
  var titleIdentifier: String?
  /// The headings of the table of contents.
  var contents: [ContentsEntry] = []
  var tags: [TagLink] = []
  var taxonomies: [NoteTaxonomy] = []
  /// The most related notes.
  var related: [PageLink] = []
  /// Whether the note has tags, with or without pages.
  var hasTags = false
  /// The day of the last change, for programs and for readers.
  var updated: (day: String, words: String)?
  var versions: [LanguageVersion] = []
  var alternates: [Alternate] = []
  var backlinks = Shortened<Backlink>()
  /// The graph of the note and its neighbors, as SVG. It is drawn only if the template shows it.
  var graph: LazyValue<String>?
  var moreNeighbours = (count: 0, words: "")
  var hasFormulas = false
  /// Whether the page needs the style sheet of rarely used elements.
  var hasExtras = false
  /// The scripts that the page's figures need.
  var needs = FigureNeeds()
  /// The style sheet of the page's figures, if it has any.
  var figures: [StyleSheet] = []
  /// The style sheets of the page's sweeps.
  var sweeps: [StyleSheet] = []

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .content: content
    case .classes: classes
    case .isSearched: !seclusion.contains(.search)
    case .isUnindexed: seclusion.contains(.engines)
    case .keywords: keywords
    case .searchBoost: searchBoost?.description ?? ""
    case .path: path
    case .markdown: markdown
    case .titleId: titleIdentifier ?? ""
    case .toc: contents
    case .hasToc: contents.count > 1
    case .tags: tags
    case .hasTags: hasTags
    case .updated: updated?.day ?? ""
    case .updatedWords: updated?.words ?? ""
    case .hasMath: hasFormulas
    case .hasCanvas: needs.hasCanvas
    case .hasExtras: hasExtras || hasImages || !taxonomies.isEmpty
    case .hasPlanes: needs.hasPlanes
    case .hasLive: needs.hasLive
    case .hasVary: needs.hasVary
    case .hasFilm: needs.hasFilm
    case .hasTabs: needs.hasTabs
    case .hasTypedNames: needs.hasTypedNames
    case .figureSheets: figures
    case .sweeps: sweeps
    case .versions: versions
    case .alternates: alternates
    default: valueAround(named: name)
    }
  }

  /// The values around the note's text.
  private func valueAround(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .isPost: post != nil
    case .publishedTime: times?.published ?? ""
    case .modifiedTime: times?.modified ?? ""
    case .hasTimes: times != nil
    case .facts: facts
    case .hasImages: hasImages
    case .edit: edit ?? ""
    case .comments: comments
    case .taxonomies: taxonomies
    case .related: related
    case .backlinks: backlinks.shown
    case .moreBacklinks: backlinks.more
    case .moreBacklinksWords: backlinks.moreWords
    case .graph: graph?.value ?? ""
    case .hasGraph: graph != nil
    case .moreNeighbours: moreNeighbours.count
    case .moreNeighboursWords: moreNeighbours.words
    default: post?.value(named: name)
    }
  }
}

/// The beginning of a list, and the number of the elements that are not shown.
struct Shortened<Element: Sendable>: Sendable {
  var shown: [Element] = []
  var more = 0
  var moreWords = ""
}

/// A heading in a page's table of contents.
struct ContentsEntry: TemplateModel {
  var title: String
  var level: Int
  var href: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .level: "\(level)"
    case .href: href
    default: nil
    }
  }
}

/// A translation of the note, for readers.
struct LanguageVersion: TemplateModel {
  var language: String
  /// The name of the language in the language itself.
  var name: String
  var href: String
  /// Whether the page shows this translation.
  var isCurrent: Bool

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .language: language
    case .name: self.name
    case .href: href
    case .isCurrent: isCurrent
    default: nil
    }
  }
}

/// A translation of the note, for search engines.
struct Alternate: TemplateModel {
  var language: String
  var href: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .language: language
    case .href: href
    default: nil
    }
  }
}

/// A file that a page loads, such as an optional style sheet.
struct StyleSheet: TemplateModel {
  /// The path from the top of the site.
  var path: String

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .path ? path : nil }
}
