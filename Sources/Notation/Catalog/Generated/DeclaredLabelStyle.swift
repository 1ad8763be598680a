// Written by `make generate` from Sources/VitrineUI/Controls/LabelStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LabelStyle.swift`, as fences name them.
enum DeclaredLabelStyle {
  static let bindings: [NameBinding] = [
    .function("DefaultLabelStyle") { Native { DefaultLabelStyle() } },
    .function("TitleAndIconLabelStyle") { Native { TitleAndIconLabelStyle() } },
    .function("IconOnlyLabelStyle") { Native { IconOnlyLabelStyle() } },
    .function("TitleOnlyLabelStyle") { Native { TitleOnlyLabelStyle() } },
    .modifier("labelStyle") {
      Modifier(Parameter(nil, .labelStyle)) { (a: any View, b: any LabelStyle) in a.labelStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "LabelStyle",
      [
        Member<any LabelStyle>("automatic", DefaultLabelStyle.automatic),
        Member<any LabelStyle>("titleAndIcon", TitleAndIconLabelStyle.titleAndIcon),
        Member<any LabelStyle>("iconOnly", IconOnlyLabelStyle.iconOnly),
        Member<any LabelStyle>("titleOnly", TitleOnlyLabelStyle.titleOnly),
      ])
  ]
}
