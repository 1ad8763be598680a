// Written by `make generate` from Sources/VitrineUI/Text/SymbolVariants.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SymbolVariants.swift`, as fences name them.
enum DeclaredSymbolVariants {
  static let bindings: [NameBinding] = [
    .modifier("symbolVariant") { Modifier(Parameter(nil, .native(SymbolVariants.self))) { $0.symbolVariant($1) } }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      SymbolVariants.self,
      [
        Member("none", .none), Member("fill", .fill), Member("slash", .slash), Member("circle", .circle),
        Member("square", .square), Member("rectangle", .rectangle),
      ])
  ]
}

extension SymbolVariants: CatalogType { package static let catalogName = "SymbolVariants" }
