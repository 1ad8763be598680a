import Foundation
import VitrineLayout

/// A table of rows below the titles of their columns; it fills the proposed size. On a compact device, such as a phone,
/// only the first column is shown, without its title.
///
/// Selected rows are drawn like others.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  /// The way to the value by which rows are sorted, and whether it is reversed.
  private var order: (path: AnyKeyPath, isReverse: Bool)?

  fileprivate init(_ columns: Columns, _ rows: Rows, order: [Any] = []) {
    (self.columns, self.rows) = (columns, rows)
    self.order = (order.first as? any OrderByPath).map { ($0.path, $0.order == .reverse) }
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let drawn = DrawnTable(
      columns: columns._columns.map { $0.drawn(sortedBy: order?.path) }, rows: rows._values.map { $0 as Any },
      sortedBy: order == nil ? nil : _Column.sorted, isReverse: order?.isReverse ?? false)
    return drawn.makeNodes(context)
  }
}

/// A comparator whose values are compared by what a way leads to.
private protocol OrderByPath {
  var path: AnyKeyPath { get }
  var order: SortOrder { get }
}

extension KeyPathComparator: OrderByPath {
  fileprivate var path: AnyKeyPath { keyPath }
}

extension Table where Value: Identifiable {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(columns(), TableForEachContent(data)) }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(data, columns: columns) }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(data, columns: columns) }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), TableForEachContent(data), order: sortOrder.wrappedValue)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows()) }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows()) }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows()) }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), order: sortOrder.wrappedValue) }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), order: sortOrder.wrappedValue) }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), order: sortOrder.wrappedValue) }
}

// MARK: - Rows

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue
  var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value>: TableRowContent {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public var _values: [Value] { [value] }
}

/// Rows for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent {
  let data: Data
  init(_ data: Data) { self.data = data }
  public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent {
  public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value {
    self.init(data, identifying: { $0.id }, content: content)
  }
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == Value { self.init(data, identifying: { $0[keyPath: id] }, content: content) }
}

/// Rows one after another.
public struct TupleTableRowContent<Value>: TableRowContent {
  public let _values: [Value]
}

/// A result builder for the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }
  public static func buildPartialBlock<Content: TableRowContent, Next: TableRowContent>(
    accumulated: Content, next: Next
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(_values: accumulated._values + next._values)
  }
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value>
  where Content.TableRowValue == Value { TupleTableRowContent(_values: content?._values ?? []) }
  public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value>
  where Content.TableRowValue == Value { TupleTableRowContent(_values: first._values) }
  public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value>
  where Content.TableRowValue == Value { TupleTableRowContent(_values: second._values) }
}
