// Written by `make generate` from Sources/VitrineUI/Navigation/TabViewStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TabViewStyle.swift`, as fences name them.
enum DeclaredTabViewStyle {
  static let bindings: [NameBinding] = [
    .staticFunction("TabViewStyle", "page") {
      Native(Parameter("indexDisplayMode", .native(TabViewStyle.IndexDisplayMode.self))) {
        TabViewStyle.page(indexDisplayMode: $0)
      }
    },
    .staticFunction("IndexViewStyle", "page") {
      Native(Parameter("backgroundDisplayMode", .native(IndexViewStyle.BackgroundDisplayMode.self))) {
        IndexViewStyle.page(backgroundDisplayMode: $0)
      }
    },
    .modifier("tabViewStyle") { Modifier(Parameter(nil, .style(TabViewStyle.self))) { $0.tabViewStyle($1) } },
    .modifier("indexViewStyle") { Modifier(Parameter(nil, .style(IndexViewStyle.self))) { $0.indexViewStyle($1) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      TabViewStyle.self,
      [
        Member("automatic", .automatic), Member("sidebarAdaptable", .sidebarAdaptable),
        Member("tabBarOnly", .tabBarOnly), Member("grouped", .grouped), Member("carousel", .carousel),
        Member("page", .page), Member("verticalPage", .verticalPage),
      ]),
    MemberTable(casesOf: TabViewStyle.IndexDisplayMode.self),
    MemberTable(IndexViewStyle.self, [Member("page", .page)]),
    MemberTable(casesOf: IndexViewStyle.BackgroundDisplayMode.self),
  ]
}

extension TabViewStyle: CatalogType { package static let catalogName = "TabViewStyle" }
extension IndexViewStyle: CatalogType { package static let catalogName = "IndexViewStyle" }
