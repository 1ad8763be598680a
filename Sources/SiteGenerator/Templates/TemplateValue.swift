import Mustache

/// What a template can see under a name: a text, a number, yes or no, a model with names of its own, or a list of these.
protocol TemplateValue: Sendable {}

extension String: TemplateValue {}
extension Bool: TemplateValue {}
extension Int: TemplateValue {}
extension Array: TemplateValue where Element: TemplateValue {}

/// A page or a part of one, as templates see it; the manual's page on templates lists the names.
protocol TemplateModel: TemplateValue, MustacheParent {
  /// What stands under a name; `nil` for a name that the model does not have, which is looked for in what is around it.
  func value(named name: String) -> (any TemplateValue)?
}

extension TemplateModel {
  /// The one place where what a template sees loses its type: Mustache asks for it without.
  func child(named name: String) -> Any? { value(named: name) }
}
