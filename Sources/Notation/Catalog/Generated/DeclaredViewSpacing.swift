// Written by `make generate` from Sources/VitrineLayout/Geometry/ViewSpacing.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ViewSpacing.swift`, as fences name them.
enum DeclaredViewSpacing {
  static let bindings: [NameBinding] = [
    .function("ViewSpacing") { Native { ViewSpacing() } }
  ]

  static let members: [MemberTable] = [
    MemberTable(ViewSpacing.self, [Member("zero", .zero)])
  ]
}
