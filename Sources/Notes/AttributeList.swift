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
      switch rest.first {
      case "#":
        guard let name = Self.take(&rest, dropping: 1, while: { !$0.isWhitespace && !"{}\"'<>&#".contains($0) }),
          let first = name.first, first.isLetter || first.isNumber || first == "_"
        else { return nil }
        id = name
      case ".":
        guard let name = Self.take(&rest, dropping: 1, while: Self.isNameSign),
          let first = name.drop(while: { $0 == "-" }).first, first.isASCII, first.isLetter || first == "_",
          !name.hasPrefix("--")
        else { return nil }
        classes.append(name)
      default:
        guard let (name, text) = Self.takeValue(&rest), add(name, text) || skippingUnknown else { return nil }
      }
    }
    if count == 0 { return nil }
  }

  private static func isNameSign(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || sign == "_" || sign == "-"
  }

  /// Takes characters from the start of a text, which a space or the end must follow. By hand, because a regular expression
  /// would take far longer.
  private static func take(_ text: inout Substring, dropping count: Int, while isPart: (Character) -> Bool) -> String? {
    let part = text.dropFirst(count).prefix(while: isPart)
    text = text[part.endIndex...]
    guard !part.isEmpty, text.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    return String(part)
  }

  /// Takes `name=value` from the start of a text; quotes around the value are left out.
  private static func takeValue(_ text: inout Substring) -> (name: String, text: String)? {
    let name = text.prefix(while: isNameSign)
    guard let first = name.first, first.isASCII, first.isLetter, text[name.endIndex...].first == "=" else { return nil }
    text = text[name.endIndex...].dropFirst()
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return take(&text, dropping: 0) { !$0.isWhitespace && !"\"'{}=".contains($0) }.map { (String(name), $0) }
    }
    let value = text.dropFirst().prefix { $0 != quote && $0 != "{" && $0 != "}" }
    text = text[value.endIndex...]
    guard text.first == quote, text.dropFirst().first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    text = text.dropFirst()
    return (String(name), String(value))
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
