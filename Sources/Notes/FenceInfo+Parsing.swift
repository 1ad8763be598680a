import Diagnostics

extension FenceInfo {
  /// Parses an info string that starts at a place in a note.
  ///
  /// Besides this program's options it reads those of other tools: `rust,ignore` (mdBook), `js:line-numbers=2 [a.js]`
  /// (VitePress), `go {linenos=true,hl_lines=[2,"4-6"]}` (Hugo), `{.sh .no-copy title="a"}` (Python-Markdown, Pandoc),
  /// `{r, echo=F}`.
  package init(parsing text: String, at start: Location) {
    var scanner = InfoScanner(bytes: Array(text.utf8), start: start)
    scanner.run()
    self.init(text: text, language: scanner.language, options: scanner.options)
  }
}

private struct InfoScanner {
  let bytes: [UInt8]
  let start: Location
  private var position = 0
  private(set) var language = ""
  private(set) var options: [FenceInfo.Option] = []

  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static let equals = UInt8(ascii: "=")
  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
  private static let openBracket = UInt8(ascii: "[")
  private static let closeBracket = UInt8(ascii: "]")

  init(bytes: [UInt8], start: Location) {
    self.bytes = bytes
    self.start = start
  }

  mutating func run() {
    skip { Self.isSpace($0) }
    readLanguage()
    while true {
      skip { Self.isSpace($0) }
      guard let byte else { return }
      switch byte {
      case Self.openBrace: readBraces()
      case Self.openBracket: readTitle()
      default: readOption { Self.isSpace($0) || $0 == Self.openBrace }
      }
    }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte, isSkipped(byte) { position += 1 }
  }

  // MARK: The language

  private mutating func readLanguage() {
    let first = position
    skip { !Self.isSpace($0) && ![Self.equals, Self.openBrace, Self.comma, Self.colon, Self.openBracket].contains($0) }
    let word = text(first, position)
    guard !word.isEmpty, byte != Self.equals, word != FenceInfo.viewTreeWord else {
      position = first
      return
    }
    language = word
    if byte == Self.colon { readBehindColon() }
    while byte == Self.comma {
      position += 1
      readOption { Self.isSpace($0) || $0 == Self.comma }
    }
  }

  /// Reads `line-numbers=2`, `title=a.js` or a file name after a colon.
  private mutating func readBehindColon() {
    position += 1
    let first = position
    readOption { Self.isSpace($0) || $0 == Self.openBrace || $0 == Self.colon }
    if let word = options.last, word.value == nil, word.key.contains(".") {
      options[options.count - 1] = FenceInfo.Option(
        key: "title", value: word.key, span: word.span, valueStart: place(first))
    }
    if byte == Self.colon { readBehindColon() }
  }

  // MARK: Options

  /// Reads a word or `key=value`.
  private mutating func readOption(until isEnd: (UInt8) -> Bool) {
    let first = position
    skip { !isEnd($0) && $0 != Self.equals }
    let key = text(first, position)
    guard byte == Self.equals else {
      if key.isEmpty { return }
      options.append(FenceInfo.Option(key: key, value: nil, span: span(first, position), valueStart: place(first)))
      return
    }
    position += 1
    let (value, valueStart) = readValue(until: isEnd)
    options.append(
      FenceInfo.Option(key: key, value: value, span: span(first, position), valueStart: place(valueStart)))
  }

  private mutating func readValue(until isEnd: (UInt8) -> Bool) -> (String, start: Int) {
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let first = position
      // `{1,3}` after an equals sign is one value.
      if byte == Self.openBrace { position += 1 }
      skip { !isEnd($0) }
      return (text(first, position), first)
    }
    position += 1
    let first = position
    var value: [UInt8] = []
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
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

  /// Reads `[a.js]`, the name of the code's file.
  private mutating func readTitle() {
    let first = position
    skip { $0 != Self.closeBracket }
    let title = text(first + 1, position)
    position = min(position + 1, bytes.count)
    options.append(
      FenceInfo.Option(key: "title", value: title, span: span(first, position), valueStart: place(first + 1)))
  }

  // MARK: Braces

  /// Reads `{1,3-5}` as one word, other braces as classes and options.
  private mutating func readBraces() {
    let first = position
    position += 1
    skip { Self.isSpace($0) }
    if byte.map({ (0x30...0x39).contains($0) || $0 == Self.closeBrace }) ?? true {
      skip { $0 != Self.closeBrace }
      position = min(position + 1, bytes.count)
      let word = text(first, position)
      options.append(FenceInfo.Option(key: word, value: nil, span: span(first, position), valueStart: place(first)))
      return
    }
    while let byte, byte != Self.closeBrace {
      if Self.isSpace(byte) || byte == Self.comma { position += 1 } else { readBraced() }
    }
    position = min(position + 1, bytes.count)
  }

  private mutating func readBraced() {
    let count = options.count
    readOption { Self.isSpace($0) || $0 == Self.comma || $0 == Self.closeBrace }
    guard options.count > count, let option = options.last else {
      position += 1
      return
    }
    if let value = option.value, value.first == "[" {
      // A list may contain commas and spaces: `hl_lines=[2,"4-6"]`.
      options[count].value = readList(from: option)
    } else if option.value == nil {
      let isClass = option.key.first == "."
      let name = isClass ? String(option.key.dropFirst()) : option.key
      if isClass, ["numberLines", "number-lines", "line-numbers", "linenums"].contains(name) {
        options[count].key = "linenums"
      } else if language.isEmpty, option.key.first != "#" {
        language = name
        options.removeLast()
      }
    }
  }

  private mutating func readList(from option: FenceInfo.Option) -> String {
    let first = option.valueStart.column - start.column
    position = first
    skip { $0 != Self.closeBracket && $0 != Self.closeBrace }
    let list = text(first + 1, position).filter { $0 != "\"" && $0 != "'" }
    if byte == Self.closeBracket { position += 1 }
    return list
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[min(from, to)..<to], as: UTF8.self) }
  private func place(_ offset: Int) -> Location { Location(line: start.line, column: start.column + offset) }
  private func span(_ from: Int, _ to: Int) -> Span { Span(place(from), place(to)) }
}
