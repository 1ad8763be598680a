// Written by `make generate` from Sources/VitrineUI/Core/ViewBuilder.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ViewBuilder.swift`, as fences name them.
enum DeclaredViewBuilder {
  static let bindings: [NameBinding] = [
    .view("EmptyView") { Init { EmptyView() } }
  ]
}
