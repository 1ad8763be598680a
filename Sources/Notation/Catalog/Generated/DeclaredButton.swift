// Written by `make generate` from Sources/VitrineUI/Controls/Button.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Button.swift`, as fences name them.
enum DeclaredButton {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ButtonRole.self)
  ]
}
