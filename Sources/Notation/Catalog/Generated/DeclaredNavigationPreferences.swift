// Written by `make generate` from Sources/VitrineUI/Navigation/NavigationPreferences.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `NavigationPreferences.swift`, as fences name them.
enum DeclaredNavigationPreferences {
  static let bindings: [NameBinding] = [
    .modifier("navigationSubtitle") { Modifier(Parameter(nil, .string)) { $0.navigationSubtitle($1) } },
    .modifier("navigationBarTitle") {
      Modifier(
        Parameter(nil, .text),
        Parameter("displayMode", .native(NavigationBarItem.TitleDisplayMode.self), or: .automatic)
      ) { $0.navigationBarTitle($1, displayMode: $2) }
      Modifier(
        Parameter(nil, .string),
        Parameter("displayMode", .native(NavigationBarItem.TitleDisplayMode.self), or: .automatic)
      ) { $0.navigationBarTitle($1, displayMode: $2) }
    },
    .modifier("navigationBarTitleDisplayMode") {
      Modifier(Parameter(nil, .native(NavigationBarItem.TitleDisplayMode.self))) {
        $0.navigationBarTitleDisplayMode($1)
      }
    },
    .modifier("navigationBarHidden") { Modifier(Parameter(nil, .bool)) { $0.navigationBarHidden($1) } },
    .modifier("toolbarBackgroundVisibility") {
      Modifier(Parameter(nil, .native(Visibility.self)), .variadic("for", .native(ToolbarPlacement.self))) {
        $0.toolbarBackgroundVisibility($1, for: $2)
      }
    },
    .modifier("navigationBarItems") {
      Modifier(Parameter("leading", .content), Parameter("trailing", .content)) {
        $0.navigationBarItems(leading: $1, trailing: $2)
      }
      Modifier(Parameter("leading", .content)) { $0.navigationBarItems(leading: $1) }
      Modifier(Parameter("trailing", .content)) { $0.navigationBarItems(trailing: $1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: ToolbarPlacement.self),
    MemberTable(casesOf: ToolbarDefaultItemKind.self),
  ]
}

extension ToolbarDefaultItemKind: CatalogType { package static let catalogName = "ToolbarDefaultItemKind" }
