// Written by `make generate` from Sources/VitrineUI/Controls/GroupBox.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GroupBox.swift`, as fences name them.
enum DeclaredGroupBox {
  static let bindings: [NameBinding] = [
    .function("DefaultGroupBoxStyle") { Native { DefaultGroupBoxStyle() } },
    .modifier("groupBoxStyle") {
      Modifier(Parameter(nil, .groupBoxStyle)) { (a: any View, b: any GroupBoxStyle) in a.groupBoxStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(named: "GroupBoxStyle", [Member<any GroupBoxStyle>("automatic", DefaultGroupBoxStyle.automatic)])
  ]
}
