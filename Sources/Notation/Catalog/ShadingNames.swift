import VitrineLayout
import VitrineUI

/// What a canvas paints with.
enum ShadingNames {
  static let shadings: [NameBinding] = [
    .staticFunction("Shading", "color") {
      Native(Parameter(nil, .native(Color.self))) { Shading.style($0) }
      Native(
        Parameter(nil, .native(Color.RGBColorSpace.self), or: .sRGB), Parameter("red", .double),
        Parameter("green", .double), Parameter("blue", .double), Parameter("opacity", .double, or: 1)
      ) { Shading.style(Color($0, red: $1, green: $2, blue: $3, opacity: $4)) }
      Native(
        Parameter(nil, .native(Color.RGBColorSpace.self), or: .sRGB), Parameter("white", .double),
        Parameter("opacity", .double, or: 1)
      ) { Shading.style(Color($0, white: $1, opacity: $2)) }
    },
    .staticFunction("Shading", "style") { Native(Parameter(nil, .style)) { Shading.style($0) } },
    .staticFunction("Shading", "linearGradient") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("startPoint", .native(Point.self)),
        Parameter("endPoint", .native(Point.self)), ignoring: [options]
      ) { Shading.linear($0, from: $1, to: $2) }
    },
    .staticFunction("Shading", "radialGradient") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("center", .native(Point.self)),
        Parameter("startRadius", .double), Parameter("endRadius", .double), ignoring: [options]
      ) { Shading.radial($0, center: $1, startRadius: $2, endRadius: $3) }
    },
    .staticFunction("Shading", "conicGradient") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("center", .native(Point.self)),
        Parameter("angle", .angle, or: .zero), ignoring: [options]
      ) { Shading.conic($0, center: $1, angle: $2) }
    },
    .staticFunction("Shading", "palette") {
      Native(Parameter(nil, .list(of: .native(Shading.self)))) { $0.first ?? .style(HierarchicalShapeStyle.primary) }
    },
  ]

  static let shadingMembers = [
    MemberTable(
      Shading.self,
      [
        Member("foreground", .style(HierarchicalShapeStyle.primary)),
        Member("backdrop", .style(SemanticShapeStyle.background)),
      ])
  ]

  private typealias Shading = GraphicsContext.Shading
  private static let options = Ignored("options", because: "gradients end where their last colour is")
}
