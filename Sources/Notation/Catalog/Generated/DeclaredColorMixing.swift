// Written by `make generate` from Sources/VitrineUI/Styles/ColorMixing.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ColorMixing.swift`, as fences name them.
enum DeclaredColorMixing {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Gradient.ColorSpace.self)
  ]
}

extension Gradient.ColorSpace: CatalogType {
  package static let catalogName = "ColorSpace"
  package static let shownName = "Gradient.ColorSpace"
}
