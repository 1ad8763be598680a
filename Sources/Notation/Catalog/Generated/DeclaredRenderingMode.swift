// Written by `make generate` from Sources/VitrineUI/Text/RenderingMode.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `RenderingMode.swift`, as fences name them.
enum DeclaredRenderingMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Image.TemplateRenderingMode.self)
  ]
}

extension Image.TemplateRenderingMode: CatalogType {
  package static let catalogName = "TemplateRenderingMode"
  package static let shownName = "Image.TemplateRenderingMode"
}
