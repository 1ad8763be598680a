// Written by `make generate` from Sources/VitrineUI/Styles/Gradients.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Gradients.swift`, as fences name them.
enum DeclaredGradients {
  static let bindings: [NameBinding] = [
    .function("Gradient") {
      Native(Parameter("stops", .list(of: .native(Gradient.Stop.self)))) { Gradient(stops: $0) }
      Native(Parameter("colors", .list(of: .native(Color.self)))) { Gradient(colors: $0) }
    }
  ]
}
