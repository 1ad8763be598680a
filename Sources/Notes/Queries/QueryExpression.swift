/// A condition or value of a query, computed for one note.
indirect enum QueryExpression: Hashable, Sendable {
  case value(QueryValue)
  /// A property of the note, or of its file: `author`, `file.name`.
  case field(String)
  case not(QueryExpression)
  case all([QueryExpression])
  case any([QueryExpression])
  case comparison(Comparison, QueryExpression, QueryExpression)
  case call(Function, [QueryExpression])

  enum Comparison: String, Hashable, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case atMost = "<="
    case atLeast = ">="
  }

  enum Function: String, Hashable, Sendable {
    case contains
    case containsIgnoringCase = "icontains"
    case startsWith = "startswith"
    case endsWith = "endswith"
    case isEmpty = "isempty"
    case hasTag = "hastag"
    case inFolder = "infolder"
    case hasProperty = "hasproperty"

    /// The numbers of arguments, with the value that the function is called on.
    var counts: ClosedRange<Int> {
      switch self {
      case .isEmpty: 1...1
      case .hasTag: 2...20
      default: 2...2
      }
    }
  }

  func value(of note: QueriedNote, in tool: NoteQuery.Tool) -> QueryValue {
    switch self {
    case .value(let value): value
    case .field(let name): note.value(of: name, in: tool)
    case .not(let inner): .bool(!inner.value(of: note, in: tool).isTrue)
    case .all(let parts): .bool(parts.allSatisfy { $0.value(of: note, in: tool).isTrue })
    case .any(let parts): .bool(parts.contains { $0.value(of: note, in: tool).isTrue })
    case .comparison(let sign, let one, let other):
      .bool(Self.holds(sign, one.value(of: note, in: tool), other.value(of: note, in: tool), tool))
    case .call(let function, let arguments):
      .bool(Self.holds(function, arguments.map { $0.value(of: note, in: tool) }, note))
    }
  }

  /// Dataview compares a missing value as the least of all; a Base has no order for it.
  ///
  /// Source: <https://github.com/blacksmithgu/obsidian-dataview/blob/master/src/data-model/value.ts>
  private static func holds(_ sign: Comparison, _ one: QueryValue, _ other: QueryValue, _ tool: NoteQuery.Tool) -> Bool
  {
    let isFirst: Bool?
    let isLast: Bool?
    if tool == .dataview, one == .missing || other == .missing {
      (isFirst, isLast) = (one == .missing && other != .missing, one != .missing && other == .missing)
    } else {
      (isFirst, isLast) = (one.precedes(other), other.precedes(one))
    }
    return switch sign {
    case .equal: one == other
    case .unequal: one != other
    case .less: isFirst ?? false
    case .greater: isLast ?? false
    case .atMost: isLast.map { !$0 } ?? false
    case .atLeast: isFirst.map { !$0 } ?? false
    }
  }

  private static func holds(_ function: Function, _ values: [QueryValue], _ note: QueriedNote) -> Bool {
    let rest = values.dropFirst()
    let (one, other) = (values.first ?? .missing, rest.first ?? .missing)
    return switch function {
    case .contains: one.contains(other)
    case .containsIgnoringCase: one.contains(other, ignoringCase: true)
    case .startsWith: one.words.hasPrefix(other.words)
    case .endsWith: one.words.hasSuffix(other.words)
    case .isEmpty: one.isEmpty
    case .hasTag: rest.contains { note.hasTag($0.words) }
    case .inFolder: note.isIn(folder: other.words)
    case .hasProperty: note.properties[other.words] != nil
    }
  }
}

/// The data of a note that queries read.
package struct QueriedNote: Sendable {
  package let path: String
  package let title: String
  let tags: [String]
  let properties: FrontMatter

  package init(path: String, title: String, tags: [String], properties: FrontMatter) {
    (self.path, self.title, self.tags, self.properties) = (path, title, tags, properties)
  }

  /// The properties of files that don't change without the note's text or name.
  static let fileFields: Set<String> = [
    "file", "file.name", "file.basename", "file.link", "file.path", "file.folder", "file.ext", "file.tags",
    "file.etags",
  ]

  func value(of name: String, in tool: NoteQuery.Tool) -> QueryValue {
    switch name {
    case "file", "file.link": .link(path: "/" + path, words: title)
    case "file.name": .text(tool == .base ? NotePath.name(of: path) : NotePath.stem(of: path))
    case "file.basename": .text(NotePath.stem(of: path))
    case "file.path": .text(path)
    case "file.folder": .text(NotePath.folder(of: path))
    case "file.ext": .text(NotePath.fileExtension(of: path))
    case "file.tags", "file.etags":
      .list((name == "file.tags" && tool == .dataview ? withOuterTags : tags).map { .text("#" + $0) })
    default: QueryValue(properties[name] ?? insensitive(name, in: tool))
    }
  }

  /// Returns the property whose name differs only in case and dashes, as Dataview has it.
  private func insensitive(_ name: String, in tool: NoteQuery.Tool) -> YAMLValue? {
    guard tool == .dataview else { return nil }
    let key = Self.key(name)
    return properties.values.entries.first { Self.key($0.key) == key }?.value
  }

  private static func key(_ name: String) -> String { name.lowercased().replacing(" ", with: "-") }

  /// The tags, each with those around it: `a/b` and `a`.
  private var withOuterTags: [String] {
    var all: [String] = []
    for tag in tags {
      let parts = tag.split(separator: "/")
      for count in 1...max(1, parts.count) {
        let outer = parts.prefix(count).joined(separator: "/")
        if !all.contains(outer) { all.append(outer) }
      }
    }
    return all
  }

  /// Whether the note has a tag, or one inside it.
  func hasTag(_ written: String) -> Bool {
    let tag = written.drop { $0 == "#" }.lowercased()
    return tags.contains { ($0.lowercased() + "/").hasPrefix(tag + "/") }
  }

  func isIn(folder written: String) -> Bool {
    let folder = written.split(separator: "/").joined(separator: "/")
    return folder.isEmpty || path.hasPrefix(folder + "/")
  }

  /// Whether a source of Dataview, a folder or a note, names the note.
  func isAt(_ written: String) -> Bool { isIn(folder: written) || path == written || path == written + ".md" }
}
