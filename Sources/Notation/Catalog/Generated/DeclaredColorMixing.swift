// Written by `make generate` from Sources/VitrineUI/Styles/ColorMixing.swift.
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ColorMixing.swift` declares, as fences name it.
enum DeclaredColorMixing {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Gradient.ColorSpace.self)
  ]
}

extension Gradient.ColorSpace: CatalogType {
  static let catalogName = "ColorSpace"
  static let shownName = "Gradient.ColorSpace"
}
