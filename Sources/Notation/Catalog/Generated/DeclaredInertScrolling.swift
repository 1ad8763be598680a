// Written by `make generate` from Sources/VitrineUI/Inert/InertScrolling.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertScrolling.swift`, as fences name them.
enum DeclaredInertScrolling {
  static let members: [MemberTable] = [
    MemberTable(NavigationTransition.self, [Member("automatic", .automatic), Member("crossFade", .crossFade)]),
    MemberTable(
      FocusInteractions.self, [Member("activate", .activate), Member("edit", .edit), Member("automatic", .automatic)]),
    MemberTable(casesOf: InterfaceOrientation.self),
  ]
}

extension NavigationTransition: CatalogType { package static let catalogName = "NavigationTransition" }
extension FocusInteractions: CatalogType { package static let catalogName = "FocusInteractions" }
extension InterfaceOrientation: CatalogType { package static let catalogName = "InterfaceOrientation" }
