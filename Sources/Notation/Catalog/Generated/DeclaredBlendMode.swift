// Written by `make generate` from Sources/VitrineUI/Modifiers/BlendMode.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `BlendMode.swift`, as fences name them.
enum DeclaredBlendMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: BlendMode.self)
  ]
}

extension BlendMode: CatalogType { package static let catalogName = "BlendMode" }
