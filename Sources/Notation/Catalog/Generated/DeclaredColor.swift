// Written by `make generate` from Sources/VitrineUI/Styles/Color.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Color.swift` declares, as fences name it.
enum DeclaredColor {
  static let members: [MemberTable] = [
    MemberTable(casesOf: Color.RGBColorSpace.self)
  ]
}
