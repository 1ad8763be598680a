// Written by `make generate` from Sources/VitrineUI/Views/SpokenNames.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SpokenNames.swift`, as fences name them.
enum DeclaredSpokenNames {
  static let bindings: [NameBinding] = [
    .modifier("accessibilityLabel") {
      Modifier(Parameter(nil, .string)) { $0.accessibilityLabel($1) }
      Modifier(Parameter(nil, .text)) { $0.accessibilityLabel($1) }
    },
    .modifier("accessibilityIdentifier") { Modifier(Parameter(nil, .string)) { $0.accessibilityIdentifier($1) } },
  ]
}
