// Written by `make generate` from Sources/VitrineUI/Environment/EnvironmentValues.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `EnvironmentValues.swift` declares, as fences name it.
enum DeclaredEnvironmentValues {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextEnvironment.TextCase.self),
    MemberTable(casesOf: ColorScheme.self),
  ]
}
