import Foundation
import VitrineLayout

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue
  associatedtype TableColumnSortComparator
  var _columns: [_Column] { get }
}

/// A column as the renderer draws it.
public struct _Column {
  /// The name of the column by whose values rows are sorted.
  static let sorted = "sorted"

  fileprivate var column: DrawnColumn
  /// The way to the value that the column can be sorted by.
  fileprivate let path: AnyKeyPath?

  func drawn(sortedBy path: AnyKeyPath?) -> DrawnColumn {
    path != nil && self.path == path ? column.keyed(_Column.sorted) : column
  }
}

/// A column of a table: its title, and a view for each row.
public struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public private(set) var _columns: [_Column]

  fileprivate init(_ title: Text, _ path: AnyKeyPath?, _ content: @escaping (RowValue) -> any View) {
    let column = DrawnColumn(title, key: nil) { ($0 as? RowValue).map(content) ?? EmptyView() }
    _columns = [_Column(column: column, path: path)]
  }

  private func changed(_ change: (DrawnColumn) -> DrawnColumn) -> TableColumn {
    var changed = self
    for index in _columns.indices { changed._columns[index].column = change(_columns[index].column) }
    return changed
  }

  public func width(_ width: Double?) -> TableColumn { changed { $0.width(width, width, width) } }
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    changed { $0.width(min, ideal, max) }
  }
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment(alignment.horizontal) }
  }
  /// Names the column for people who move or hide it. Without effect in a picture.
  public func customizationID(_ id: String) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, nil, content)
  }
  public init<V>(
    _ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), value, content) }
  public init<V, C: SortComparator>(
    _ title: some StringProtocol, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(Text(title), value, content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>) {
    self.init(Text(title), value) { Text(verbatim: $0[keyPath: value]) }
  }
  public init(
    _ title: some StringProtocol, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) { self.init(title, value: value) }
}

/// The place of cells in their column; numbers stand at its end.
public enum TableColumnAlignment: Hashable, Sendable {
  case automatic, leading, center, trailing, numeric

  var horizontal: HorizontalAlignment {
    switch self {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// Columns one after another.
public struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_Column]
}

/// A result builder for the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_columns: column._columns) }
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }
  public static func buildPartialBlock<Column: TableColumnContent, Next: TableColumnContent>(
    accumulated: Column, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort>
  where
    Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort, Next.TableRowValue == RowValue,
    Next.TableColumnSortComparator == Sort
  { TupleTableColumnContent(_columns: accumulated._columns + next._columns) }
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> TupleTableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }
}
