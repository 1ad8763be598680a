// Written by `make generate` from Sources/VitrineUI/Navigation/MoreModifiers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `MoreModifiers.swift`, as fences name them.
enum DeclaredMoreModifiers {
  static let bindings: [NameBinding] = [
    .staticFunction("CoordinateSpace", "scrollView") {
      Native(Parameter("axis", .native(Axis.self))) { CoordinateSpace.scrollView(axis: $0) }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(CoordinateSpace.self, [Member("scrollView", .scrollView)])
  ]
}
