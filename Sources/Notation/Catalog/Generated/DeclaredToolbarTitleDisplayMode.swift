// Written by `make generate` from Sources/VitrineUI/Navigation/ToolbarTitleDisplayMode.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ToolbarTitleDisplayMode.swift` declares, as fences name it.
enum DeclaredToolbarTitleDisplayMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ToolbarTitleDisplayMode.self)
  ]
}
