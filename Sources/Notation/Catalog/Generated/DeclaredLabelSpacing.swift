// Written by `make generate` from Sources/VitrineUI/Controls/LabelSpacing.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LabelSpacing.swift`, as fences name them.
enum DeclaredLabelSpacing {
  static let bindings: [NameBinding] = [
    .modifier("labelIconToTitleSpacing") { Modifier(Parameter(nil, .double)) { $0.labelIconToTitleSpacing($1) } },
    .modifier("labelReservedIconWidth") { Modifier(Parameter(nil, .double)) { $0.labelReservedIconWidth($1) } },
  ]
}
