import Mustache

/// The list of all pages.
struct TreeBody: TemplateModel {
  var entries: [Branch]

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .entries ? entries : nil }
}

/// The page of a folder that has no index note.
struct ListingBody: TemplateModel {
  var entries: [ListingEntry]

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .entries ? entries : nil }
}

/// The page of a tag.
struct TagBody: TemplateModel {
  var entries: [PageLink]
  /// The tags nested in this tag.
  var children: [TagLink]
  /// The URL of the page that lists all tags.
  var index: String
  /// The title of that page; empty for the page of all tags.
  var indexTitle = ""

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .entries: entries
    case .children: children
    case .index: index
    case .indexTitle: indexTitle
    default: nil
    }
  }
}

/// The page of all tags.
struct TagsBody: TemplateModel {
  var tags: [TagLink]

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .tags ? tags : nil }
}

/// The page of recently changed notes.
struct ChangesBody: TemplateModel {
  var days: Shortened<ChangedDay>

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .days: days.shown
    case .more: days.more
    case .moreWords: days.moreWords
    default: nil
    }
  }
}

/// The notes that were changed on a day.
struct ChangedDay: TemplateModel {
  var day: String
  /// The day in the page's language.
  var dayWords: String
  var entries: [ChangedNote]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .day: day
    case .dayWords: dayWords
    case .entries: entries
    default: nil
    }
  }
}

/// A note in the list of changes.
struct ChangedNote: TemplateModel {
  var link: PageLink
  var description: String
  /// Whether the note was created on that day.
  var isNew: Bool

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .description: description.isEmpty ? nil : description
    case .isNew: isNew
    default: link.value(named: name)
    }
  }
}

/// The page with the graph of all notes and links.
struct GraphBody: TemplateModel {
  /// The graph as SVG.
  var graph: String
  /// The number of shown nodes, the number of all nodes, and the number of all links.
  var shown: Int
  var total: Int
  var links: Int
  /// A description of the graph.
  var lead: String
  var legend: [LegendEntry]
  /// The URL of the graph's data, for other programs.
  var data: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .graph: graph
    case .shown: shown
    case .total: total
    case .isPart: shown < total
    case .links: links
    case .lead: lead
    case .legend: legend
    case .graphData: data
    default: nil
    }
  }
}

/// A folder in the graph's legend, with its color.
struct LegendEntry: TemplateModel {
  var title: String
  /// The color's CSS class.
  var colour: String
  /// The color in light mode.
  var fill: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .colour: colour
    case .fill: fill
    default: nil
    }
  }
}
