// Written by `make generate` from Sources/VitrineUI/Navigation/ToolbarItem.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ToolbarItem.swift`, as fences name them.
enum DeclaredToolbarItem {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ToolbarItemPlacement.self)
  ]
}

extension ToolbarItemPlacement: CatalogType { package static let catalogName = "ToolbarItemPlacement" }
