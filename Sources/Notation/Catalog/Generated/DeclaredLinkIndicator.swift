// Written by `make generate` from Sources/VitrineUI/Navigation/LinkIndicator.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LinkIndicator.swift`, as fences name them.
enum DeclaredLinkIndicator {
  static let bindings: [NameBinding] = [
    .modifier("navigationLinkIndicatorVisibility") {
      Modifier(Parameter(nil, .native(Visibility.self))) { $0.navigationLinkIndicatorVisibility($1) }
    }
  ]
}
