import VitrineLayout

/// The columns of a split view that has room for only one: a stack in which a selection shows the next column.
final class CollapsedColumns {
  /// The index of the visible column; `nil` for the column that the split view prefers.
  private let column: StateCell
  /// The destination of the last link that was followed in a column.
  private let entry: StateCell
  /// The split view's node, once it is made.
  weak var node: RenderNode?
  /// Closures that clear the selections of lists, by column. Going back to a column calls its closure.
  var deselect: [Int: () -> Void] = [:]
  private let wide: Double

  /// - Parameter wide: the minimum width for more than one column, in points.
  init(_ context: RenderContext, wide: Double) {
    column = context.graph.states.cell(context.identity, "@column") { Int?.none as Any }
    entry = context.graph.states.cell(context.identity, "@entry") { NavigationEntry?.none as Any }
    self.wide = wide
  }

  /// The visible column, if a selection led to it.
  var shown: Int? { column.value as? Int }

  /// The entry whose destination the last column shows in place of its content.
  var destination: NavigationEntry? { entry.value as? NavigationEntry }

  private var areCollapsed: Bool { node.map { $0.layout.frame.width < wide } ?? false }

  /// Shows the next column, if the columns are collapsed.
  func advance(from index: Int) { if areCollapsed { column.value = index + 1 } }

  /// Shows a link's destination in the last column.
  func follow(_ link: NavigationEntry, from index: Int) {
    entry.value = link
    advance(from: index)
  }

  /// Goes back to the previous column.
  func back(from index: Int) {
    guard areCollapsed, index > 0 else { return }
    column.value = index - 1
    entry.value = NavigationEntry?.none as Any
    deselect[index - 1]?()
  }
}

/// The effects of a list's selection on the columns of its split view.
struct ColumnNavigation {
  let advance: () -> Void
  /// Stores a closure that clears the selection.
  let setDeselect: (@escaping () -> Void) -> Void
}

struct ColumnLeadKey: EnvironmentKey {
  static var defaultValue: ColumnNavigation? { nil }
}

extension ListBuilder {
  /// Makes a selection in a column of a split view show the next column.
  func leadOn(from node: RenderNode, by rows: RowSelection?) {
    guard let rows, let chosen = rows.chosen, let lead = context.environment[ColumnLeadKey.self] else { return }
    lead.setDeselect { rows.deselect?() }
    let last = context.graph.states.cell(context.identity, "@chosen") { AnyHashable?.none as Any }
    context.add(
      .afterLayout {
        let now = chosen()
        guard now != last.current as? AnyHashable else { return }
        last.value = now as Any
        if now != nil { lead.advance() }
      })
  }
}
