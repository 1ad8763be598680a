import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Sizes, points, rectangles, angles, edges, axes and what else says where something is.
enum GeometryNames {
  static let geometry: [NameBinding] = [
    .function("CGSize") {
      Native(Parameter("width", .double), Parameter("height", .double)) { Size($0, $1) }
      Native { Size.zero }
    },
    .moreOfFunction("CGPoint") {
      Native { Point.zero }
    },
    .moreOfFunction("CGRect") {
      Native { Rect.zero }
    },
    .function("LayoutProperties") { Native { LayoutProperties() } },
    .staticFunction("CoordinateSpace", "named") {
      Function(Parameter(nil, .any)) { .native(CoordinateSpace.named((try? $0.evaluator.describe($1)) ?? "")) }
    },
    .function("Edges") { Native(Parameter(nil, .edges, or: [])) { $0 } },
    .function("Axes") { Native(Parameter(nil, .axes, or: [])) { $0 } },
    .function("CGAffineTransform") {
      Native(Parameter("translationX", .double), Parameter("y", .double)) { Transform.translation(x: $0, y: $1) }
      Native(Parameter("scaleX", .double), Parameter("y", .double)) { Transform.scale(x: $0, y: $1) }
      Native(Parameter("rotationAngle", .double)) { Transform.rotation(Angle(radians: $0), around: .zero) }
    },
    .method("CGAffineTransform", "concatenating") {
      Method(Transform.self, Parameter(nil, .native(Transform.self))) { .native($0.then($1)) }
    },
    .method("CGAffineTransform", "translatedBy") {
      Method(Transform.self, Parameter("x", .double), Parameter("y", .double)) {
        .native(Transform.translation(x: $1, y: $2).then($0))
      }
    },
    .method("CGAffineTransform", "scaledBy") {
      Method(Transform.self, Parameter("x", .double), Parameter("y", .double)) {
        .native(Transform.scale(x: $1, y: $2).then($0))
      }
    },
    .method("CGAffineTransform", "rotated") {
      Method(Transform.self, Parameter("by", .double)) {
        .native(Transform.rotation(Angle(radians: $1), around: .zero).then($0))
      }
    },
    .method("CGAffineTransform", "inverted") { Method(Transform.self) { .native($0.inverse ?? $0) } },
    .function("ProjectionTransform") { Native(Parameter(nil, .native(Transform.self), or: .identity)) { $0 } },
  ]

  static let geometryMembers: [MemberTable] = [
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
