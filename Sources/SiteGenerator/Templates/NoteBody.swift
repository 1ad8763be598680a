import VitrineText

/// The page of a note.
struct NoteBody: TemplateModel {
  /// The note as HTML.
  var content: String
  /// The classes that its author gives it, with spaces between.
  var classes = ""
  /// Its path in the content folder.
  var path: String
  /// The address of the note itself, beside its page; empty where it is not there.
  var markdown: String
  /// When it was written and changed, for other programs.
  var times: (published: String, modified: String)?
  /// What search engines are told of it, as JSON; empty where nothing is.
  var facts = ""
  var hasImages = false
  /// What is told of it if it is a post.
  var post: PostFacts?
  /// Where the note is changed, if that is known.
  var edit: String?
  var comments: CommentsModel?
  /// The id of the heading that is the title.
  var titleIdentifier: String?
  /// Its headings.
  var contents: [ContentsEntry] = []
  var tags: [TagLink] = []
  var taxonomies: [NoteTaxonomy] = []
  /// Notes that have most in common with it.
  var related: [PageLink] = []
  /// Whether it has tags, with pages or without.
  var hasTags = false
  /// The day of its last change, and as people write it.
  var updated: (day: String, words: String)?
  var versions: [LanguageVersion] = []
  var alternates: [Alternate] = []
  var backlinks = Shortened<Backlink>()
  /// The note and what is one link away, as SVG: drawn where the template shows it.
  var graph: Lazily<String>?
  var moreNeighbours = (count: 0, words: "")
  var hasFormulas = false
  /// Whether there is something that not many notes have, for which there is a style sheet.
  var hasExtras = false
  var hasPlanes = false
  var hasLive = false
  var hasFilm = false
  var hasTabs = false
  var hasCanvas = false
  /// The style sheet of its figures, if it has any.
  var figures: [StyleSheet] = []
  /// The style sheets of its sweeps.
  var sweeps: [StyleSheet] = []

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .content: content
    case .classes: classes
    case .hasClasses: !classes.isEmpty
    case .path: path
    case .markdown: markdown
    case .hasMarkdown: !markdown.isEmpty
    case .titleId: titleIdentifier ?? ""
    case .hasTitleId: titleIdentifier != nil
    case .toc: contents
    case .hasToc: contents.count > 1
    case .tags: tags
    case .hasTags: hasTags
    case .updated: updated?.day ?? ""
    case .updatedWords: updated?.words ?? ""
    case .hasUpdated: updated != nil
    case .hasMath: hasFormulas
    case .hasCanvas: hasCanvas
    case .hasExtras: hasExtras || hasImages || !taxonomies.isEmpty
    case .hasPlanes: hasPlanes
    case .hasLive: hasLive
    case .hasFilm: hasFilm
    case .hasTabs: hasTabs
    case .figureSheets: figures
    case .sweeps: sweeps
    case .versions: versions
    case .hasVersions: !versions.isEmpty
    case .alternates: alternates
    default: valueAround(named: name)
    }
  }

  /// What is around the note.
  private func valueAround(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .isPost: post != nil
    case .publishedTime: times?.published ?? ""
    case .modifiedTime: times?.modified ?? ""
    case .hasTimes: times != nil
    case .facts: facts
    case .hasFacts: !facts.isEmpty
    case .hasImages: hasImages
    case .edit: edit ?? ""
    case .hasEdit: edit != nil
    case .comments: comments
    case .hasComments: comments != nil
    case .taxonomies: taxonomies
    case .hasTaxonomies: !taxonomies.isEmpty
    case .related: related
    case .hasRelated: !related.isEmpty
    case .backlinks: backlinks.shown
    case .hasBacklinks: !backlinks.shown.isEmpty
    case .moreBacklinks: backlinks.more
    case .moreBacklinksWords: backlinks.moreWords
    case .hasMoreBacklinks: backlinks.more > 0
    case .graph: graph?.value ?? ""
    case .hasGraph: graph != nil
    case .moreNeighbours: moreNeighbours.count
    case .moreNeighboursWords: moreNeighbours.words
    case .hasMoreNeighbours: moreNeighbours.count > 0
    default: post?.value(named: name)
    }
  }
}

/// A list of which a page shows the beginning, and what is said of the rest.
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

/// The note in one of its languages, for readers.
struct LanguageVersion: TemplateModel {
  var language: String
  /// That of the language in the language itself.
  var name: String
  var href: String
  /// Whether it is the one that the page shows.
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

/// The note in one of its languages, for search engines.
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

/// A file that a page asks for, such as a style sheet that not every page needs.
struct StyleSheet: TemplateModel {
  /// From the top of the site.
  var path: String

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .path ? path : nil }
}
