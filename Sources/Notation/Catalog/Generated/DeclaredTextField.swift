// Written by `make generate` from Sources/VitrineUI/Controls/TextField.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TextField.swift`, as fences name them.
enum DeclaredTextField {
  static let bindings: [NameBinding] = [
    .modifier("textFieldStyle") {
      Modifier(Parameter(nil, .textFieldStyle)) { (a: any View, b: any TextFieldStyle) in a.textFieldStyle(b) }
    },
    .function("DefaultTextFieldStyle") { Native { DefaultTextFieldStyle() } },
    .function("PlainTextFieldStyle") { Native { PlainTextFieldStyle() } },
    .function("RoundedBorderTextFieldStyle") { Native { RoundedBorderTextFieldStyle() } },
    .function("SquareBorderTextFieldStyle") { Native { SquareBorderTextFieldStyle() } },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "TextFieldStyle",
      [
        Member<any TextFieldStyle>("automatic", DefaultTextFieldStyle.automatic),
        Member<any TextFieldStyle>("plain", PlainTextFieldStyle.plain),
        Member<any TextFieldStyle>("roundedBorder", RoundedBorderTextFieldStyle.roundedBorder),
        Member<any TextFieldStyle>("squareBorder", SquareBorderTextFieldStyle.squareBorder),
      ])
  ]
}
