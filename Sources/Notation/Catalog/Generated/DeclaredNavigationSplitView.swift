// Written by `make generate` from Sources/VitrineUI/Navigation/NavigationSplitView.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `NavigationSplitView.swift`, as fences name them.
enum DeclaredNavigationSplitView {
  static let bindings: [NameBinding] = [
    .modifier("navigationSplitViewColumnWidth") {
      Modifier(Parameter(nil, .double)) { $0.navigationSplitViewColumnWidth($1) }
      Modifier(
        .optional("min", .double, withoutEffect: "a column is drawn at its ideal width"), Parameter("ideal", .double),
        .optional("max", .double, withoutEffect: "a column is drawn at its ideal width")
      ) { $0.navigationSplitViewColumnWidth(min: $1, ideal: $2, max: $3) }
    },
    .modifier("navigationSplitViewStyle") {
      Modifier(Parameter(nil, .style(NavigationSplitViewStyle.self)).withoutEffect("columns are drawn balanced")) {
        $0.navigationSplitViewStyle($1)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: NavigationSplitViewVisibility.self),
    MemberTable(casesOf: NavigationSplitViewColumn.self),
    MemberTable(
      NavigationSplitViewStyle.self,
      [Member("automatic", .automatic), Member("balanced", .balanced), Member("prominentDetail", .prominentDetail)]),
  ]
}

extension NavigationSplitViewVisibility: CatalogType {
  package static let catalogName = "NavigationSplitViewVisibility"
}
extension NavigationSplitViewColumn: CatalogType { package static let catalogName = "NavigationSplitViewColumn" }
extension NavigationSplitViewStyle: CatalogType { package static let catalogName = "NavigationSplitViewStyle" }
