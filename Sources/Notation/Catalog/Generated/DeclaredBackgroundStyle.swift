// Written by `make generate` from Sources/VitrineUI/Styles/BackgroundStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `BackgroundStyle.swift`, as fences name them.
enum DeclaredBackgroundStyle {
  static let bindings: [NameBinding] = [
    .modifier("backgroundStyle") { Modifier(Parameter(nil, .style)) { $0.backgroundStyle($1) } }
  ]
}
