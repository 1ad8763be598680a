// Written by `make generate` from Sources/VitrineUI/State/Focus.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Focus.swift`, as fences name them.
enum DeclaredFocus {
  static let bindings: [NameBinding] = [
    .modifier("submitScope") { Modifier(Parameter(nil, .bool, or: true)) { $0.submitScope($1) } }
  ]
}
