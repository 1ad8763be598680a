// Written by `make generate` from Sources/VitrineUI/Navigation/Navigator.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Navigator.swift`, as fences name them.
enum DeclaredNavigator {
  static let bindings: [NameBinding] = [
    .modifier("navigationBarBackButtonHidden") {
      Modifier(Parameter(nil, .bool, or: true)) { $0.navigationBarBackButtonHidden($1) }
    }
  ]
}
