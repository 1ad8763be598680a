import FenceEvaluation
import VitrineUI

/// Pickers of values, dates and colours.
enum PickersNames {
  static let pickers: [NameBinding] = [
    .view("Picker") {
      Init(Parameter(nil, .string), Parameter("selection", .selection), Parameter("content", .content)) {
        Picker($0, selection: $1, content: content($2))
      }
      Init(
        Parameter(nil, .string), Parameter("systemImage", .string), Parameter("selection", .selection),
        Parameter("content", .content)
      ) { Picker($0, systemImage: $1, selection: $2, content: content($3)) }
      Init(
        Parameter(nil, .string), Parameter("image", .imageName), Parameter("selection", .selection),
        Parameter("content", .content)
      ) { Picker(selection: $2, content: content($3), label: content(Label($0, image: $1))) }
      Init(Parameter("selection", .selection), Parameter("label", .content), Parameter("content", .content)) {
        Picker(selection: $0, content: content($2), label: content($1))
      }
      Init(Parameter("selection", .selection), Parameter("content", .content), Parameter("label", .content)) {
        Picker(selection: $0, content: content($1), label: content($2))
      }
    },
    .view("DatePicker") {
      Init(
        Parameter(nil, .string), Parameter("selection", .moment),
        Parameter("in", .any, or: .nothing).withoutEffect(limits),
        Parameter("displayedComponents", .options(DatePickerComponents.self), or: [.date, .hourAndMinute])
      ) { title, date, _, components in DatePicker(title, selection: date, displayedComponents: components) }
      Init(
        Parameter("selection", .moment), Parameter("in", .any, or: .nothing).withoutEffect(limits),
        Parameter("displayedComponents", .options(DatePickerComponents.self), or: [.date, .hourAndMinute]),
        Parameter("label", .content)
      ) { date, _, components, label in
        DatePicker(selection: date, displayedComponents: components, label: content(label))
      }
    },
    .view("MultiDatePicker") {
      Init(
        Parameter(nil, .string).withoutEffect(title), Parameter("selection", .any).withoutEffect(days),
        Parameter("in", .any, or: .nothing).withoutEffect(limits)
      ) { title, _, _ in MultiDatePicker(title, selection: .constant([])) }
      Init(
        Parameter("selection", .any).withoutEffect(days), Parameter("in", .any, or: .nothing).withoutEffect(limits),
        Parameter("label", .content).withoutEffect(title)
      ) { _, _, label in MultiDatePicker(selection: .constant([]), label: content(label)) }
    },
  ]

  private static let limits = "it limits what can be chosen"
  private static let title = "a calendar stands without its title"
  private static let days = "fences have no calendar days to choose"
}

extension DatePickerComponents: CatalogType {
  package static let catalogName = "DatePickerComponents"
  package static let shownName = "DatePicker.Components"
}
