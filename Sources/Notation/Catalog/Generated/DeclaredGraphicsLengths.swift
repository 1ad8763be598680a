// Written by `make generate` from Sources/VitrineUI/Modifiers/GraphicsLengths.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GraphicsLengths.swift`, as fences name them.
enum DeclaredGraphicsLengths {
  static let bindings: [NameBinding] = [
    .function("GridItem") {
      Native(
        Parameter(nil, .native(GridItem.Size.self), or: .flexible()), .optional("spacing", .length),
        .optional("alignment", .native(Alignment.self))
      ) { GridItem($0, spacing: $1, alignment: $2) }
    },
    .view("Spacer") { Init(.optional("minLength", .length)) { Spacer(minLength: $0) } },
    .function("StrokeStyle") {
      Native(
        Parameter("lineWidth", .length, or: 1), Parameter("lineCap", .native(Stroke.Cap.self), or: .butt),
        Parameter("lineJoin", .native(Stroke.Join.self), or: .miter), Parameter("miterLimit", .length, or: 10),
        Parameter("dash", .list(of: .length)), Parameter("dashPhase", .length, or: 0)
      ) { StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5) }
    },
  ]
}
