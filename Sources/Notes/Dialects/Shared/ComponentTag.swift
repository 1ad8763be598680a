/// A tag of a component, `<Card title="A">`, a shortcode of Hugo, `{{< card title="A" >}}`, or a block of GitBook or Zola,
/// `{% hint style="info" %}`.
///
/// Source: <https://mdxjs.com/docs/what-is-mdx/#jsx>, <https://gohugo.io/content-management/shortcodes/>,
/// <https://gitbook.com/docs/creating-content/blocks>
struct ComponentTag {
  enum Kind { case open, close, alone }

  let name: String
  private(set) var kind: Kind
  let isShortcode: Bool
  /// Whether the tag is written `{% … %}`.
  let isBlock: Bool
  /// Whether the tag is written like a call, `quote(author="A")`.
  private(set) var isCall = false
  /// The values by their names in lower case; those of a shortcode without names by their numbers, from 0.
  private var values: [String: String] = [:]

  /// Reads the tag at the start of a text.
  ///
  /// - Parameter rest: Gets the text behind the tag.
  init?(_ text: Substring, rest: inout Substring) {
    var text = text
    isBlock = text.hasPrefix("{%")
    isShortcode = isBlock || text.hasPrefix("{{")
    if isShortcode {
      guard isBlock || text.hasPrefix("{{<") || text.hasPrefix("{{%") else { return nil }
      text = text.dropFirst(isBlock ? 2 : 3).drop { $0 == " " || $0 == "\t" || $0 == "-" }
    } else {
      text = text.dropFirst()
    }
    kind = text.first == "/" ? .close : .open
    if kind == .close { text = text.dropFirst().drop { $0 == " " } }
    var name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    guard let first = name.first, first.isLetter, isShortcode || first.isUppercase else { return nil }
    text = text[name.endIndex...]
    if isBlock, name.hasPrefix("end") {
      name = name.dropFirst(3)
      kind = .close
    }
    self.name = String(name)
    // Zola calls its shortcodes like functions.
    if isBlock, text.first == "(" {
      text = text.dropFirst()
      isCall = true
    }
    guard readValues(&text) else { return nil }
    rest = text
  }

  private mutating func readValues(_ text: inout Substring) -> Bool {
    var count = 0
    while true {
      text = text.drop { $0.isWhitespace || isBlock && ",)".contains($0) }
      if let end = ends.first(where: { text.hasPrefix($0) }) {
        if end.first == "/", kind == .open { kind = .alone }
        text = text.dropFirst(end.count)
        return true
      }
      guard let sign = text.first else { return false }
      if sign == "{", !isShortcode {
        guard Self.braced(&text) != nil else { return false }
        continue
      }
      guard let value = readValue(&text) else { return false }
      values[value.name ?? "\(count)"] = value.text
      if value.name == nil { count += 1 }
    }
  }

  private var ends: [String] { isBlock ? ["-%}", "%}"] : isShortcode ? ["/>}}", "/%}}", ">}}", "%}}"] : ["/>", ">"] }

  /// Reads `name="value"`, a name, or the value of a shortcode without a name.
  private func readValue(_ text: inout Substring) -> (name: String?, text: String)? {
    if isShortcode, let quoted = Self.quoted(&text) { return (nil, quoted) }
    let word = text.prefix { !$0.isWhitespace && !"=<>\"'{}%".contains($0) && !($0 == "/" && !isShortcode) }
    guard !word.isEmpty else { return nil }
    text = text[word.endIndex...]
    guard text.first == "=" else { return isShortcode ? (nil, String(word)) : (word.lowercased(), "true") }
    text = text.dropFirst()
    if let quoted = Self.quoted(&text) { return (word.lowercased(), quoted) }
    if text.first == "{" { return Self.braced(&text).map { (word.lowercased(), Self.plain($0)) } }
    let value = text.prefix { !$0.isWhitespace && $0 != ">" }
    text = text[value.endIndex...]
    return (word.lowercased(), String(value))
  }

  private static func quoted(_ text: inout Substring) -> String? {
    guard let quote = text.first, "\"'`".contains(quote), let end = text.dropFirst().firstIndex(of: quote) else {
      return nil
    }
    let value = text[text.index(after: text.startIndex)..<end]
    text = text[end...].dropFirst()
    return String(value)
  }

  /// Reads an expression in braces.
  private static func braced(_ text: inout Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 } else if text[index] == "}" { depth -= 1 }
      guard depth == 0 else { continue }
      let value = text[..<index].dropFirst()
      text = text[index...].dropFirst()
      return value
    }
    return nil
  }

  /// Returns the text of an expression that is only a text; the expression itself for others.
  private static func plain(_ expression: Substring) -> String {
    var text = expression.drop(while: \.isWhitespace)
    if let value = quoted(&text), text.allSatisfy(\.isWhitespace) { return value }
    return "{\(expression)}"
  }

  /// Returns the first of the values that is a text.
  func value(_ names: String...) -> String? {
    names.lazy.compactMap { values[$0] }.first { !$0.isEmpty && !$0.hasPrefix("{") && $0 != "true" }
  }

  /// The texts in a list: those of `items={['npm', 'yarn']}`.
  func list(_ name: String) -> [String] {
    guard let written = values[name] else { return [] }
    if !written.hasPrefix("{") { return written.split(separator: ",").map(String.init) }
    return written.matches(of: /["']([^"']*)["']/).map { String($0.1) }
  }

  var hasValues: Bool { !values.isEmpty }

  /// The tag without its values, for messages.
  var shown: String { isBlock ? "{% \(name) %}" : isShortcode ? "{{< \(name) >}}" : "<\(name)>" }
}
