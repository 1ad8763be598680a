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
  /// The tags nested in it.
  var children: [TagLink]
  /// The address of the page of all tags.
  var index: String
  /// What that page is called, if it is not that of the tags.
  var indexTitle = ""

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .entries: entries
    case .children: children
    case .index: index
    case .indexTitle: indexTitle
    case .hasIndexTitle: !indexTitle.isEmpty
    default: nil
    }
  }
}

/// The page of all tags.
struct TagsBody: TemplateModel {
  var tags: [TagLink]

  func value(named name: TemplateName) -> (any TemplateValue)? { name.known == .tags ? tags : nil }
}

/// The page of the notes that were changed last.
struct ChangesBody: TemplateModel {
  var days: Shortened<ChangedDay>

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .days: days.shown
    case .more: days.more
    case .moreWords: days.moreWords
    case .hasMore: days.more > 0
    default: nil
    }
  }
}

/// The notes that were changed on a day.
struct ChangedDay: TemplateModel {
  var day: String
  /// As people write it.
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
  /// Whether it was written on that day.
  var isNew: Bool

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .description: description.isEmpty ? nil : description
    case .isNew: isNew
    default: link.value(named: name)
    }
  }
}

/// The page with all notes and links in one picture.
struct GraphBody: TemplateModel {
  /// The picture, as SVG.
  var graph: String
  /// How many nodes are shown, of how many, and the links of all.
  var shown: Int
  var total: Int
  var links: Int
  /// What the picture shows, in words.
  var lead: String
  var legend: [LegendEntry]
  /// The address of the graph for other programs.
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
    case .hasLegend: !legend.isEmpty
    case .graphData: data
    default: nil
    }
  }
}

/// A folder and the colour that stands for it.
struct LegendEntry: TemplateModel {
  var title: String
  /// The class that the style sheet gives the colour.
  var colour: String
  /// The colour in light.
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
