// Written by `make generate` from Sources/VitrineUI/Core/ViewBuilder.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `ViewBuilder.swift` declares, as fences name it.
enum DeclaredViewBuilder {
  static let bindings: [NameBinding] = [
    .view("EmptyView") { Init { EmptyView() } }
  ]
}
