// Written by `make generate` from Sources/VitrineText/TypographyProfile.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `TypographyProfile.swift` declares, as fences name it.
enum DeclaredTypographyProfile {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextStyle.self),
    MemberTable(casesOf: DynamicTypeSize.self),
  ]
}
