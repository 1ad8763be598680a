// Written by `make generate` from Sources/VitrineUI/Controls/LabeledContent.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `LabeledContent.swift` declares, as fences name it.
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
