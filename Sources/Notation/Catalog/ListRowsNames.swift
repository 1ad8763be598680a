import VitrineLayout
import VitrineUI

/// What changes the rows of lists.
enum ListRowsNames {
  static let listRows: [NameBinding] = [
    .modifier("badge") {
      Modifier(Parameter(nil, .int)) { $0.badge($1) }
      Modifier(.optional(nil, .prompt)) { $0.badge($1) }
    }
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
