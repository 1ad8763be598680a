// Written by `make generate` from Sources/VitrineUI/Controls/ButtonStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ButtonStyle.swift`, as fences name them.
enum DeclaredButtonStyle {
  static let bindings: [NameBinding] = [
    .function("DefaultButtonStyle") { Native { DefaultButtonStyle() } },
    .function("BorderlessButtonStyle") { Native { BorderlessButtonStyle() } },
    .function("PlainButtonStyle") { Native { PlainButtonStyle() } },
    .function("BorderedButtonStyle") { Native { BorderedButtonStyle() } },
    .function("BorderedProminentButtonStyle") { Native { BorderedProminentButtonStyle() } },
    .modifier("buttonStyle") {
      Modifier(Parameter(nil, .buttonStyle)) { (a: any View, b: any ButtonStyle) in a.buttonStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "ButtonStyle",
      [
        Member<any ButtonStyle>("automatic", DefaultButtonStyle.automatic),
        Member<any ButtonStyle>("borderless", BorderlessButtonStyle.borderless),
        Member<any ButtonStyle>("accessoryBar", BorderlessButtonStyle.accessoryBar),
        Member<any ButtonStyle>("accessoryBarAction", BorderlessButtonStyle.accessoryBarAction),
        Member<any ButtonStyle>("link", BorderlessButtonStyle.link),
        Member<any ButtonStyle>("plain", PlainButtonStyle.plain),
        Member<any ButtonStyle>("bordered", BorderedButtonStyle.bordered),
        Member<any ButtonStyle>("card", BorderedButtonStyle.card),
        Member<any ButtonStyle>("borderedProminent", BorderedProminentButtonStyle.borderedProminent),
      ])
  ]
}
