import Diagnostics
import Figures
import Markup
import Notation

/// The completions at a location.
struct Completions {
  /// The protocol's kinds of completions that this server uses.
  enum Kind: Int {
    case method = 2
    case function = 3
    case field = 5
    case type = 7
    case property = 10
    case value = 12
    case member = 20
  }

  struct Item: Hashable {
    var label: String
    var kind: Kind
    var detail = ""
    var documentation: String?
    /// The inserted text; `nil` for the label.
    var insertion: String?
    /// The sort key before the label.
    var rank = 1
  }

  private(set) var items: [Item] = []

  init(_ place: Location, in text: String) {
    switch NotePlace(place, in: text) {
    case .code(let code, let offset, let earlier):
      let cursor = FenceCursor(code, at: offset)
      addNames(cursor)
      if let members = cursor.members(in: code, after: earlier) { items = members }
    case .fenceInfo(let before): items = FenceWords.items(behind: before)
    case .frontMatter(let before): items = FrontMatterWords.items(behind: before)
    case .elsewhere: break
    }
  }

  // MARK: Swift

  private mutating func addNames(_ cursor: FenceCursor) {
    switch cursor.wanted {
    case .nothing: break
    case .modifier: items = CatalogReference.entries.filter(\.isModifier).map(Self.item)
    case .member(let type): items = Self.members(of: [type])
    case .implicitMember:
      items = Self.members(of: cursor.call.map { Self.types(in: $0, labelled: $0.label) } ?? [])
    case .name:
      if let call = cursor.call, call.label == nil { items = Self.labels(of: call) }
      items += CatalogReference.entries.filter { !$0.isModifier }.map(Self.item)
    }
  }

  private static func item(_ entry: CatalogReference.Entry) -> Item {
    let kind: Kind = entry.isModifier ? .method : entry.name.first?.isUppercase == true ? .type : .function
    let isDrawn = [.view, .function, .modifier].contains(entry.kind)
    return Item(
      label: entry.name, kind: kind, detail: entry.forms.first.map { "(\($0))" } ?? "",
      documentation: Hover.words(entry), rank: isDrawn ? 1 : 2)
  }

  private static func entries(of call: FenceCursor.Call) -> [CatalogReference.Entry] {
    CatalogReference.entries(named: call.name).filter { $0.isModifier == call.isModifier }
  }

  private static func labels(of call: FenceCursor.Call) -> [Item] {
    var seen: Set<String> = []
    return entries(of: call).flatMap(\.parameters).compactMap { parameter in
      guard let label = parameter.label, seen.insert(label).inserted else { return nil }
      return Item(label: label + ":", kind: .field, detail: parameter.type, insertion: label + ": ", rank: 0)
    }
  }

  /// Returns the types of a call's parameters with the given label.
  private static func types(in call: FenceCursor.Call, labelled label: String?) -> [String] {
    var types: [String] = []
    for parameter in entries(of: call).flatMap(\.parameters) where parameter.label == label {
      let type = String(parameter.type.prefix { $0 != "?" && $0 != "<" })
      if !types.contains(type) { types.append(type) }
    }
    return types
  }

  private static func members(of types: [String]) -> [Item] {
    types.flatMap { type in
      CatalogReference.staticNames(of: type).map { Item(label: $0, kind: .member, detail: type) }
    }
  }

  // MARK: For the client

  /// The completions in the protocol's format, sorted independently of the client.
  var json: JSON {
    let ordered = items.sorted { ($0.rank, $0.label, $0.detail) < ($1.rank, $1.label, $1.detail) }
    return [
      "isIncomplete": false,
      "items": .array(
        ordered.map { item in
          var members: [(String, JSON)] = [
            ("label", .string(item.label)), ("kind", .number(Double(item.kind.rawValue))),
            ("sortText", .string("\(item.rank)\(item.label)")),
          ]
          if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
          if let text = item.documentation {
            members.append(("documentation", ["kind": "markdown", "value": .string(text)]))
          }
          if let insertion = item.insertion { members.append(("insertText", .string(insertion))) }
          return .object(members)
        }),
    ]
  }
}
