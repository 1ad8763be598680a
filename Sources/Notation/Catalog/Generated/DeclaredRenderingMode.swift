// Written by `make generate` from Sources/VitrineUI/Views/RenderingMode.swift.
import VitrineLayout
import VitrineText
import VitrineUI

/// What `RenderingMode.swift` declares, as fences name it.
enum DeclaredRenderingMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Image.TemplateRenderingMode.self)
  ]
}

extension Image.TemplateRenderingMode: CatalogType {
  static let catalogName = "TemplateRenderingMode"
  static let shownName = "Image.TemplateRenderingMode"
}
