// Written by `make generate` from Sources/VitrineUI/Inert/InertText.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertText.swift`, as fences name them.
enum DeclaredInertText {
  static let bindings: [NameBinding] = [
    .modifier("speechPhoneticRepresentation") {
      Modifier(Parameter(nil, .string)) { $0.speechPhoneticRepresentation($1) }
    }
  ]
}
