// Written by `make generate` from Sources/VitrineUI/Controls/GlassButtonStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GlassButtonStyle.swift`, as fences name them.
enum DeclaredGlassButtonStyle {
  static let bindings: [NameBinding] = [
    .function("GlassButtonStyle") {
      Native(Parameter(nil, .native(Glass.self), or: .regular)) { GlassButtonStyle($0) }
    },
    .function("GlassProminentButtonStyle") { Native { GlassProminentButtonStyle() } },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "ButtonStyle",
      [
        Member<any ButtonStyle>("glass", GlassButtonStyle.glass),
        Member<any ButtonStyle>("glassProminent", GlassProminentButtonStyle.glassProminent),
      ])
  ]
}
