// Written by `make generate` from Sources/VitrineText/TypographyProfile.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TypographyProfile.swift`, as fences name them.
enum DeclaredTypographyProfile {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextStyle.self),
    MemberTable(casesOf: DynamicTypeSize.self),
  ]
}
