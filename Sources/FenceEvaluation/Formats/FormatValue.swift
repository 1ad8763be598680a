import Diagnostics

/// How a value is to be written: `.number.precision(.fractionLength(2))`, `Date.FormatStyle().day()`, as a fence says it.
package struct FormatValue: Hashable {
  package let name: String
  package let arguments: [CallArgument]
  /// What is said after the name, in order.
  package var chain: [(name: String, arguments: [CallArgument])]
  package let mark: SourceMark

  init(_ name: String, _ arguments: [CallArgument] = [], _ mark: SourceMark) {
    (self.name, self.arguments, self.mark, chain) = (name, arguments, mark, [])
  }

  /// A style that a fence names without its type, or has made; `nil` for any other value.
  init?(_ value: Value) {
    switch value {
    case .native(let style as FormatValue): self = style
    case .implicit(let member):
      self.init(member.name, member.arguments ?? [], member.mark)
      chain = member.chain.map { (name: $0.name, arguments: $0.arguments ?? []) }
    default: return nil
    }
  }

  package func followed(by name: String, _ arguments: [CallArgument]) -> FormatValue {
    var style = self
    style.chain.append((name: name, arguments: arguments))
    return style
  }

  /// What was last said under a name.
  package func link(_ name: String) -> [CallArgument]? { chain.last { $0.name == name }?.arguments }

  package static func == (a: FormatValue, b: FormatValue) -> Bool {
    a.name == b.name && same(a.arguments, b.arguments) && a.chain.count == b.chain.count
      && zip(a.chain, b.chain).allSatisfy { $0.name == $1.name && same($0.arguments, $1.arguments) }
  }

  private static func same(_ a: [CallArgument], _ b: [CallArgument]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isEqual(to: $1.value) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for link in chain { hasher.combine(link.name) }
  }
}

extension [CallArgument] {
  /// The value of a label.
  subscript(label: String?) -> Value? { first { $0.label == label }?.value }

  /// The name of an implicit member given under a label: `wide` of `width: .wide`.
  func member(_ label: String? = nil) -> ImplicitMember? {
    if case .implicit(let member)? = self[label] { member } else { nil }
  }

  func truth(_ label: String?) -> Bool? {
    if case .boolean(let truth)? = self[label] { truth } else { nil }
  }
}

/// The types of styles that fences make by name, and what a style of each begins as.
package enum FormatTypes {
  private static let styles: [String: String] = [
    "Date.FormatStyle": "dateTime", "Date.ISO8601FormatStyle": "iso8601", "Date.RelativeFormatStyle": "relative",
    "Date.IntervalFormatStyle": "interval", "Date.ComponentsFormatStyle": "components",
    "IntegerFormatStyle": "number", "IntegerFormatStyle.Percent": "percent", "IntegerFormatStyle.Currency": "currency",
    "FloatingPointFormatStyle": "number", "FloatingPointFormatStyle.Percent": "percent",
    "FloatingPointFormatStyle.Currency": "currency", "Decimal.FormatStyle": "number",
    "Decimal.FormatStyle.Percent": "percent", "Decimal.FormatStyle.Currency": "currency",
    "ListFormatStyle": "list", "ByteCountFormatStyle": "byteCount", "Measurement.FormatStyle": "measurement",
    "PersonNameComponents.FormatStyle": "name", "Duration.TimeFormatStyle": "time",
    "Duration.UnitsFormatStyle": "units",
  ]

  /// Whether a name is one of such a type, or of one that holds some.
  static func isType(_ name: String) -> Bool {
    styles[name] != nil || ["IntegerFormatStyle", "FloatingPointFormatStyle"].contains(name)
  }

  /// The style that making a type gives.
  package static func style(_ type: String, _ arguments: [CallArgument], _ mark: SourceMark) -> FormatValue? {
    styles[type].map { FormatValue($0, arguments, mark) }
  }

  /// Styles that have a name in their type: `Date.FormatStyle.dateTime`.
  package static func member(_ name: String, of type: String) -> FormatValue? {
    guard styles[type] != nil else { return nil }
    return FormatValue(name, [], SourceMark(lowerBound: 0, upperBound: 0))
  }
}
