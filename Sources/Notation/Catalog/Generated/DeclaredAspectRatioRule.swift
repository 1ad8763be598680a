// Written by `make generate` from Sources/VitrineLayout/Layouts/AspectRatioRule.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `AspectRatioRule.swift` declares, as fences name it.
enum DeclaredAspectRatioRule {
  static let members: [MemberTable] = [
    MemberTable(casesOf: AspectRatioRule.ContentMode.self)
  ]
}
