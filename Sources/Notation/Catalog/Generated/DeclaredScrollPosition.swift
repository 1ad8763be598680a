// Written by `make generate` from Sources/VitrineUI/Views/ScrollPosition.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ScrollPosition.swift`, as fences name them.
enum DeclaredScrollPosition {
  static let bindings: [NameBinding] = [
    .modifier("scrollTargetLayout") {
      Modifier(Parameter("isEnabled", .bool, or: true)) { $0.scrollTargetLayout(isEnabled: $1) }
    },
    .modifier("scrollTargetBehavior") {
      Modifier(Parameter(nil, .native(ScrollTargetBehavior.self))) { $0.scrollTargetBehavior($1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: ScrollTargetBehavior.self)
  ]
}

extension ScrollTargetBehavior: CatalogType { package static let catalogName = "ScrollTargetBehavior" }
