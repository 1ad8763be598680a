import VitrineLayout
import VitrineUI

/// Gradients, materials, hierarchical styles and shadows: what shapes and texts are painted with beside colours.
enum GradientsNames {
  static var gradients: [NameBinding] {
    paints
      + gradient("LinearGradient", linear)
      + gradient("RadialGradient", radial)
      + gradient("EllipticalGradient", elliptical)
      + gradient("AngularGradient", angular)
  }

  private static let paints: [NameBinding] = [
    .function("Stop") { stop },
    .staticFunction("Gradient", "Stop") { stop },
    .staticFunction("ShadowStyle", "drop") { dropShadow },
    .staticFunction("ShadowStyle", "inner") { innerShadow },
    .staticFunction("ShapeStyle", "shadow") {
      Native(Parameter(nil, .native(ShadowStyle.self))) { AnyShapeStyle.shadow($0) }
    },
    .method("ShapeStyle", "shadow") {
      Method((any ShapeStyle).self, Parameter(nil, .native(ShadowStyle.self))) { style, shadow in
        .native(AnyShapeStyle(style.shadow(shadow)))
      }
    },
    .method("ShapeStyle", "opacity") {
      Method((any ShapeStyle).self, Parameter(nil, .double)) { style, opacity in
        .native(AnyShapeStyle(style.fadedStyle(opacity)))
      }
    },
  ]

  @OverloadList private static var stop: [Overload] {
    Native(Parameter("color", .native(Color.self)), Parameter("location", .double)) {
      Gradient.Stop(color: $0, location: $1)
    }
  }

  /// A gradient as a type and behind a dot, by a gradient, by colours and by stops.
  private static func gradient(
    _ type: String, _ forms: @escaping @Sendable (Parameter<Gradient>) -> [Overload]
  ) -> [NameBinding] {
    let others: @Sendable () -> [Overload] = { ["colors", "stops"].flatMap { forms(Parameter($0, .gradient($0))) } }
    let member = "\(type.prefix(1).lowercased())\(type.dropFirst())"
    return [
      .function(type) { forms(Parameter("gradient", .gradient("gradient"))) + others() },
      .staticFunction("ShapeStyle", member) { forms(Parameter(nil, .gradient("gradient"))) + others() },
    ]
  }

  private static let center = Parameter<UnitPoint>("center", .native(UnitPoint.self), or: .center)

  @OverloadList @Sendable private static func linear(_ colors: Parameter<Gradient>) -> [Overload] {
    Native(colors, Parameter("startPoint", .native(UnitPoint.self)), Parameter("endPoint", .native(UnitPoint.self))) {
      LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)
    }
  }

  @OverloadList @Sendable private static func radial(_ colors: Parameter<Gradient>) -> [Overload] {
    Native(colors, center, Parameter("startRadius", .double), Parameter("endRadius", .double)) {
      RadialGradient(gradient: $0, center: $1, startRadius: $2, endRadius: $3)
    }
  }

  @OverloadList @Sendable private static func elliptical(_ colors: Parameter<Gradient>) -> [Overload] {
    Native(
      colors, center, Parameter("startRadiusFraction", .double, or: 0), Parameter("endRadiusFraction", .double, or: 0.5)
    ) { EllipticalGradient(gradient: $0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3) }
  }

  @OverloadList @Sendable private static func angular(_ colors: Parameter<Gradient>) -> [Overload] {
    Native(colors, center, Parameter("startAngle", .angle), Parameter("endAngle", .angle)) {
      AngularGradient(gradient: $0, center: $1, startAngle: $2, endAngle: $3)
    }
    Native(colors, center, Parameter("angle", .angle, or: .zero)) {
      AngularGradient(gradient: $0, center: $1, angle: $2)
    }
  }

  @OverloadList private static var dropShadow: [Overload] {
    Native(
      Parameter("color", .native(Color.self), or: Color(.sRGBLinear, white: 0, opacity: 0.33)),
      Parameter("radius", .double), Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)
    ) { ShadowStyle.drop(color: $0, radius: $1, x: $2, y: $3) }
  }

  @OverloadList private static var innerShadow: [Overload] {
    Native(
      Parameter("color", .native(Color.self), or: Color(.sRGBLinear, white: 0, opacity: 0.55)),
      Parameter("radius", .double), Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)
    ) { ShadowStyle.inner(color: $0, radius: $1, x: $2, y: $3) }
  }

  /// The weaker levels that every style has: `.background.secondary`.
  static let levels = PropertyTable(
    "ShapeStyle", (any ShapeStyle).self,
    [
      Property("secondary") { .native($0.secondary) }, Property("tertiary") { .native($0.tertiary) },
      Property("quaternary") { .native($0.quaternary) }, Property("quinary") { .native($0.quinary) },
    ])

  static let styleMembers: [MemberTable] = [
    MemberTable(
      moreOf: Material.self,
      [
        Member("ultraThinMaterial", .ultraThin), Member("thinMaterial", .thin), Member("regularMaterial", .regular),
        Member("thickMaterial", .thick), Member("ultraThickMaterial", .ultraThick),
      ])
  ]
}

extension Kind where T == [Gradient.Stop] {
  /// Colours and where along a gradient each stands, from 0 to 1.
  static var stops: Kind { .list(of: .native(Gradient.Stop.self)) }
}

extension Kind where T == Gradient {
  /// A gradient as itself, by its colours or by its stops.
  static func gradient(_ source: String) -> Kind {
    switch source {
    case "stops":
      Kind(name: "[Gradient.Stop]", accepts: Kind<[Gradient.Stop]>.stops.accepts) {
        Gradient(stops: try Kind<[Gradient.Stop]>.stops.read($0, $1))
      }
    case "colors":
      Kind(name: "[Color]", accepts: Kind<[Color]>.list(of: .native(Color.self)).accepts) {
        Gradient(colors: try Kind<[Color]>.list(of: .native(Color.self)).read($0, $1))
      }
    default: .native(Gradient.self)
    }
  }
}
