// Written by `make generate` from Sources/VitrineUI/Core/ContentSizeCategory.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ContentSizeCategory.swift`, as fences name them.
enum DeclaredContentSizeCategory {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ContentSizeCategory.self)
  ]
}

extension ContentSizeCategory: CatalogType { package static let catalogName = "ContentSizeCategory" }
