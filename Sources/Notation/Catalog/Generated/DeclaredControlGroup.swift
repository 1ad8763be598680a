// Written by `make generate` from Sources/VitrineUI/Controls/ControlGroup.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ControlGroup.swift`, as fences name them.
enum DeclaredControlGroup {
  static let bindings: [NameBinding] = [
    .modifier("controlGroupStyle") {
      Modifier(Parameter(nil, .style(ControlGroupStyle.self)).withoutEffect("groups are drawn alike in all styles")) {
        $0.controlGroupStyle($1)
      }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      ControlGroupStyle.self,
      [
        Member("automatic", .automatic), Member("navigation", .navigation), Member("menu", .menu),
        Member("compactMenu", .compactMenu), Member("palette", .palette),
      ])
  ]
}

extension ControlGroupStyle: CatalogType { package static let catalogName = "ControlGroupStyle" }
