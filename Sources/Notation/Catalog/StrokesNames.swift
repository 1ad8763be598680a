import VitrineLayout
import VitrineUI

/// How lines are drawn, and the shapes that stand behind a dot: `.circle`, `.rect(cornerRadius: 8)`.
enum StrokesNames {
  static let strokes: [NameBinding] = [
    .staticFunction("Shape", "rect") {
      Init(Parameter("cornerRadius", .double), ignoring: [cornerStyle]) { RoundedRectangle(cornerRadius: $0) }
      Init(Parameter("cornerSize", .native(Size.self)), ignoring: [cornerStyle]) { RoundedRectangle(cornerSize: $0) }
      Init(
        Parameter("cornerRadii", .native(named: "RectangleCornerRadii")), ignoring: [cornerStyle]
      ) { (shape: UnevenRoundedRectangle) in shape }
      Init(
        Parameter("topLeadingRadius", .double, or: 0), Parameter("bottomLeadingRadius", .double, or: 0),
        Parameter("bottomTrailingRadius", .double, or: 0), Parameter("topTrailingRadius", .double, or: 0),
        ignoring: [cornerStyle]
      ) {
        UnevenRoundedRectangle(
          topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3)
      }
      ContextInit(ShapeTypesNames.concentricCorners, ignoring: ["isUniform"]) { context, _ in
        ShapeTypesNames.concentric("rect(corners:)", context)
      }
    },
    .staticFunction("Shape", "capsule") { Init(ignoring: [cornerStyle]) { Capsule() } },
  ]

  /// Continuous corners differ from round ones by less than a point.
  static let cornerStyle = Ignored("style", because: "continuous corners are drawn round")

  static let strokeMembers: [MemberTable] =
    [
      MemberTable(
        named: "CGLineCap", [Member("butt", Stroke.Cap.butt), Member("round", .round), Member("square", .square)]),
      MemberTable(
        named: "CGLineJoin", [Member("miter", Stroke.Join.miter), Member("round", .round), Member("bevel", .bevel)]),
      MemberTable(
        named: "Shape",
        values: [
          Member("rect", .view(Rectangle())), Member("circle", .view(Circle())), Member("capsule", .view(Capsule())),
          Member("ellipse", .view(Ellipse())), Member("containerRelative", .view(ContainerRelativeShape())),
        ]),
    ]
}
