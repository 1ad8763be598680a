// Written by `make generate` from Sources/VitrineUI/Controls/Toggle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Toggle.swift`, as fences name them.
enum DeclaredToggle {
  static let bindings: [NameBinding] = [
    .view("Toggle") {
      Init(Parameter("isOn", .toggled), Parameter("label", .content)) { Toggle(isOn: $0, label: content($1)) }
      Init(Parameter(nil, .string), Parameter("isOn", .toggled)) { Toggle($0, isOn: $1) }
      Init(Parameter(nil, .string), Parameter("systemImage", .string), Parameter("isOn", .toggled)) {
        Toggle($0, systemImage: $1, isOn: $2)
      }
    },
    .function("DefaultToggleStyle") { Native { DefaultToggleStyle() } },
    .function("SwitchToggleStyle") { Native(.optional("tint", .native(Color.self))) { SwitchToggleStyle(tint: $0) } },
    .function("ButtonToggleStyle") { Native { ButtonToggleStyle() } },
    .function("CheckboxToggleStyle") { Native { CheckboxToggleStyle() } },
    .modifier("toggleStyle") {
      Modifier(Parameter(nil, .toggleStyle)) { (a: any View, b: any ToggleStyle) in a.toggleStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "ToggleStyle",
      [
        Member<any ToggleStyle>("automatic", DefaultToggleStyle.automatic),
        Member<any ToggleStyle>("switch", SwitchToggleStyle.`switch`),
        Member<any ToggleStyle>("button", ButtonToggleStyle.button),
        Member<any ToggleStyle>("checkbox", CheckboxToggleStyle.checkbox),
      ])
  ]
}
