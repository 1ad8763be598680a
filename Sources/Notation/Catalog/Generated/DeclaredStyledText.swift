// Written by `make generate` from Sources/VitrineText/StyledText.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `StyledText.swift` declares, as fences name it.
enum DeclaredStyledText {
  static let members: [MemberTable] = [
    MemberTable(casesOf: TextOptions.Truncation.self),
    MemberTable(casesOf: TextOptions.Alignment.self),
  ]
}
