/// Reads Dataview's `TABLE` and `LIST`.
///
/// Source: <https://blacksmithgu.github.io/obsidian-dataview/queries/structure/>
enum DataviewReader {
  static func query(_ text: String) throws(QueryReader.Unknown) -> NoteQuery {
    var reader = try QueryReader(text, .dataview)
    var query = NoteQuery(tool: .dataview)
    guard let kind = reader.take("table", "list") else { throw QueryReader.Unknown() }
    query.isList = kind == "list"
    let hasName = reader.take("without") == nil
    if !hasName { try reader.expect("id") }
    if hasName { query.columns.append(NoteQuery.Column(title: "File", value: .field("file.link"))) }
    if !reader.isAtClause {
      repeat { query.columns.append(try column(&reader)) } while reader.take(",") != nil
    }
    guard !query.columns.isEmpty, !query.isList || query.columns.count <= (hasName ? 2 : 1) else {
      throw QueryReader.Unknown()
    }
    if reader.take("from") != nil { query.source = try source(&reader) }
    while let clause = reader.take("where", "sort", "limit") {
      switch clause {
      case "where": query.filters.append(try reader.condition())
      case "sort":
        // A later order comes before an earlier one.
        var orders: [NoteQuery.Order] = []
        repeat { orders.append(try order(&reader)) } while reader.take(",") != nil
        query.orders = orders + query.orders
      default:
        guard query.limit == nil, case .number(let number, _)? = reader.next, let count = Int(exactly: number) else {
          throw QueryReader.Unknown()
        }
        query.limit = count
        reader.skip()
        // What follows would apply to the notes that are left.
        guard reader.isAtEnd else { throw QueryReader.Unknown() }
      }
    }
    guard reader.isAtEnd else { throw QueryReader.Unknown() }
    return query
  }

  private static func column(_ reader: inout QueryReader) throws(QueryReader.Unknown) -> NoteQuery.Column {
    let value = try reader.condition()
    guard reader.take("as") != nil else {
      guard case .field(let name) = value else { throw QueryReader.Unknown() }
      return NoteQuery.Column(title: name, value: value)
    }
    defer { reader.skip() }
    switch reader.next {
    case .text(let title)?, .word(let title)?: return NoteQuery.Column(title: title, value: value)
    default: throw QueryReader.Unknown()
    }
  }

  private static func order(_ reader: inout QueryReader) throws(QueryReader.Unknown) -> NoteQuery.Order {
    let value = try reader.condition()
    let direction = reader.take("asc", "ascending", "desc", "descending")
    return NoteQuery.Order(value: value, isDescending: direction?.hasPrefix("desc") ?? false)
  }

  private static func source(
    _ reader: inout QueryReader, depth: Int = 0
  ) throws(QueryReader.Unknown) -> QuerySource {
    guard depth < 32 else { throw QueryReader.Unknown() }
    var choices: [QuerySource] = []
    repeat {
      var parts: [QuerySource] = []
      repeat { parts.append(try part(&reader, depth: depth)) } while reader.take("and") != nil
      choices.append(parts.count == 1 ? parts[0] : .all(parts))
    } while reader.take("or") != nil
    return choices.count == 1 ? choices[0] : .any(choices)
  }

  private static func part(_ reader: inout QueryReader, depth: Int) throws(QueryReader.Unknown) -> QuerySource {
    if reader.take("-", "!") != nil { return .not(try part(&reader, depth: depth)) }
    if reader.take("(") != nil {
      let inner = try source(&reader, depth: depth + 1)
      try reader.expect(")")
      return inner
    }
    defer { reader.skip() }
    switch reader.next {
    case .tag(let tag)?: return .tag(tag)
    case .text(let path)?: return .place(path)
    default: throw QueryReader.Unknown()
    }
  }
}

extension QueryReader {
  /// Whether the next word begins a clause, or nothing follows.
  fileprivate var isAtClause: Bool {
    guard case .word(let word)? = next else { return isAtEnd }
    return ["from", "where", "sort", "limit", "group", "flatten"].contains(word.lowercased())
  }
}
