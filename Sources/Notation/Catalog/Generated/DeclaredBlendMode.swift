// Written by `make generate` from Sources/VitrineUI/Modifiers/BlendMode.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `BlendMode.swift` declares, as fences name it.
enum DeclaredBlendMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: BlendMode.self)
  ]
}

extension BlendMode: CatalogType { package static let catalogName = "BlendMode" }
