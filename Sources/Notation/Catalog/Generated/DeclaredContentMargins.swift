// Written by `make generate` from Sources/VitrineUI/Modifiers/ContentMargins.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ContentMargins.swift`, as fences name them.
enum DeclaredContentMargins {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ContentMarginPlacement.self)
  ]
}
