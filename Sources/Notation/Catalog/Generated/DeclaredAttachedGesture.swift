// Written by `make generate` from Sources/VitrineUI/State/AttachedGesture.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `AttachedGesture.swift`, as fences name them.
enum DeclaredAttachedGesture {
  static let bindings: [NameBinding] = [
    .modifier("allowsHitTesting") { Modifier(Parameter(nil, .bool)) { $0.allowsHitTesting($1) } }
  ]
}
