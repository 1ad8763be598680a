// Written by `make generate` from Sources/VitrineUI/Modifiers/ContainerRelativeFrame.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ContainerRelativeFrame.swift`, as fences name them.
enum DeclaredContainerRelativeFrame {
  static let bindings: [NameBinding] = [
    .modifier("containerRelativeFrame") {
      Modifier(Parameter(nil, .axes), Parameter("alignment", .native(Alignment.self), or: .center)) {
        $0.containerRelativeFrame($1, alignment: $2)
      }
      Modifier(
        Parameter(nil, .axes), Parameter("count", .int), Parameter("span", .int, or: 1), Parameter("spacing", .double),
        Parameter("alignment", .native(Alignment.self), or: .center)
      ) { $0.containerRelativeFrame($1, count: $2, span: $3, spacing: $4, alignment: $5) }
    }
  ]
}
