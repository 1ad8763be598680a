// Written by `make generate` from Sources/VitrineUI/Modifiers/Effects.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Effects.swift`, as fences name them.
enum DeclaredEffects {
  static let bindings: [NameBinding] = [
    .modifier("opacity") { Modifier(Parameter(nil, .double)) { $0.opacity($1) } },
    .modifier("hidden") { Modifier { $0.hidden() } },
    .modifier("clipShape") {
      Modifier(Parameter(nil, .shape), Parameter("style", .native(FillStyle.self), or: FillStyle())) {
        $0.clipShape(AnyShape($1), style: $2)
      }
    },
    .modifier("cornerRadius") {
      Modifier(
        Parameter(nil, .double),
        Parameter("antialiased", .bool, or: true).withoutEffect("edges of drawings are always smooth")
      ) { $0.cornerRadius($1, antialiased: $2) }
    },
    .modifier("clipped") {
      Modifier(Parameter("antialiased", .bool, or: false).withoutEffect("edges of drawings are always smooth")) {
        $0.clipped(antialiased: $1)
      }
    },
    .modifier("blur") {
      Modifier(
        Parameter("radius", .double),
        Parameter("opaque", .bool, or: false).withoutEffect("it is a promise to the system")
      ) { $0.blur(radius: $1, opaque: $2) }
    },
    .modifier("shadow") {
      Modifier(
        Parameter("color", .native(Color.self), or: Color(.sRGBLinear, white: 0, opacity: 0.33)),
        Parameter("radius", .double), Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)
      ) { $0.shadow(color: $1, radius: $2, x: $3, y: $4) }
    },
    .modifier("scaleEffect") {
      Modifier(
        Parameter("x", .double, or: 1), Parameter("y", .double, or: 1),
        Parameter("anchor", .native(UnitPoint.self), or: .center)
      ) { $0.scaleEffect(x: $1, y: $2, anchor: $3) }
      Modifier(Parameter(nil, .double), Parameter("anchor", .native(UnitPoint.self), or: .center)) {
        $0.scaleEffect($1, anchor: $2)
      }
      Modifier(Parameter(nil, .native(Size.self)), Parameter("anchor", .native(UnitPoint.self), or: .center)) {
        $0.scaleEffect($1, anchor: $2)
      }
    },
    .modifier("rotationEffect") {
      Modifier(Parameter(nil, .angle), Parameter("anchor", .native(UnitPoint.self), or: .center)) {
        $0.rotationEffect($1, anchor: $2)
      }
    },
    .modifier("transformEffect") { Modifier(Parameter(nil, .native(Transform.self))) { $0.transformEffect($1) } },
    .modifier("grayscale") { Modifier(Parameter(nil, .double)) { $0.grayscale($1) } },
    .modifier("saturation") { Modifier(Parameter(nil, .double)) { $0.saturation($1) } },
    .modifier("brightness") { Modifier(Parameter(nil, .double)) { $0.brightness($1) } },
    .modifier("contrast") { Modifier(Parameter(nil, .double)) { $0.contrast($1) } },
    .modifier("hueRotation") { Modifier(Parameter(nil, .angle)) { $0.hueRotation($1) } },
    .modifier("colorInvert") { Modifier { $0.colorInvert() } },
    .modifier("luminanceToAlpha") { Modifier { $0.luminanceToAlpha() } },
    .modifier("flipsForRightToLeftLayoutDirection") {
      Modifier(Parameter(nil, .bool)) { $0.flipsForRightToLeftLayoutDirection($1) }
    },
    .modifier("colorMultiply") { Modifier(Parameter(nil, .native(Color.self))) { $0.colorMultiply($1) } },
    .modifier("border") {
      Modifier(Parameter(nil, .style), Parameter("width", .double, or: 1)) { $0.border($1, width: $2) }
    },
    .modifier("zIndex") { Modifier(Parameter(nil, .double)) { $0.zIndex($1) } },
  ]
}
