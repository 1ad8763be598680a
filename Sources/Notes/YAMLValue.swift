import Diagnostics

/// A value of the configuration or of front matter, with its place.
package struct YAMLValue: Hashable, Encodable, Sendable {
  package enum Kind: Hashable, Encodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([YAMLValue])
    /// A map, its entries in the order of the source.
    case map([Entry])
  }

  package struct Entry: Hashable, Encodable, Sendable {
    package var key: String
    package var keySpan: Span
    package var value: YAMLValue
  }

  package var kind: Kind
  /// The source text of a scalar: `1.10` is a number, but as a title it keeps its zero.
  package var text: String
  package var span: Span

  package init(_ kind: Kind, text: String = "", span: Span) {
    self.kind = kind
    self.text = text
    self.span = span
  }

  package static let empty = YAMLValue(.map([]), span: Span(at: Location(line: 1, column: 1)))

  package subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = kind else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The entries of a map; empty for other values.
  package var entries: [Entry] {
    if case .map(let entries) = kind { entries } else { [] }
  }

  /// The source text of a scalar; `nil` for null, lists and maps.
  package var string: String? {
    switch kind {
    case .bool, .number, .string: text
    case .null, .list, .map: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let value) = kind { value } else { nil }
  }

  /// The value of a switch, written `on` or `off`, `true` or `false`, whether or not the YAML parser reads the word as
  /// a Boolean.
  package var isOn: Bool? {
    switch string?.lowercased() {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: bool
    }
  }

  package var number: Double? {
    if case .number(let value) = kind { value } else { nil }
  }

  /// The elements of a list; a scalar alone counts as a list of one, since people write both.
  package var list: [YAMLValue] {
    switch kind {
    case .list(let values): values
    case .null: []
    case .bool, .number, .string, .map: [self]
    }
  }
}

/// A YAML error, with the place at which reading failed.
package struct YAMLProblem: Error {
  package var diagnostic: Diagnostic
}
