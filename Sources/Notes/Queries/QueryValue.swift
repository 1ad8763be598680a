/// A value of a note that a query reads, compares and shows.
package enum QueryValue: Hashable, Sendable {
  case missing
  case bool(Bool)
  case number(Double, text: String)
  case text(String)
  /// A day, perhaps with a time, as ISO 8601 writes it.
  case date(String)
  case list([QueryValue])
  /// A link to a note, with the words that are shown.
  case link(path: String, words: String)

  init(_ value: YAMLValue?) {
    switch value?.kind {
    case nil, .null, .map: self = .missing
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number, text: value?.text ?? "")
    case .string(let text): self.init(text)
    case .list(let values): self = .list(values.map { QueryValue($0) })
    }
  }

  init(_ text: String) {
    if text.hasPrefix("[["), text.hasSuffix("]]"),
      let link = WikiLink(parsing: text.dropFirst(2).dropLast(2), isEmbed: false)
    {
      self = .link(path: link.target, words: link.text)
    } else {
      self = Self.isDate(text) ? .date(text) : .text(text)
    }
  }

  static func isDate(_ text: some StringProtocol) -> Bool {
    String(text).wholeMatch(of: /\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?/) != nil
  }

  /// Whether a filter keeps a note for which it has this value.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .bool(let value): value
    case .number(let number, _): number != 0
    case .text(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .date, .link: true
    }
  }

  var isEmpty: Bool {
    switch self {
    case .missing, .text(""), .list([]): true
    default: false
    }
  }

  /// The value as text; empty for a missing one.
  package var words: String {
    switch self {
    case .missing: ""
    case .bool(let value): value ? "true" : "false"
    case .number(_, let text), .text(let text), .date(let text): text
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .link(_, let words): words
    }
  }

  package static func == (one: QueryValue, other: QueryValue) -> Bool {
    switch (one, other) {
    case (.missing, .missing): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one, _), .number(let other, _)): one == other
    case (.text(let one), .text(let other)), (.date(let one), .date(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.link(let one, _), .link(let other, _)): NotePath.stem(of: one) == NotePath.stem(of: other)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(words) }

  /// Returns whether this value comes before another; `nil` for values that have no order.
  func precedes(_ other: QueryValue) -> Bool? {
    switch (self, other) {
    case (.number(let one, _), .number(let other, _)): one < other
    case (.text(let one), .text(let other)): one.lowercased() < other.lowercased()
    case (.date(let one), .date(let other)): one < other
    case (.bool(let one), .bool(let other)): !one && other
    case (.link(_, let one), .link(_, let other)): one.lowercased() < other.lowercased()
    default: nil
    }
  }

  /// The place of the kind of value among the others, where a query sorts by a property of several kinds.
  var rank: Int {
    switch self {
    case .missing: 0
    case .bool: 1
    case .number: 2
    case .date: 3
    case .text: 4
    case .link: 5
    case .list: 6
    }
  }

  /// Whether a list has an element, or a text a part.
  func contains(_ other: QueryValue, ignoringCase: Bool = false) -> Bool {
    switch self {
    case .list(let values): values.contains { $0 == other || ignoringCase && $0.folded == other.folded }
    case .text, .date:
      ignoringCase
        ? folded.containsBytes(of: other.folded) : !other.isEmpty && words.containsBytes(of: other.words)
    default: self == other
    }
  }

  private var folded: String { words.lowercased() }
}
