// Written by `make generate` from Sources/VitrineUI/Motion/UnitCurve.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `UnitCurve.swift`, as fences name them.
enum DeclaredUnitCurve {
  static let bindings: [NameBinding] = [
    .staticFunction("UnitCurve", "bezier") {
      Native(
        Parameter("startControlPoint", .native(UnitPoint.self)), Parameter("endControlPoint", .native(UnitPoint.self))
      ) { UnitCurve.bezier(startControlPoint: $0, endControlPoint: $1) }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      UnitCurve.self,
      [
        Member("linear", .linear), Member("easeIn", .easeIn), Member("easeOut", .easeOut),
        Member("easeInOut", .easeInOut), Member("circularEaseIn", .circularEaseIn),
        Member("circularEaseOut", .circularEaseOut), Member("circularEaseInOut", .circularEaseInOut),
      ])
  ]
}
