// Written by `make generate` from Sources/VitrineUI/Environment/ContentSizeCategory.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ContentSizeCategory.swift` declares, as fences name it.
enum DeclaredContentSizeCategory {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ContentSizeCategory.self)
  ]
}

extension ContentSizeCategory: CatalogType { package static let catalogName = "ContentSizeCategory" }
