// Written by `make generate` from Sources/VitrineUI/Styles/BackgroundStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `BackgroundStyle.swift` declares, as fences name it.
enum DeclaredBackgroundStyle {
  static let bindings: [NameBinding] = [
    .modifier("backgroundStyle") { Modifier(Parameter(nil, .style)) { $0.backgroundStyle($1) } }
  ]
}
