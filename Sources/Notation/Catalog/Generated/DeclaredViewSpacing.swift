// Written by `make generate` from Sources/VitrineLayout/Geometry/ViewSpacing.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ViewSpacing.swift` declares, as fences name it.
enum DeclaredViewSpacing {
  static let bindings: [NameBinding] = [
    .function("ViewSpacing") { Native { ViewSpacing() } }
  ]

  static let members: [MemberTable] = [
    MemberTable(ViewSpacing.self, [Member("zero", .zero)])
  ]
}
