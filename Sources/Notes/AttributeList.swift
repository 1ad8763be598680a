/// Attributes that an author gives an element in braces: `{#id .class width=300}`, the syntax of kramdown and Pandoc.
package struct AttributeList: Hashable, Sendable {
  package var id: String?
  package var classes: [String] = []
  /// The attributes by name, in the order of the source.
  package var values: [Value] = []

  /// An attribute: `width` and `300`.
  package struct Value: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// The names of the attributes that may be set. HTML's others are set in other ways, or run code.
  package static let names: Set<String> = ["width", "height", "title", "lang", "dir"]

  private static let longest = 500

  /// - Parameters:
  ///   - written: The list with its braces: `{: .a }` and `{.a}` are the same.
  ///   - skippingUnknown: Whether to leave out attributes that may not be set, instead of returning `nil`.
  /// - Returns: `nil` where the text is no such list.
  package init?(_ written: some StringProtocol, skippingUnknown: Bool = false) {
    guard written.utf8.count <= Self.longest, written.hasPrefix("{"), written.hasSuffix("}"), written.count > 2 else {
      return nil
    }
    var rest = Substring(written.dropFirst().dropLast())
    if rest.first == ":" { rest = rest.dropFirst() }
    var count = 0
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if rest.isEmpty { break }
      count += 1
      if let match = rest.prefixMatch(of: /#([\p{L}\p{N}_][^\s{}"'<>&#]*)(?=[ \t]|$)/) {
        id = String(match.1)
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\.(-?[A-Za-z_][\w\-]*)(?=[ \t]|$)/) {
        classes.append(String(match.1))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(
        of: /([A-Za-z][\w\-]*)=(?:"([^"{}]*)"|'([^'{}]*)'|([^\s"'{}=]+))(?=[ \t]|$)/)
      {
        guard add(String(match.1), String(match.2 ?? match.3 ?? match.4 ?? "")) || skippingUnknown else { return nil }
        rest = rest[match.range.upperBound...]
      } else {
        return nil
      }
    }
    if count == 0 { return nil }
  }

  private mutating func add(_ name: String, _ text: String) -> Bool {
    switch name.lowercased() {
    case "id": id = text.contains(where: \.isWhitespace) || text.isEmpty ? id : text
    case "class": classes += text.split(separator: " ").map(String.init)
    case let name where Self.names.contains(name): values.append(Value(name: name, text: text))
    default: return false
    }
    return true
  }

  /// Whether the list is empty.
  package var isEmpty: Bool { id == nil && classes.isEmpty && values.isEmpty }

  /// The list as text, `{#id .class}`; empty for an empty list.
  package var text: String {
    if isEmpty { return "" }
    let parts = (id.map { ["#" + $0] } ?? []) + classes.map { "." + $0 } + values.map { "\($0.name)=\"\($0.text)\"" }
    return "{" + parts.joined(separator: " ") + "}"
  }

  package subscript(name: String) -> String? { values.last { $0.name == name }?.text }
}
