/// What a template can see under a name: a text, a number, yes or no, a model with names of its own, or a list of these.
protocol TemplateValue: Sendable {
  var datum: TemplateDatum { get }
}

/// A value by its kind.
enum TemplateDatum: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list(any TemplateList)
  case model(any TemplateModel)

  /// What a model has under a name; other values have no names.
  subscript(name: TemplateName) -> TemplateDatum? {
    guard case .model(let model) = self else { return nil }
    return model.value(named: name)?.datum
  }

  /// Whether an inverted section shows: for no and for an empty list. Empty text is still text.
  var isNothing: Bool {
    switch self {
    case .flag(let flag): !flag
    case .list(let list): list.isEmpty
    case .text, .number, .model: false
    }
  }
}

/// Values in order.
protocol TemplateList: TemplateValue {
  var isEmpty: Bool { get }
  func visit(_ use: (TemplateDatum) -> Void)
}

/// A page or a part of one, as templates see it; the manual's page on templates lists the names.
protocol TemplateModel: TemplateValue {
  /// What stands under a name; `nil` for a name that the model does not have, which is looked for in what is around it.
  func value(named name: TemplateName) -> (any TemplateValue)?
}

extension String: TemplateValue {
  var datum: TemplateDatum { .text(self) }
}

extension Bool: TemplateValue {
  var datum: TemplateDatum { .flag(self) }
}

extension Int: TemplateValue {
  var datum: TemplateDatum { .number(self) }
}

extension Array: TemplateValue, TemplateList where Element: TemplateValue {
  var datum: TemplateDatum { .list(self) }

  func visit(_ use: (TemplateDatum) -> Void) {
    for element in self { use(element.datum) }
  }
}

extension TemplateModel {
  var datum: TemplateDatum { .model(self) }
}
