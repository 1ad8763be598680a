import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Tables, their columns and rows, and what rows are sorted by.
enum TablesNames {
  static let tables: [NameBinding] = [
    .view("Table") {
      ContextInit(
        Parameter(nil, .any), Parameter("children", .any, or: .nothing).withoutEffect(closed),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected),
        Parameter("sortOrder", .comparators, or: []),
        Parameter("columns", .function), ignoring: [customized]
      ) { context, data, _, _, order, columns in
        let elements = try context.evaluator.elements(of: data, context.mark)
        return try table(columns, elements, order, context)
      }
      ContextInit(
        Parameter("of", .any, or: .nothing).withoutEffect("it is the type of the rows"),
        Parameter("selection", .any, or: .nothing).withoutEffect(selected),
        Parameter("sortOrder", .comparators, or: []),
        Parameter("columns", .function), Parameter("rows", .view), ignoring: [customized]
      ) { context, _, _, order, columns, rows in
        try table(
          columns, bareLeaves(of: rows).compactMap { ($0 as? DrawnRow)?.value as? Value }, order, context)
      }
    },
    .function("TableRow") { Native(Parameter(nil, .any)) { DrawnRow($0) } },
    .function("DisclosureTableRow") {
      Native(
        Parameter(nil, .any), Parameter("isExpanded", .any, or: .nothing).withoutEffect(closed),
        Parameter("content", .any, or: .nothing).withoutEffect(closed)
      ) { value, _, _ in DrawnRow(value) }
    },
    .function("TableColumn") {
      ContextNative(
        Parameter(nil, .column), Parameter("value", .keyPath), Parameter("content", .function),
        ignoring: [comparator]
      ) { context, title, path, content in
        DrawnColumn(title, key: path.joined(separator: ".")) { ($0 as? Value).map { content.content($0) } ?? .none }
      }
      ContextNative(Parameter(nil, .column), Parameter("value", .keyPath), ignoring: [comparator]) {
        context, title, path in
        DrawnColumn(title, key: path.joined(separator: ".")) { cell($0, path, context) }
      }
      ContextNative(
        Parameter(nil, .column), Parameter("sortUsing", .comparators, or: []), Parameter("content", .function)
      ) { context, title, order, content in
        DrawnColumn(title, key: order.first?.path.joined(separator: ".")) {
          ($0 as? Value).map { content.content($0) } ?? .none
        }
      }
    },
    .view("TableColumnForEach") {
      ContextInit(
        Parameter(nil, .any), .optional("id", .keyPath, withoutEffect: "it tells columns apart when they change"),
        Parameter("content", .function)
      ) {
        try Rows(context: $0).each($1, id: $2, $3)
      }
    },
    .method("TableColumn", "width") {
      Method(DrawnColumn.self, Parameter(nil, .double)) { .native($0.width($1, $1, $1)) }
      Method(
        DrawnColumn.self, .optional("min", .double), .optional("ideal", .double), .optional("max", .double)
      ) { .native($0.width($1, $2, $3)) }
    },
    .method("TableColumn", "alignment") {
      Method(DrawnColumn.self, Parameter(nil, .columnAlignment)) { .native($0.alignment($1)) }
    },
    .modifier("tableColumnHeaders") {
      Modifier(Parameter(nil, .native(Visibility.self))) { view, visibility in
        view.changingEnvironment { $0.showsTableHeaders = visibility != .hidden }
      }
    },
  ]

  static let comparators: [NameBinding] = ["KeyPathComparator", "SortDescriptor"].map { name in
    .function(name) {
      Native(
        Parameter(nil, .keyPath), .optional("comparator", .textOrder),
        Parameter("order", .native(SortOrder.self), or: .forward)
      ) { (path: [String], textOrder: TextOrder?, order: SortOrder) in
        // Descriptors order texts as lists show them.
        let usual: TextOrder? = name == "SortDescriptor" ? .localizedStandard : nil
        return ComparatorValue(path: path, isReverse: order == .reverse, textOrder: textOrder ?? usual)
      }
    }
  }

  static let members = [MemberTable(casesOf: SortOrder.self)]

  private static func table(
    _ columns: FenceFunction, _ elements: [Value], _ order: [ComparatorValue], _ context: CallContext
  ) throws -> any View {
    try context.evaluator.countViews(elements.count, context.mark)
    let made = try columns.views().flatMap(bareLeaves).compactMap { $0 as? DrawnColumn }
    let sorted = order.first.map { (key: $0.path.joined(separator: "."), isReverse: $0.isReverse) }
    return DrawnTable(columns: made, rows: elements, sortedBy: sorted?.key, isReverse: sorted?.isReverse ?? false)
  }

  /// What a cell shows that nothing else is said of: a text by a way from the row.
  private static func cell(_ element: Any, _ path: [String], _ context: CallContext) -> any View {
    guard let element = element as? Value else { return EmptyView() }
    return context.late(EmptyView() as any View) {
      let value = try path.reduce(element) { try context.evaluator.member($1, of: $0, context.mark) }
      return Text(verbatim: try context.evaluator.describe(value))
    }
  }

  private static let selected = "a row is marked while it is touched"
  private static let closed = "rows are closed until somebody opens them"
  private static let customized = Ignored("columnCustomization", because: "it is for people who move columns")
  private static let comparator = Ignored("comparator", because: "texts are compared by their letters")
}

/// Which way things are sorted.
enum SortOrder: String, CaseIterable, CatalogType, Sendable {
  package static let catalogName = "SortOrder"
  case forward, reverse
}

extension DrawnColumn: CatalogType { package static let catalogName = "TableColumn" }

extension Kind where T == [ComparatorValue] {
  /// A comparator, or several of which the first goes first.
  static var comparators: Kind { .plain("SortComparator") { value, _ in ComparatorValue.all(in: value) } }
}

extension Kind where T == Text {
  /// What a column is called.
  static var column: Kind {
    .plain("Text") { value, _ in
      if case .view(let text as Text) = value { return text }
      return value.text.map { Text(verbatim: $0) }
    }
  }
}

extension Kind where T == HorizontalAlignment {
  /// Where cells stand in their column; numbers stand at its end.
  static var columnAlignment: Kind {
    .plain("TableColumnAlignment") { value, _ in
      guard case .implicit(let implicit) = value else { return nil }
      return [
        "leading": .leading, "center": .center, "trailing": .trailing, "numeric": .trailing, "automatic": .leading,
      ][
        implicit.name]
    }
  }
}

extension Kind where T == TextOrder {
  static var textOrder: Kind { .plain("String.StandardComparator") { value, _ in TextOrder(value) } }
}
