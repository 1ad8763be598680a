// Written by `make generate` from Sources/VitrineUI/Modifiers/ContentMargins.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ContentMargins.swift` declares, as fences name it.
enum DeclaredContentMargins {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ContentMarginPlacement.self)
  ]
}
