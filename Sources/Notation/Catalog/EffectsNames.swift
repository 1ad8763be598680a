import VitrineUI

/// What happens to a view's drawing once it is made.
enum EffectsNames {
  static let effects: [NameBinding] = [
    .modifier("opacity") { Modifier(Parameter(nil, .double)) { $0.opacity($1) } },
    .modifier("hidden") { Modifier { $0.hidden() } },
    .modifier("clipShape") {
      Modifier(Parameter(nil, .shape), Parameter("style", .native(FillStyle.self), or: FillStyle())) {
        $0.clipShape(AnyShape($1), style: $2)
      }
    },
    .modifier("cornerRadius") {
      Modifier(Parameter(nil, .double), ignoring: ["antialiased"]) { $0.cornerRadius($1) }
    },
    .modifier("clipped") { Modifier(ignoring: ["antialiased"]) { $0.clipped() } },
    .modifier("blur") { Modifier(Parameter("radius", .double), ignoring: ["opaque"]) { $0.blur(radius: $1) } },
    .modifier("shadow") {
      Modifier(
        Parameter("color", .native(Color.self), or: Color(.sRGBLinear, white: 0, opacity: 0.33)),
        Parameter("radius", .double), Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)
      ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) }
    },
    .modifier("blendMode") {
      ContextModifier(Parameter(nil, .native(BlendMode.self))) { context, view, mode in
        if !mode.isDrawn {
          context.warn(notDrawn: "blendMode(.\(mode.rawValue))", because: "browsers have no such mode")
        }
        return view.blendMode(mode)
      }
    },
    .modifier("grayscale") { Modifier(Parameter(nil, .double)) { $0.grayscale($1) } },
    .modifier("saturation") { Modifier(Parameter(nil, .double)) { $0.saturation($1) } },
    .modifier("brightness") { Modifier(Parameter(nil, .double)) { $0.brightness($1) } },
    .modifier("contrast") { Modifier(Parameter(nil, .double)) { $0.contrast($1) } },
    .modifier("hueRotation") { Modifier(Parameter(nil, .angle)) { $0.hueRotation($1) } },
    .modifier("colorInvert") { Modifier { $0.colorInvert() } },
    .modifier("colorMultiply") { Modifier(Parameter(nil, .native(Color.self))) { $0.colorMultiply($1) } },
  ]

  static let effectMembers = [MemberTable(casesOf: BlendMode.self)]
}

extension BlendMode: CatalogType { static let catalogName = "BlendMode" }
