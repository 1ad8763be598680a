import VitrineLayout

/// A column of a table: its title, and a closure that returns the cell of each row.
package struct DrawnColumn: PrimitiveView {
  let title: Text
  /// The key that identifies the column in sort orders; `nil` if rows can't be sorted by it.
  private(set) var key: String?
  let cell: (Any) -> any View
  private var minimum: Double?
  private var ideal: Double?
  private var maximum: Double?
  private var alignment = HorizontalAlignment.leading

  package init(_ title: Text, key: String?, cell: @escaping (Any) -> any View) {
    (self.title, self.key, self.cell) = (title, key, cell)
  }

  /// Returns the column with bounds of its width, in points.
  package func width(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) -> DrawnColumn {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (minimum, ideal, maximum)
    return column
  }

  /// Returns the column with a key that identifies it in sort orders.
  func keyed(_ key: String) -> DrawnColumn {
    var column = self
    column.key = key
    return column
  }

  package func alignment(_ alignment: HorizontalAlignment) -> DrawnColumn {
    var column = self
    column.alignment = alignment
    return column
  }

  /// Returns a cell with the column's width. Columns without a fixed width share the remaining width.
  fileprivate func placed(_ view: any View) -> any View {
    AnyView(view).lineLimit(1)
      .framed(
        minWidth: minimum ?? 0, idealWidth: ideal, maxWidth: maximum ?? .infinity,
        alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  /// Returns no nodes: outside of a table, a column draws nothing.
  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }
}

/// A row of a table whose rows are written one by one.
package struct DrawnRow: PrimitiveView {
  package let value: Any

  package init(_ value: Any) { self.value = value }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }
}

/// A table of rows below the titles of their columns; it fills the proposed size. On a compact device, such as a phone,
/// only the first column is shown, without its title.
package struct DrawnTable: ControlView {
  let columns: [DrawnColumn]
  let rows: [Any]
  let sortedBy: String?
  let isReverse: Bool

  package init(columns: [DrawnColumn], rows: [Any], sortedBy: String?, isReverse: Bool) {
    (self.columns, self.rows, self.sortedBy, self.isReverse) = (columns, rows, sortedBy, isReverse)
  }

  package var controlKind: NodeKind { NodeKind("Table", telling: .accepting) }

  package func parts(in environment: EnvironmentValues) -> any View {
    let isCompact = environment.sizeClasses?.horizontal == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    var lines: [any View] = []
    if !isCompact, environment.showsTableHeaders {
      lines = [line(shown.map { $0.placed(header($0, environment)) }, environment, 6), Divider()]
    }
    for row in rows { lines += [line(shown.map { $0.placed($0.cell(row)) }, environment, 11), Divider()] }
    return VStack(spacing: 0) { ViewList(lines) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func line(_ cells: [any View], _ environment: EnvironmentValues, _ inset: Double) -> any View {
    HStack(spacing: environment.points(12)) { ViewList(cells) }.padding(environment.insets(16, inset))
  }

  private func header(_ column: DrawnColumn, _ environment: EnvironmentValues) -> any View {
    HStack(spacing: environment.points(4)) {
      column.title.fontWeight(.semibold)
      if let key = column.key, key == sortedBy { Image(systemName: isReverse ? "chevron.down" : "chevron.up") }
    }
    .font(.footnote).foregroundStyle(Color.secondary)
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  package var showsTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
