// Written by `make generate` from Sources/VitrineUI/Lists/ListRowModifiers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ListRowModifiers.swift`, as fences name them.
enum DeclaredListRowModifiers {
  static let bindings: [NameBinding] = [
    .modifier("listRowInsets") {
      Modifier(.optional(nil, .native(EdgeInsets.self))) { $0.listRowInsets($1) }
      Modifier(Parameter(nil, .edges, or: .all), .optional(nil, .double)) { $0.listRowInsets($1, $2) }
    },
    .modifier("listRowBackground") { Modifier(.optional(nil, .content)) { $0.listRowBackground($1) } },
    .modifier("listRowSeparator") {
      Modifier(Parameter(nil, .native(Visibility.self)), Parameter("edges", .verticalEdges, or: .all)) {
        $0.listRowSeparator($1, edges: $2)
      }
    },
    .modifier("listRowSeparatorTint") {
      Modifier(
        .optional(nil, .native(Color.self)),
        Parameter("edges", .verticalEdges, or: .all).withoutEffect("a line between two rows takes the tint of one")
      ) { $0.listRowSeparatorTint($1, edges: $2) }
    },
    .modifier("listSectionSeparator") {
      Modifier(Parameter(nil, .native(Visibility.self)), Parameter("edges", .verticalEdges, or: .all)) {
        $0.listSectionSeparator($1, edges: $2)
      }
    },
    .modifier("deleteDisabled") { Modifier(Parameter(nil, .bool)) { $0.deleteDisabled($1) } },
    .modifier("scrollContentBackground") {
      Modifier(Parameter(nil, .native(Visibility.self))) { $0.scrollContentBackground($1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(VerticalEdge.Set.self, [Member("top", .top), Member("bottom", .bottom), Member("all", .all)])
  ]
}
