// Written by `make generate` from Sources/VitrineUI/Navigation/TabView.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TabView.swift`, as fences name them.
enum DeclaredTabView {
  static let bindings: [NameBinding] = [
    .view("TabView") {
      Init(Parameter("content", .content)) { TabView(content: content($0)) }
      Init(Parameter("selection", .selection), Parameter("content", .content)) {
        TabView(selection: $0, content: content($1))
      }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: TabRole.self)
  ]
}

extension TabRole: CatalogType { package static let catalogName = "TabRole" }
