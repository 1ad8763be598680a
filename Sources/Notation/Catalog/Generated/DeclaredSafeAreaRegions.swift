// Written by `make generate` from Sources/VitrineUI/Modifiers/SafeAreaRegions.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SafeAreaRegions.swift`, as fences name them.
enum DeclaredSafeAreaRegions {
  static let bindings: [NameBinding] = [
    .modifier("ignoresSafeArea") {
      Modifier(Parameter(nil, .options(SafeAreaRegions.self)), Parameter("edges", .edges, or: .all)) {
        $0.ignoresSafeArea($1, edges: $2)
      }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      SafeAreaRegions.self, [Member("container", .container), Member("keyboard", .keyboard), Member("all", .all)])
  ]
}

extension SafeAreaRegions: CatalogType { package static let catalogName = "SafeAreaRegions" }
