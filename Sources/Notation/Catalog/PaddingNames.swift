import VitrineLayout
import VitrineUI

/// Space around views, and the safe area.
enum PaddingNames {
  static let padding: [NameBinding] = [
    .function("EdgeInsets") {
      Native(
        Parameter("top", .double), Parameter("leading", .double), Parameter("bottom", .double),
        Parameter("trailing", .double)
      ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
      Native { EdgeInsets() }
    },
    .modifier("scenePadding") {
      Modifier(Parameter(nil, .edges, or: .all)) { $0.padding($1, 16) }
      Modifier(
        Parameter(nil, .value).withoutEffect("the least padding of a scene is its usual one"),
        Parameter("edges", .edges, or: .all)
      ) { view, _, edges in view.padding(edges, 16) }
    },
    .modifier("_tightPadding") { Modifier { $0.padding(8) } },
    .modifier("contentMargins") {
      Modifier(Parameter(nil, .native(EdgeInsets.self)), placement) { $0.contentMargins(.all, $1, for: $2) }
      Modifier(Parameter(nil, .double), placement) { $0.contentMargins($1, for: $2) }
      Modifier(Parameter(nil, .edges), Parameter(nil, .native(EdgeInsets.self)), placement) {
        $0.contentMargins($1, $2, for: $3)
      }
      Modifier(Parameter(nil, .edges), .optional(nil, .double), placement) { $0.contentMargins($1, $2, for: $3) }
    },
  ]

  private static let placement = Parameter("for", .native(ContentMarginPlacement.self), or: .automatic)

  static let safeAreas: [NameBinding] = [
    .moreOfModifier("ignoresSafeArea") {
      Modifier(Parameter(nil, .edges)) { $0.ignoresSafeArea(edges: $1) }
    }
  ]
}
