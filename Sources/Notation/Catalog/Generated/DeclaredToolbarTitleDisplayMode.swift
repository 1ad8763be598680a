// Written by `make generate` from Sources/VitrineUI/Navigation/ToolbarTitleDisplayMode.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ToolbarTitleDisplayMode.swift`, as fences name them.
enum DeclaredToolbarTitleDisplayMode {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ToolbarTitleDisplayMode.self)
  ]
}
