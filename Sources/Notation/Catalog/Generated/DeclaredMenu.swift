// Written by `make generate` from Sources/VitrineUI/Pickers/Menu.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Menu.swift`, as fences name them.
enum DeclaredMenu {
  static let bindings: [NameBinding] = [
    .modifier("menuStyle") { Modifier(Parameter(nil, .style(MenuStyle.self))) { $0.menuStyle($1) } }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      MenuStyle.self,
      [
        Member("automatic", .automatic), Member("button", .button), Member("borderedButton", .borderedButton),
        Member("borderlessButton", .borderlessButton),
      ])
  ]
}

extension MenuStyle: CatalogType { package static let catalogName = "MenuStyle" }
