// Written by `make generate` from Sources/VitrineUI/Paint/Angle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Angle.swift`, as fences name them.
enum DeclaredAngle {
  static let bindings: [NameBinding] = [
    .function("Angle") {
      Native(Parameter("degrees", .double)) { Angle(degrees: $0) }
      Native(Parameter("radians", .double, or: 0)) { Angle(radians: $0) }
    },
    .staticFunction("Angle", "degrees") { Native(Parameter(nil, .double)) { Angle.degrees($0) } },
    .staticFunction("Angle", "radians") { Native(Parameter(nil, .double)) { Angle.radians($0) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(Angle.self, [Member("zero", .zero)])
  ]
}
