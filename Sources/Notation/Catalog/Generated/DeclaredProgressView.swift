// Written by `make generate` from Sources/VitrineUI/Controls/ProgressView.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ProgressView.swift` declares, as fences name it.
enum DeclaredProgressView {
  static let bindings: [NameBinding] = [
    .function("DefaultProgressViewStyle") { Native { DefaultProgressViewStyle() } },
    .function("LinearProgressViewStyle") {
      Native(.optional("tint", .native(Color.self))) { LinearProgressViewStyle(tint: $0) }
    },
    .function("CircularProgressViewStyle") {
      Native(.optional("tint", .native(Color.self))) { CircularProgressViewStyle(tint: $0) }
    },
    .modifier("progressViewStyle") {
      Modifier(Parameter(nil, .progressViewStyle)) { (a: any View, b: any ProgressViewStyle) in a.progressViewStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "ProgressViewStyle",
      [
        Member<any ProgressViewStyle>("automatic", DefaultProgressViewStyle.automatic),
        Member<any ProgressViewStyle>("linear", LinearProgressViewStyle.linear),
        Member<any ProgressViewStyle>("circular", CircularProgressViewStyle.circular),
      ])
  ]
}
