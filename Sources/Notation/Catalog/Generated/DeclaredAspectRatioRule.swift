// Written by `make generate` from Sources/VitrineLayout/Layouts/AspectRatioRule.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `AspectRatioRule.swift`, as fences name them.
enum DeclaredAspectRatioRule {
  static let members: [MemberTable] = [
    MemberTable(casesOf: AspectRatioRule.ContentMode.self)
  ]
}
