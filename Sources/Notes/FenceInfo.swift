import Diagnostics

/// What stands behind the backticks of a fence: ` ```swift view-tree width=200 caption="A badge" `.
package struct FenceInfo: Hashable, Sendable {
  /// A word, or `key=value`.
  package struct Option: Hashable, Sendable {
    package var key: String
    /// Quotes and their escapes resolved; `nil` for a word alone.
    package var value: String?
    /// The whole option in the note.
    package var span: Span
    /// The place of the value in the note, within the quotes.
    package var valueStart: Location
  }

  /// As written.
  package var text: String
  /// The first word, unless it is an option.
  package var language: String
  package var options: [Option]

  package static let viewTreeWord = "view-tree"
  package static let none = FenceInfo(text: "", language: "", options: [])

  package var isViewTree: Bool { options.contains { $0.key == Self.viewTreeWord && $0.value == nil } }

  /// Whether the language is Swift by any of its usual names.
  package var isSwift: Bool { ["swift", "swiftui"].contains(language.lowercased()) }

  /// Whether the language says that it is SwiftUI.
  package var isSwiftUI: Bool { language.lowercased() == "swiftui" }

  /// Whether it is a tree of its author's own.
  package var isTree: Bool { language == "tree" }

  package func value(of key: String) -> String? { options.last { $0.key == key && $0.value != nil }?.value }
}

extension FenceInfo {
  /// Parses an info string that starts at a place in a note.
  package init(parsing text: String, at start: Location) {
    var scanner = InfoScanner(bytes: Array(text.utf8), start: start)
    var options: [Option] = []
    while let option = scanner.next() { options.append(option) }
    var language = ""
    if let first = options.first, first.value == nil, first.key != Self.viewTreeWord, !first.key.hasPrefix("{") {
      language = first.key
      options.removeFirst()
    }
    self.init(text: text, language: language, options: options)
  }
}

private struct InfoScanner {
  let bytes: [UInt8]
  let start: Location
  var position = 0

  init(bytes: [UInt8], start: Location) {
    self.bytes = bytes
    self.start = start
  }

  mutating func next() -> FenceInfo.Option? {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let first = position
    if bytes[position] == UInt8(ascii: "{") { return braced(from: first) }
    let stops = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "="), UInt8(ascii: "{")]
    while position < bytes.count, !stops.contains(bytes[position]) { position += 1 }
    let key = String(decoding: bytes[first..<position], as: UTF8.self)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      return FenceInfo.Option(key: key, value: nil, span: span(first, position), valueStart: place(first))
    }
    position += 1
    let (value, valueStart) = scanValue()
    return FenceInfo.Option(key: key, value: value, span: span(first, position), valueStart: place(valueStart))
  }

  /// `{1,3-5}`, as some tools mark lines: one word up to the closing brace.
  private mutating func braced(from first: Int) -> FenceInfo.Option {
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") { position += 1 }
    position = min(position + 1, bytes.count)
    let word = String(decoding: bytes[first..<position], as: UTF8.self)
    return FenceInfo.Option(key: word, value: nil, span: span(first, position), valueStart: place(first))
  }

  private mutating func scanValue() -> (String, start: Int) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      let first = position
      while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
      return (String(decoding: bytes[first..<position], as: UTF8.self), first)
    }
    let quote = bytes[position]
    position += 1
    let first = position
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == quote || bytes[position + 1] == UInt8(ascii: "\\")
      {
        position += 1
      }
      value.append(bytes[position])
      position += 1
    }
    position = min(position + 1, bytes.count)
    return (String(decoding: value, as: UTF8.self), first)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private func place(_ offset: Int) -> Location { Location(line: start.line, column: start.column + offset) }
  private func span(_ from: Int, _ to: Int) -> Span { Span(place(from), place(to)) }
}
