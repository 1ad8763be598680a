import Mustache

/// A taxonomy with the terms of one note.
struct NoteTaxonomy: TemplateModel {
  var title: String
  /// The URL of the page that lists all terms.
  var href: String
  var terms: [TagLink]

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .title: title
    case .href: href
    case .terms: terms
    default: nil
    }
  }
}
