import VitrineLayout
import VitrineUI

/// Sizes, points, rectangles, angles, edges, axes and what else says where something is.
enum GeometryNames {
  static let geometry: [NameBinding] = [
    .function("CGSize") {
      Native(Parameter("width", .double), Parameter("height", .double)) { Size($0, $1) }
      Native { Size.zero }
    },
    .function("CGPoint") {
      Native(Parameter("x", .double), Parameter("y", .double)) { Point(x: $0, y: $1) }
      Native { Point.zero }
    },
    .function("UnitPoint") { Native(Parameter("x", .double), Parameter("y", .double)) { UnitPoint(x: $0, y: $1) } },
    .function("CGRect") {
      Native(
        Parameter("x", .double), Parameter("y", .double), Parameter("width", .double), Parameter("height", .double)
      ) { Rect(x: $0, y: $1, width: $2, height: $3) }
      Native(Parameter("origin", .native(Point.self)), Parameter("size", .native(Size.self))) {
        Rect(origin: $0, size: $1)
      }
      Native { Rect.zero }
    },
    .function("ProposedViewSize") {
      Native(.optional("width", .double), .optional("height", .double)) { ProposedViewSize(width: $0, height: $1) }
      Native(Parameter(nil, .native(Size.self))) { ProposedViewSize($0) }
    },
    .function("ViewSpacing") { Native { ViewSpacing() } },
    .function("LayoutProperties") { Native { LayoutProperties() } },
    .function("Angle") {
      Native(Parameter("degrees", .double)) { Angle(degrees: $0) }
      Native(Parameter("radians", .double)) { Angle(radians: $0) }
    },
    .staticFunction("Angle", "degrees") { Native(Parameter(nil, .double)) { Angle(degrees: $0) } },
    .staticFunction("Angle", "radians") { Native(Parameter(nil, .double)) { Angle(radians: $0) } },
    .staticFunction("CoordinateSpace", "named") {
      Function(Parameter(nil, .any)) { .native(CoordinateSpace.named((try? $0.interpreter.describe($1)) ?? "")) }
    },
    .function("Edges") { Native(Parameter(nil, .edges, or: [])) { $0 } },
    .function("Axes") { Native(Parameter(nil, .axes, or: [])) { $0 } },
    .function("CGAffineTransform") {
      Native(Parameter("translationX", .double), Parameter("y", .double)) { Transform.translation(x: $0, y: $1) }
      Native(Parameter("scaleX", .double), Parameter("y", .double)) { Transform.scale(x: $0, y: $1) }
      Native(Parameter("rotationAngle", .double)) { Transform.rotation(Angle(radians: $0), around: .zero) }
    },
    .function("ProjectionTransform") { Native(Parameter(nil, .native(Transform.self), or: .identity)) { $0 } },
  ]

  static let geometryMembers: [MemberTable] = [
    MemberTable(
      UnitPoint.self,
      [
        Member("zero", .zero), Member("center", .center), Member("leading", .leading), Member("trailing", .trailing),
        Member("top", .top), Member("bottom", .bottom), Member("topLeading", .topLeading),
        Member("topTrailing", .topTrailing), Member("bottomLeading", .bottomLeading),
        Member("bottomTrailing", .bottomTrailing),
      ]),
    MemberTable(
      ProposedViewSize.self,
      [Member("zero", .zero), Member("infinity", .infinity), Member("unspecified", .unspecified)]),
    MemberTable(Size.self, [Member("zero", .zero)]),
    MemberTable(Point.self, [Member("zero", .zero)]),
    MemberTable(Rect.self, [Member("zero", .zero)]),
    MemberTable(Angle.self, [Member("zero", .zero)]),
    MemberTable(ViewSpacing.self, [Member("zero", .zero)]),
    MemberTable(CoordinateSpace.self, [Member("global", .global), Member("local", .local)]),
    MemberTable(Transform.self, [Member("identity", .identity)]),
    MemberTable(casesOf: LayoutDirection.self),
    MemberTable(casesOf: AspectRatioRule.ContentMode.self),
    MemberTable(
      named: "Edges",
      [
        Member("top", Edge.Set.top), Member("bottom", .bottom), Member("leading", .leading),
        Member("trailing", .trailing),
        Member("horizontal", .horizontal), Member("vertical", .vertical), Member("all", .all),
      ]),
    cases(
      "Edge",
      [Member("top", Edge.top), Member("leading", .leading), Member("bottom", .bottom), Member("trailing", .trailing)]),
    cases("VerticalEdge", [Member("top", Edge.top), Member("bottom", .bottom)]),
    cases("HorizontalEdge", [Member("leading", Edge.leading), Member("trailing", .trailing)]),
    cases("Axis", [Member("horizontal", Axis.horizontal), Member("vertical", .vertical)]),
    MemberTable(named: "Axes", [Member("horizontal", Axis.Set.horizontal), Member("vertical", .vertical)]),
  ]

  /// The cases of an enumeration, and the list of all.
  private static func cases<T>(_ type: String, _ members: [Member<T>]) -> MemberTable {
    let values = members.map { member in Member("\(member.name)", Value.native(member.value())) }
    return MemberTable(
      named: type, values: values + [Member("allCases", .array(members.map { .native($0.value()) }))])
  }
}
