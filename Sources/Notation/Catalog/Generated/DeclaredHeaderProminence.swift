// Written by `make generate` from Sources/VitrineUI/Lists/HeaderProminence.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `HeaderProminence.swift`, as fences name them.
enum DeclaredHeaderProminence {
  static let bindings: [NameBinding] = [
    .modifier("headerProminence") { Modifier(Parameter(nil, .native(Prominence.self))) { $0.headerProminence($1) } }
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: Prominence.self)
  ]
}

extension Prominence: CatalogType { package static let catalogName = "Prominence" }
