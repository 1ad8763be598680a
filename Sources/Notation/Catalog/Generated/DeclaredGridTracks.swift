// Written by `make generate` from Sources/VitrineLayout/Layouts/GridTracks.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GridTracks.swift`, as fences name them.
enum DeclaredGridTracks {
  static let bindings: [NameBinding] = [
    .function("GridItem") {
      Native(
        Parameter(nil, .native(GridItem.Size.self), or: .flexible()), .optional("spacing", .double),
        .optional("alignment", .native(Alignment.self))
      ) { GridItem($0, spacing: $1, alignment: $2) }
    },
    .staticFunction("GridSize", "fixed") { Native(Parameter(nil, .double)) { GridItem.Size.fixed($0) } },
    .staticFunction("GridSize", "flexible") {
      Native(Parameter("minimum", .double, or: 10), Parameter("maximum", .double, or: .infinity)) {
        GridItem.Size.flexible(minimum: $0, maximum: $1)
      }
    },
    .staticFunction("GridSize", "adaptive") {
      Native(Parameter("minimum", .double), Parameter("maximum", .double, or: .infinity)) {
        GridItem.Size.adaptive(minimum: $0, maximum: $1)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(GridItem.Size.self, [Member("flexible", .flexible)])
  ]
}
