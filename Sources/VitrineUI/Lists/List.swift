import VitrineLayout

/// Rows below one another, in sections.
///
/// With views of any type: `List { AnyView(rows) }`, where rows of data are a `ForEach`.
public struct List: PrimitiveView {
  let content: any View
  /// What a tap on a row chooses.
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
    // The rows of a list in a section of another one are rows of that.
    if context.environment.controlPlace == .row, context.environment[RowStyleKey.self] != nil {
      return context.nodes(of: content, step: .index(0))
    }
    let kind = context.environment[ListStyleKey.self] ?? DefaultListStyle()._kind
    return [ListBuilder(.list, style: kind, rows: rows, context: context).node(content)]
  }
}

/// What taps on the rows of a list choose, by the rows' tags and identifiers.
package struct RowSelection {
  let select: (AnyHashable) -> Void
  let isChosen: (AnyHashable) -> Bool
  /// Whether several rows may be chosen, which people do while the list is edited.
  let isMultiple: () -> Bool
  /// The value that is chosen, of one alone.
  package var chosen: (() -> AnyHashable?)?
  /// Chooses none.
  package var deselect: (() -> Void)?

  package init(
    isMultiple: @escaping () -> Bool = { false }, select: @escaping (AnyHashable) -> Void,
    isChosen: @escaping (AnyHashable) -> Bool
  ) { (self.isMultiple, self.select, self.isChosen) = (isMultiple, select, isChosen) }
}

/// Whether rows are chosen, in a column of a split view.
struct IsRowChosenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether lists are edited.
struct IsEditingKey: EnvironmentKey {
  static var defaultValue: () -> Bool { { false } }
}

extension EnvironmentValues {
  /// Says whether lists are edited; asked for while they are made.
  package mutating func setEditing(_ isEditing: @escaping () -> Bool) { self[IsEditingKey.self] = isEditing }
}

/// Controls in the rows of a grouped list.
///
/// With views of any type: `Form { AnyView(rows) }`.
public struct Form: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let given = context.environment[ListStyleKey.self]
    let kind = given == .grouped ? ListStyleKind.grouped : .insetGrouped
    return [ListBuilder(.form, style: kind, context: context).node(content)]
  }
}

/// How forms look: as written in SwiftUI; all are drawn grouped.
public struct FormStyle: Hashable, Sendable {
  let name: String
  public static let automatic = FormStyle(name: "automatic")
  public static let grouped = FormStyle(name: "grouped")
  public static let columns = FormStyle(name: "columns")
}

extension View {
  /// Forms are drawn grouped in every style.
  ///
  /// - Parameter style: without effect in a picture: forms are drawn grouped in every style.
  public func formStyle(_ style: FormStyle) -> some View { modifier(NodeChange { _ in }) }
}

extension NodeKind {
  public static let list = NodeKind("List", effect: .clips)
  public static let form = NodeKind("Form", effect: .clips)
}
