// Written by `make generate` from Sources/VitrineUI/Modifiers/GlassEffect.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GlassEffect.swift`, as fences name them.
enum DeclaredGlassEffect {
  static let bindings: [NameBinding] = [
    .view("DefaultGlassEffectShape") { Init { DefaultGlassEffectShape() } },
    .modifier("glassEffect") {
      Modifier(
        Parameter(nil, .native(Glass.self), or: .regular), Parameter("in", .shape, or: DefaultGlassEffectShape())
      ) { $0.glassEffect($1, in: AnyShape($2)) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(Glass.self, [Member("regular", .regular), Member("clear", .clear), Member("identity", .identity)])
  ]
}

extension Glass: CatalogType { package static let catalogName = "Glass" }
