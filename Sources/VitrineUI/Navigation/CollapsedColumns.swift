import VitrineLayout

/// The columns of a split view where there is room for one: a stack, in which a choice leads on from the sidebar.
final class CollapsedColumns {
  /// The column that stands alone, told by its place; that of the split view's own choice if `nil`.
  private let column: StateCell
  /// Where links in the columns lead.
  private let entry: StateCell
  /// The split view, once it is made.
  weak var node: RenderNode?
  /// Takes back what the list before a column chose, as leading back does.
  var deselect: [Int: () -> Void] = [:]
  private let wide: Double

  /// - Parameter wide: the least width for more than one column, in points.
  init(_ context: RenderContext, wide: Double) {
    column = context.graph.states.cell(context.identity, "@column") { Int?.none as Any }
    entry = context.graph.states.cell(context.identity, "@entry") { NavigationEntry?.none as Any }
    self.wide = wide
  }

  /// The column that is shown, if a choice led there.
  var shown: Int? { column.value as? Int }

  /// What the columns behind show in place of their own content.
  var destination: NavigationEntry? { entry.value as? NavigationEntry }

  private var areCollapsed: Bool { node.map { $0.layout.frame.width < wide } ?? false }

  /// Leads on from a column, where it stands alone.
  func advance(from index: Int) { if areCollapsed { column.value = index + 1 } }

  /// Shows a link's destination behind a column.
  func follow(_ link: NavigationEntry, from index: Int) {
    entry.value = link
    advance(from: index)
  }

  /// Leads back to the column before.
  func back(from index: Int) {
    guard areCollapsed, index > 0 else { return }
    column.value = index - 1
    entry.value = NavigationEntry?.none as Any
    deselect[index - 1]?()
  }
}

/// What a list in a column of a split view leads to by its selection.
struct ColumnLead {
  let advance: () -> Void
  /// Notes what takes the selection back.
  let setDeselect: (@escaping () -> Void) -> Void
}

struct ColumnLeadKey: EnvironmentKey {
  static var defaultValue: ColumnLead? { nil }
}

extension ListBuilder {
  /// Has a selection in a column of a split view lead on to the next one.
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
