// Written by `make generate` from Sources/VitrineUI/Paint/GraphicsContext.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GraphicsContext.swift`, as fences name them.
enum DeclaredGraphicsContext {
  static let bindings: [NameBinding] = [
    .staticFunction("Shading", "linear") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("from", .native(Point.self)),
        Parameter("to", .native(Point.self))
      ) { GraphicsContext.Shading.linear($0, from: $1, to: $2) }
    },
    .staticFunction("Shading", "radial") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("center", .native(Point.self)),
        Parameter("startRadius", .double), Parameter("endRadius", .double)
      ) { GraphicsContext.Shading.radial($0, center: $1, startRadius: $2, endRadius: $3) }
    },
    .staticFunction("Shading", "conic") {
      Native(
        Parameter(nil, .native(Gradient.self)), Parameter("center", .native(Point.self)), Parameter("angle", .angle)
      ) { GraphicsContext.Shading.conic($0, center: $1, angle: $2) }
    },
  ]
}
