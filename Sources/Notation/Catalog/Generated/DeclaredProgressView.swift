// Written by `make generate` from Sources/VitrineUI/Controls/ProgressView.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ProgressView.swift`, as fences name them.
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
