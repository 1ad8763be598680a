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
    .modifier("tag") {
      Modifier(
        Parameter(nil, .choice),
        Parameter("includeOptional", .bool, or: true).withoutEffect("an optional with a value counts as the value")
      ) { view, choice, _ in view.tag(choice) }
    },
    .view("DatePicker") {
      Init(
        Parameter(nil, .string), Parameter("selection", .moment),
        Parameter("in", .any, or: .nothing).withoutEffect(limits),
        Parameter("displayedComponents", .dateComponents, or: [.date, .hourAndMinute])
      ) { title, date, _, components in DatePicker(title, selection: date, displayedComponents: components) }
      Init(
        Parameter("selection", .moment), Parameter("in", .any, or: .nothing).withoutEffect(limits),
        Parameter("displayedComponents", .dateComponents, or: [.date, .hourAndMinute]), Parameter("label", .content)
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
    .view("ColorPicker") {
      Init(
        Parameter(nil, .string), Parameter("selection", .tone),
        Parameter("supportsOpacity", .bool, or: true).withoutEffect(opacity)
      ) { title, color, supportsOpacity in ColorPicker(title, selection: color, supportsOpacity: supportsOpacity) }
      Init(
        Parameter("selection", .tone), Parameter("supportsOpacity", .bool, or: true).withoutEffect(opacity),
        Parameter("label", .content)
      ) { color, supportsOpacity, label in
        ColorPicker(selection: color, supportsOpacity: supportsOpacity, label: content(label))
      }
    },
  ]

  static let pickerMembers = [
    MemberTable(
      DatePickerComponents.self,
      [
        Member("date", .date), Member("hourAndMinute", .hourAndMinute),
        // A watch's, which has seconds too.
        Member("hourMinuteAndSecond", .hourAndMinute),
      ])
  ]

  private static let limits = "it limits what can be chosen"
  private static let title = "a calendar stands without its title"
  private static let days = "fences have no calendar days to choose"
  private static let opacity = "it is asked for in the sheet that a tap opens"
}

extension DatePickerComponents: CatalogType {
  static let catalogName = "DatePickerComponents"
  static let shownName = "DatePicker.Components"
}

extension Kind where T == DatePickerComponents {
  static var dateComponents: Kind {
    .options(T.catalogName, shown: T.shownName) { $0 as? DatePickerComponents }
  }
}
