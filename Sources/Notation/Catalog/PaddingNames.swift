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
    .modifier("padding") {
      Modifier(Parameter(nil, .native(EdgeInsets.self))) { $0.padding($1) }
      Modifier(Parameter(nil, .double)) { $0.padding($1) }
      Modifier(Parameter(nil, .edges, or: .all), .optional(nil, .double)) { $0.padding($1, $2) }
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
    .modifier("ignoresSafeArea") {
      Modifier(Parameter("edges", .edges, or: .all)) { $0.ignoresSafeArea(edges: $1) }
      Modifier(Parameter(nil, .native(SafeAreaRegions.self)), Parameter("edges", .edges, or: .all)) {
        $0.ignoresSafeArea($1, edges: $2)
      }
      Modifier(Parameter(nil, .edges)) { $0.ignoresSafeArea(edges: $1) }
    },
    .modifier("edgesIgnoringSafeArea") { Modifier(Parameter(nil, .edges)) { $0.ignoresSafeArea(edges: $1) } },
    .modifier("safeAreaInset") {
      Modifier(edge, horizontally, .optional("spacing", .double), Parameter("content", .content)) {
        $0.safeAreaInset(edge: $1, alignment: $2, spacing: $3, content: content($4))
      }
      Modifier(edge, vertically, .optional("spacing", .double), Parameter("content", .content)) {
        $0.safeAreaInset(edge: $1, alignment: $2, spacing: $3, content: content($4))
      }
    },
    .modifier("safeAreaBar") {
      Modifier(edge, horizontally, .optional("spacing", .double), Parameter("content", .content)) {
        $0.safeAreaBar(edge: $1, alignment: $2, spacing: $3, content: content($4))
      }
      Modifier(edge, vertically, .optional("spacing", .double), Parameter("content", .content)) {
        $0.safeAreaBar(edge: $1, alignment: $2, spacing: $3, content: content($4))
      }
    },
    .modifier("safeAreaPadding") {
      Modifier(Parameter(nil, .native(EdgeInsets.self))) { $0.safeAreaPadding($1) }
      Modifier(Parameter(nil, .double)) { $0.safeAreaPadding($1) }
      Modifier(Parameter(nil, .edges, or: .all), .optional(nil, .double)) { $0.safeAreaPadding($1, $2) }
    },
  ]

  private static let edge = Parameter("edge", .native(Edge.self))
  private static let horizontally = Parameter("alignment", .native(HorizontalAlignment.self), or: .center)
  private static let vertically = Parameter("alignment", .native(VerticalAlignment.self), or: .center)

  static let paddingMembers = [
    MemberTable(casesOf: ContentMarginPlacement.self),
    MemberTable(
      SafeAreaRegions.self, [Member("all", .all), Member("container", .container), Member("keyboard", .keyboard)]),
  ]
}

extension SafeAreaRegions: CatalogType { static let catalogName = "SafeAreaRegions" }
