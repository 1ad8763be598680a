// Written by `make generate` from Sources/VitrineUI/Shapes/FillStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `FillStyle.swift`, as fences name them.
enum DeclaredFillStyle {
  static let bindings: [NameBinding] = [
    .function("FillStyle") {
      Native(
        Parameter("eoFill", .bool, or: false),
        Parameter("antialiased", .bool, or: true).withoutEffect("edges of drawings are always smooth")
      ) { FillStyle(eoFill: $0, antialiased: $1) }
    }
  ]
}

extension FillStyle: CatalogType { package static let catalogName = "FillStyle" }
