// Written by `make generate` from Sources/VitrineUI/Core/EnvironmentValues.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `EnvironmentValues.swift`, as fences name them.
enum DeclaredEnvironmentValues {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextEnvironment.TextCase.self),
    MemberTable(casesOf: ColorScheme.self),
  ]
}
