// Written by `make generate` from Sources/VitrineUI/Animation/Animatable+Geometry.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Animatable+Geometry.swift`, as fences name them.
enum DeclaredAnimatableGeometry {
  static let bindings: [NameBinding] = [
    .staticFunction("Animation", "interactiveSpring") {
      Native(
        Parameter("duration", .double, or: 0.15), Parameter("extraBounce", .double, or: 0),
        Parameter("blendDuration", .double, or: 0.25)
      ) { Animation.interactiveSpring(duration: $0, extraBounce: $1, blendDuration: $2) }
    }
  ]
}
