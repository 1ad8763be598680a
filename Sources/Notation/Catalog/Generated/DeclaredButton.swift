// Written by `make generate` from Sources/VitrineUI/Controls/Button.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Button.swift` declares, as fences name it.
enum DeclaredButton {
  static let members: [MemberTable] = [
    MemberTable(casesOf: ButtonRole.self)
  ]
}
