// Written by `make generate` from Sources/VitrineUI/Controls/LabeledContent.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LabeledContent.swift`, as fences name them.
enum DeclaredLabeledContent {
  static let bindings: [NameBinding] = [
    .function("DefaultLabeledContentStyle") { Native { DefaultLabeledContentStyle() } },
    .modifier("labeledContentStyle") {
      Modifier(Parameter(nil, .labeledContentStyle)) {
        (a: any View, b: any LabeledContentStyle) in a.labeledContentStyle(b)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "LabeledContentStyle",
      [Member<any LabeledContentStyle>("automatic", DefaultLabeledContentStyle.automatic)])
  ]
}
