// Written by `make generate` from Sources/VitrineUI/Controls/ControlEnvironment.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ControlEnvironment.swift`, as fences name them.
enum DeclaredControlEnvironment {
  static let bindings: [NameBinding] = [
    .staticFunction("ButtonBorderShape", "roundedRectangle") {
      Native(Parameter("radius", .double)) { ButtonBorderShape.roundedRectangle(radius: $0) }
    },
    .modifier("disabled") { Modifier(Parameter(nil, .bool)) { $0.disabled($1) } },
    .modifier("controlSize") { Modifier(Parameter(nil, .native(ControlSize.self))) { $0.controlSize($1) } },
    .modifier("buttonBorderShape") {
      Modifier(Parameter(nil, .native(ButtonBorderShape.self))) { $0.buttonBorderShape($1) }
    },
    .modifier("labelsHidden") { Modifier { $0.labelsHidden() } },
    .modifier("labelsVisibility") { Modifier(Parameter(nil, .native(Visibility.self))) { $0.labelsVisibility($1) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: ControlSize.self),
    MemberTable(
      ButtonBorderShape.self,
      [
        Member("automatic", .automatic), Member("capsule", .capsule), Member("roundedRectangle", .roundedRectangle),
        Member("circle", .circle),
      ]),
    MemberTable(casesOf: Visibility.self),
  ]
}
