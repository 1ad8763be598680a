// Written by `make generate` from Sources/VitrineUI/Views/Grid.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Grid.swift`, as fences name them.
enum DeclaredGrid {
  static let bindings: [NameBinding] = [
    .view("Grid") {
      Init(
        Parameter("alignment", .native(Alignment.self), or: .center), .optional("horizontalSpacing", .length),
        .optional("verticalSpacing", .length), Parameter("content", .content)
      ) { Grid(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2, content: content($3)) }
    },
    .view("GridRow") {
      Init(.optional("alignment", .native(VerticalAlignment.self)), Parameter("content", .content)) {
        GridRow(alignment: $0, content: content($1))
      }
    },
    .modifier("gridCellColumns") { Modifier(Parameter(nil, .int)) { $0.gridCellColumns($1) } },
    .modifier("gridColumnAlignment") {
      Modifier(Parameter(nil, .native(HorizontalAlignment.self))) { $0.gridColumnAlignment($1) }
    },
    .modifier("gridCellAnchor") { Modifier(Parameter(nil, .native(UnitPoint.self))) { $0.gridCellAnchor($1) } },
    .modifier("gridCellUnsizedAxes") { Modifier(Parameter(nil, .axes)) { $0.gridCellUnsizedAxes($1) } },
  ]
}
