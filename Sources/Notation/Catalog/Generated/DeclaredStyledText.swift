// Written by `make generate` from Sources/VitrineText/StyledText.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `StyledText.swift`, as fences name them.
enum DeclaredStyledText {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextOptions.Truncation.self),
    MemberTable(casesOf: TextOptions.Alignment.self),
  ]
}
