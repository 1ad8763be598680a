// Written by `make generate` from Sources/VitrineUI/Styles/Color.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Color.swift`, as fences name them.
enum DeclaredColor {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Color.RGBColorSpace.self)
  ]
}
