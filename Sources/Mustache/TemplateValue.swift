/// A value in a template: a text, a number, a flag, a model with named values, or a list of values.
package protocol TemplateValue: Sendable {
  var datum: TemplateDatum { get }
}

/// A template value as an enumeration.
package enum TemplateDatum: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list(any TemplateList)
  case model(any TemplateModel)

  /// Returns the value of a model's name; `nil` for values that are not models.
  subscript(name: TemplateName) -> TemplateDatum? {
    guard case .model(let model) = self else { return nil }
    if let value = model.value(named: name) { return value.datum }
    return name.flaggedValue.flatMap { model.value(named: $0) }.map { .flag(!$0.datum.isEmpty) }
  }

  /// Whether there is nothing to show: `false`, 0, an empty text or an empty list.
  private var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .number(let number): number == 0
    case .flag, .list, .model: isNothing
    }
  }

  /// Whether an inverted section is shown: for `false` and empty lists. An empty text counts as a value.
  var isNothing: Bool {
    switch self {
    case .flag(let flag): !flag
    case .list(let list): list.isEmpty
    case .text, .number, .model: false
    }
  }
}

/// A list of values.
package protocol TemplateList: TemplateValue {
  var isEmpty: Bool { get }
  func visit(_ use: (TemplateDatum) -> Void)
}

/// A page or a part of one, as templates see it. The manual's page on templates lists the names.
package protocol TemplateModel: TemplateValue {
  /// Returns the value of a name; `nil` if the model does not have the name. Templates then look in the enclosing
  /// model.
  func value(named name: TemplateName) -> (any TemplateValue)?
}

extension String: TemplateValue {
  package var datum: TemplateDatum { .text(self) }
}

extension Bool: TemplateValue {
  package var datum: TemplateDatum { .flag(self) }
}

extension Int: TemplateValue {
  package var datum: TemplateDatum { .number(self) }
}

extension Array: TemplateValue, TemplateList where Element: TemplateValue {
  package var datum: TemplateDatum { .list(self) }

  package func visit(_ use: (TemplateDatum) -> Void) {
    for element in self { use(element.datum) }
  }
}

extension TemplateModel {
  package var datum: TemplateDatum { .model(self) }
}
