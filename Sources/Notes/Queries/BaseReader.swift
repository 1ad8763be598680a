/// Reads a view of Obsidian's Bases that is a table or a list.
///
/// Source: <https://help.obsidian.md/bases/syntax>
enum BaseReader {
  private static let keys: Set<String> = ["filters", "formulas", "properties", "views", "display"]
  private static let viewKeys: Set<String> = [
    "type", "name", "filters", "order", "sort", "limit", "columnSize", "rowHeight",
  ]

  static func query(_ text: String, view name: String) throws(QueryReader.Unknown) -> NoteQuery {
    guard let base = try? YAMLValue.parse(text, path: ""), case .map = base.kind,
      base.entries.allSatisfy({ keys.contains($0.key) })
    else { throw QueryReader.Unknown() }
    let views = base["views"]?.list ?? []
    guard let view = name.isEmpty ? views.first : views.first(where: { $0["name"]?.string == name }),
      let type = view["type"]?.string, ["table", "list"].contains(type),
      view.entries.allSatisfy({ viewKeys.contains($0.key) })
    else { throw QueryReader.Unknown() }
    var query = NoteQuery(tool: .base)
    query.isList = type == "list"
    for filters in [base["filters"], view["filters"]] {
      if let filters { query.filters.append(try condition(filters)) }
    }
    for property in view["order"]?.list ?? [] {
      guard let property = property.string else { throw QueryReader.Unknown() }
      let named = base["properties"]
      let title = (named?[property] ?? named?["note." + property])?["displayName"]?.string
      query.columns.append(try column(property, title))
    }
    if query.columns.isEmpty { query.columns = [try column("file.name", nil)] }
    for order in view["sort"]?.list ?? [] {
      guard let property = order["property"]?.string else { throw QueryReader.Unknown() }
      query.orders.append(
        NoteQuery.Order(
          value: .field(try Self.name(of: property)), isDescending: order["direction"]?.string?.uppercased() == "DESC"))
    }
    if let limit = view["limit"] {
      guard let count = limit.number.flatMap({ Int(exactly: $0) }), count > 0 else { throw QueryReader.Unknown() }
      query.limit = count
    }
    return query
  }

  /// Reads the property that a column shows. The name of a note is a link to it.
  private static func column(_ property: String, _ title: String?) throws(QueryReader.Unknown) -> NoteQuery.Column {
    let name = try Self.name(of: property)
    let isName = ["file.name", "file.basename", "file.link", "file"].contains(name)
    return NoteQuery.Column(
      title: title ?? (name.hasPrefix("file.") ? String(name.dropFirst(5)) : name),
      value: .field(isName ? "file.link" : name))
  }

  /// Returns the name of a property, which may have any signs here.
  private static func name(of property: String) throws(QueryReader.Unknown) -> String {
    let isPlain = property.contains(".") || ["this", "file"].contains(property)
    return isPlain ? try QueryReader.property(property) : property
  }

  /// Reads a filter: an expression, or a map with one of `and`, `or` and `not`.
  private static func condition(_ filter: YAMLValue) throws(QueryReader.Unknown) -> QueryExpression {
    if let text = filter.string {
      var reader = try QueryReader(text, .base)
      let condition = try reader.condition()
      guard reader.isAtEnd else { throw QueryReader.Unknown() }
      return condition
    }
    guard let entry = filter.entries.first, filter.entries.count == 1 else { throw QueryReader.Unknown() }
    var parts: [QueryExpression] = []
    for part in entry.value.list { parts.append(try condition(part)) }
    switch entry.key {
    case "and": return .all(parts)
    case "or": return .any(parts)
    case "not": return .not(.any(parts))
    default: throw QueryReader.Unknown()
    }
  }
}
