// Written by `make generate` from Sources/VitrineUI/State/Focus.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Focus.swift` declares, as fences name it.
enum DeclaredFocus {
  static let bindings: [NameBinding] = [
    .modifier("submitScope") { Modifier(Parameter(nil, .bool, or: true)) { $0.submitScope($1) } }
  ]
}
