// Written by `make generate` from Sources/VitrineUI/Navigation/NavigationStack.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `NavigationStack.swift`, as fences name them.
enum DeclaredNavigationStack {
  static let bindings: [NameBinding] = [
    .view("NavigationStack") { Init(Parameter("root", .content)) { NavigationStack(root: content($0)) } },
    .view("NavigationView") { Init(Parameter("content", .content)) { NavigationView(content: content($0)) } },
    .modifier("navigationViewStyle") {
      Modifier(Parameter(nil, .style(NavigationViewStyle.self)).withoutEffect("a picture has room for one column")) {
        $0.navigationViewStyle($1)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      NavigationViewStyle.self, [Member("automatic", .automatic), Member("stack", .stack), Member("columns", .columns)])
  ]
}

extension NavigationViewStyle: CatalogType { package static let catalogName = "NavigationViewStyle" }
