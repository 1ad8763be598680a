// Written by `make generate` from Sources/VitrineUI/State/AttachedGesture.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `AttachedGesture.swift` declares, as fences name it.
enum DeclaredAttachedGesture {
  static let bindings: [NameBinding] = [
    .modifier("allowsHitTesting") { Modifier(Parameter(nil, .bool)) { $0.allowsHitTesting($1) } }
  ]
}
