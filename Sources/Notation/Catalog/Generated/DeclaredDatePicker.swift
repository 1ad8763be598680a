// Written by `make generate` from Sources/VitrineUI/Pickers/DatePicker.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `DatePicker.swift`, as fences name them.
enum DeclaredDatePicker {
  static let bindings: [NameBinding] = [
    .modifier("datePickerStyle") { Modifier(Parameter(nil, .style(DatePickerStyle.self))) { $0.datePickerStyle($1) } }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      DatePickerComponents.self,
      [
        Member("date", .date), Member("hourAndMinute", .hourAndMinute),
        Member("hourMinuteAndSecond", .hourMinuteAndSecond),
      ]),
    MemberTable(
      DatePickerStyle.self,
      [
        Member("compact", .compact), Member("graphical", .graphical), Member("wheel", .wheel),
        Member("automatic", .automatic), Member("field", .field), Member("stepperField", .stepperField),
      ]),
  ]
}

extension DatePickerStyle: CatalogType { package static let catalogName = "DatePickerStyle" }
