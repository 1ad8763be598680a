import VitrineLayout

/// A container that shows rows in one column, in sections.
///
/// With type-erased views: `List { AnyView(rows) }`, with rows of data in a `ForEach`.
public struct List: PrimitiveView {
  let content: any View
  /// The selection that a tap on a row changes.
  package var rows: RowSelection?

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  public init<Selection>(selection: Binding<Selection>?, @ViewBuilder content: () -> some View) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> some View) {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Selection>(
    _ data: Data, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Selection>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {
    self.init(data, id: id, rowContent: rowContent)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    content = OutlineGroup(data, children: children, content: rowContent)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    // In a section of another list, the rows of this list are rows of the other one.
    if context.environment.controlPlace == .row, context.environment[RowStyleKey.self] != nil {
      return context.nodes(of: content, step: .index(0))
    }
    let kind = context.environment[ListStyleKey.self] ?? DefaultListStyle()._kind
    return [ListBuilder(.list, style: kind, rows: rows, context: context).node(content)]
  }
}

/// The selection of a list, by the tags and identifiers of its rows.
package struct RowSelection {
  let select: (AnyHashable) -> Void
  let isChosen: (AnyHashable) -> Bool
  /// Whether several rows can be selected, which taps do while the list is edited.
  let isMultiple: () -> Bool
  /// Returns the selected value of a selection of one row.
  package var chosen: (() -> AnyHashable?)?
  package var deselect: (() -> Void)?

  package init(
    isMultiple: @escaping () -> Bool = { false }, select: @escaping (AnyHashable) -> Void,
    isChosen: @escaping (AnyHashable) -> Bool
  ) { (self.isMultiple, self.select, self.isChosen) = (isMultiple, select, isChosen) }
}

/// Whether taps select rows, as in a column of a split view.
struct IsRowChosenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether lists are being edited.
struct IsEditingKey: EnvironmentKey {
  static var defaultValue: () -> Bool { { false } }
}

extension EnvironmentValues {
  /// Sets whether lists are being edited, by a closure that is called while lists are made.
  package mutating func setEditing(_ isEditing: @escaping () -> Bool) { self[IsEditingKey.self] = isEditing }
}

/// A container for controls, in the rows of a grouped list.
///
/// With type-erased views: `Form { AnyView(rows) }`.
public struct Form: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let given = context.environment[ListStyleKey.self]
    let kind = given == .grouped ? ListStyleKind.grouped : .insetGrouped
    return [ListBuilder(.form, style: kind, context: context).node(content)]
  }
}

/// The appearance of forms. Figures draw all styles grouped.
public struct FormStyle: Hashable, Sendable {
  let name: String
  public static let automatic = FormStyle(name: "automatic")
  public static let grouped = FormStyle(name: "grouped")
  public static let columns = FormStyle(name: "columns")
}

extension View {
  /// Sets the style of forms. Figures draw all styles grouped.
  ///
  /// - Parameter style: without effect in a picture: forms are drawn grouped in every style.
  public func formStyle(_ style: FormStyle) -> some View { modifier(NodeChange { _ in }) }
}

extension NodeKind {
  public static let list = NodeKind("List", effect: .clips)
  public static let form = NodeKind("Form", effect: .clips)
}
