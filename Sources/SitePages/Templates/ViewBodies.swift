import Mustache

/// The index of the views and modifiers in figures.
struct ViewsBody: TemplateModel {
  var views: [CountedLink]
  var modifiers: [CountedLink]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .views: views
    case .modifiers: modifiers
    default: nil
    }
  }
}

/// A link followed by a number.
struct CountedLink: TemplateModel {
  var link: PageLink
  var count: Int

  func value(named name: TemplateName) -> (any TemplateValue)? {
    name.known == .count ? count : link.value(named: name)
  }
}

/// The page of a view or modifier, with the figures that use it.
struct ViewBody: TemplateModel {
  /// The URL of the index.
  var index: String
  /// The number of figures that use the view or modifier, and a localized sentence that states it.
  var figures: Int
  var lead: String
  /// The notes that explain it.
  var explanations: [PageLink]
  var forms: [FormUses]
  /// Whether the page shows only a part of the uses.
  var isPart: Bool

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .index: index
    case .figures: figures
    case .lead: lead
    case .explanations: explanations
    case .hasExplanations: !explanations.isEmpty
    case .forms: forms
    case .isPart: isPart
    default: nil
    }
  }
}

/// The uses of one form of a view or modifier: `frame(maxWidth:)` in `HStack`.
struct FormUses: TemplateModel {
  var name: String
  var container: String?
  var notes: [NoteUses]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .name: self.name
    case .outer: container ?? ""
    case .hasContainer: container != nil
    case .notes: notes
    default: nil
    }
  }
}

/// A note that uses a form: a link to the first of its figures, and their number in words.
struct NoteUses: TemplateModel {
  var link: PageLink
  var number: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    name.known == .number ? number : link.value(named: name)
  }
}
