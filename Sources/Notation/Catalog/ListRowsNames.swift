import VitrineLayout
import VitrineUI

/// What changes the rows of lists.
enum ListRowsNames {
  static let listRows: [NameBinding] = [
    .modifier("listRowInsets") {
      Modifier(.optional(nil, .native(EdgeInsets.self))) { $0.listRowInsets($1) }
      Modifier(Parameter(nil, .edges), .optional(nil, .double)) { $0.listRowInsets($1, $2) }
    },
    .modifier("listRowBackground") {
      Modifier(.optional(nil, .content)) { $0.listRowBackground($1) }
    },
    .modifier("listRowSeparator") {
      Modifier(Parameter(nil, .native(Visibility.self)), Parameter("edges", .verticalEdges, or: .all)) {
        $0.listRowSeparator($1, edges: $2)
      }
    },
    .modifier("listRowSeparatorTint") {
      Modifier(
        .optional(nil, .native(Color.self)),
        Parameter("edges", .verticalEdges, or: .all).withoutEffect("a line between two rows takes the tint of one")
      ) { view, color, _ in view.listRowSeparatorTint(color) }
    },
    .modifier("listSectionSeparator") {
      Modifier(
        Parameter(nil, .native(Visibility.self)),
        Parameter("edges", .verticalEdges, or: .all)
      ) { $0.listSectionSeparator($1, edges: $2) }
    },
    .modifier("listRowSpacing") { Modifier(.optional(nil, .double)) { $0.listRowSpacing($1) } },
    .modifier("listSectionSpacing") {
      Modifier(Parameter(nil, .double)) { $0.listSectionSpacing($1) }
      Modifier(Parameter(nil, .native(ListSectionSpacing.self))) { $0.listSectionSpacing($1) }
    },
    .staticFunction("ListSectionSpacing", "custom") {
      Native(Parameter(nil, .double)) { ListSectionSpacing.custom($0) }
    },
    .modifier("scrollContentBackground") {
      Modifier(Parameter(nil, .native(Visibility.self))) { $0.scrollContentBackground($1) }
    },
    .modifier("badge") {
      Modifier(Parameter(nil, .int)) { $0.badge($1) }
      Modifier(.optional(nil, .prompt)) { $0.badge($1) }
    },
  ]

  static let listMembers = [
    MemberTable(ListSectionSpacing.self, [Member("default", .default), Member("compact", .compact)]),
    MemberTable(
      VerticalEdge.Set.self, [Member("top", .top), Member("bottom", .bottom), Member("all", .all)]),
  ]
}

extension VerticalEdge.Set: CatalogType {
  static let catalogName = "VerticalEdges"
  static let shownName = "VerticalEdge.Set"
}

extension Kind where T == VerticalEdge.Set {
  /// The upper edge, the lower one or both.
  static var verticalEdges: Kind {
    .options(T.catalogName, shown: T.shownName) { option in
      guard let edge = option as? Edge else { return option as? VerticalEdge.Set }
      return edge == .top ? .top : edge == .bottom ? .bottom : nil
    }
  }
}
