// Written by `make generate` from Sources/VitrineUI/Navigation/LinkIndicator.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `LinkIndicator.swift` declares, as fences name it.
enum DeclaredLinkIndicator {
  static let bindings: [NameBinding] = [
    .modifier("navigationLinkIndicatorVisibility") {
      Modifier(Parameter(nil, .native(Visibility.self))) { $0.navigationLinkIndicatorVisibility($1) }
    }
  ]
}
