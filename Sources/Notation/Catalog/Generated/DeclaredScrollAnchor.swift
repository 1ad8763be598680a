// Written by `make generate` from Sources/VitrineUI/Modifiers/ScrollAnchor.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ScrollAnchor.swift`, as fences name them.
enum DeclaredScrollAnchor {
  static let bindings: [NameBinding] = [
    .modifier("defaultScrollAnchor") {
      Modifier(.optional(nil, .native(UnitPoint.self))) { $0.defaultScrollAnchor($1) }
    }
  ]
}
