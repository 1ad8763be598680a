// Written by `make generate` from Sources/VitrineUI/Shapes/Shape.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Shape.swift`, as fences name them.
enum DeclaredShape {
  static let bindings: [NameBinding] = [
    .function("StrokeStyle") {
      Native(
        Parameter("lineWidth", .double, or: 1), Parameter("lineCap", .native(Stroke.Cap.self), or: .butt),
        Parameter("lineJoin", .native(Stroke.Join.self), or: .miter), Parameter("miterLimit", .double, or: 10),
        Parameter("dash", .list(of: .double), or: []), Parameter("dashPhase", .double, or: 0)
      ) { StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5) }
    }
  ]
}
