// Written by `make generate` from Sources/VitrineLayout/Geometry/Geometry.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Geometry.swift`, as fences name them.
enum DeclaredGeometry {
  static let bindings: [NameBinding] = [
    .function("CGPoint") { Native(Parameter("x", .double), Parameter("y", .double)) { Point(x: $0, y: $1) } },
    .function("CGRect") {
      Native(Parameter("origin", .native(Point.self)), Parameter("size", .native(Size.self))) {
        Rect(origin: $0, size: $1)
      }
      Native(
        Parameter("x", .double), Parameter("y", .double), Parameter("width", .double), Parameter("height", .double)
      ) { Rect(x: $0, y: $1, width: $2, height: $3) }
    },
    .function("UnitPoint") { Native(Parameter("x", .double), Parameter("y", .double)) { UnitPoint(x: $0, y: $1) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(Size.self, [Member("zero", .zero)]),
    MemberTable(Point.self, [Member("zero", .zero)]),
    MemberTable(Rect.self, [Member("zero", .zero)]),
    MemberTable(
      UnitPoint.self,
      [
        Member("zero", .zero), Member("center", .center), Member("leading", .leading), Member("trailing", .trailing),
        Member("top", .top), Member("bottom", .bottom), Member("topLeading", .topLeading),
        Member("topTrailing", .topTrailing), Member("bottomLeading", .bottomLeading),
        Member("bottomTrailing", .bottomTrailing),
      ]),
    MemberTable(casesOf: LayoutDirection.self),
  ]
}
