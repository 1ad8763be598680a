import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

/// What changes the rows of lists.
enum ListRowsNames {
  static let listRows: [NameBinding] = [
    .modifier("badge") {
      Modifier(Parameter(nil, .int)) { $0.badge($1) }
      Modifier(.optional(nil, .prompt)) { $0.badge($1) }
    },
    .lifetime("swipeActions") {
      Modifier(
        Parameter("edge", .sideEdge, or: .trailing),
        Parameter("allowsFullSwipe", .bool, or: true).withoutEffect("a swipe goes as far as the buttons do"),
        Parameter("content", .function)
      ) { (view: any View, edge: SwipeEdge, _: Bool, buttons: FenceFunction) -> any View in
        modified(view, by: SwipeActionsModifier(edge) { buttons.content() })
      }
    },
    .lifetime("onDelete") {
      Modifier(Parameter("perform", .function)) { (view: any View, delete: FenceFunction) -> any View in
        modified(view, by: DeletionModifier { delete.perform(.native(IndexSet(integer: $0))) })
      }
    },
  ]
}

extension Kind where T == SwipeEdge {
  static var sideEdge: Kind {
    .plain("HorizontalEdge") { value, _ in
      guard case .implicit(let implicit) = value else { return nil }
      return implicit.name == "leading" ? .leading : implicit.name == "trailing" ? .trailing : nil
    }
  }
}

extension VerticalEdge.Set: CatalogType {
  package static let catalogName = "VerticalEdges"
  package static let shownName = "VerticalEdge.Set"
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
