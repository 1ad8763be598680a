/// Reads the expressions of Dataview and of Obsidian's Bases. What isn't understood throws, so that no query is computed
/// in part.
///
/// Source: <https://blacksmithgu.github.io/obsidian-dataview/reference/expressions/>,
/// <https://help.obsidian.md/bases/syntax>
struct QueryReader {
  struct Unknown: Error {}

  enum Token: Hashable {
    case word(String)
    case number(Double, String)
    case text(String)
    case tag(String)
    case link(String)
    case sign(String)
  }

  private let tool: NoteQuery.Tool
  private var tokens: [Token] = []
  private var position = 0
  private var depth = 0

  init(_ text: String, _ tool: NoteQuery.Tool) throws(Unknown) {
    self.tool = tool
    guard text.utf8.count < 10_000 else { throw Unknown() }
    try tokenize(text[...])
  }

  // MARK: Tokens

  var next: Token? { position < tokens.count ? tokens[position] : nil }
  var isAtEnd: Bool { position == tokens.count }
  mutating func skip() { position += 1 }

  /// Skips one of several words or signs, in any case, and returns it.
  mutating func take(_ words: String...) -> String? {
    switch next {
    case .word(let word)?, .sign(let word)?:
      guard words.contains(word.lowercased()) else { return nil }
      position += 1
      return word.lowercased()
    default: return nil
    }
  }

  mutating func expect(_ word: String) throws(Unknown) {
    guard take(word) != nil else { throw Unknown() }
  }

  private mutating func tokenize(_ text: Substring) throws(Unknown) {
    let name =
      tool == .base
      ? /[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*/
      : /[\p{L}_][\p{L}\p{N}_\-]*(\.[\p{L}_][\p{L}\p{N}_\-]*)*/
    var rest = text
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" && tool == .base {
        guard let end = rest.dropFirst().firstIndex(of: first), !rest[..<end].contains("\\") else { throw Unknown() }
        tokens.append(.text(String(rest[..<end].dropFirst())))
        rest = rest[rest.index(after: end)...]
      } else if let match = rest.prefixMatch(of: /\[\[([^\[\]|]+)(\|[^\[\]]*)?\]\]/) {
        tokens.append(.link(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /#[\p{L}\p{N}_\-\/]+/) {
        tokens.append(.tag(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\d{4}-\d\d-\d\d/) {
        tokens.append(.text(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\d+(\.\d+)?/), let number = Double(match.0) {
        tokens.append(.number(number, String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: name) {
        tokens.append(.word(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /[=!<>]=|&&|\|\||\.[A-Za-z]+|[=<>!(),\-\[\]]/) {
        tokens.append(.sign(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else {
        throw Unknown()
      }
    }
  }

  // MARK: Expressions

  /// Reads a condition: parts joined by `or`, each of parts joined by `and`.
  mutating func condition() throws(Unknown) -> QueryExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { throw Unknown() }
    var parts = [try conjunction()]
    while take("or", "||") != nil { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(Unknown) -> QueryExpression {
    var parts = [try comparison()]
    while take("and", "&&") != nil { parts.append(try comparison()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func comparison() throws(Unknown) -> QueryExpression {
    let one = try operand()
    guard let written = take("==", "=", "!=", "<", ">", "<=", ">=") else { return one }
    guard written != "=" || tool == .dataview,
      let sign = QueryExpression.Comparison(rawValue: written == "=" ? "==" : written)
    else { throw Unknown() }
    return .comparison(sign, one, try operand())
  }

  private mutating func operand() throws(Unknown) -> QueryExpression {
    if take("!") != nil {
      depth += 1
      defer { depth -= 1 }
      guard depth < 32 else { throw Unknown() }
      return .not(try operand())
    }
    if take("(") != nil {
      let inner = try condition()
      try expect(")")
      return inner
    }
    defer { position += 1 }
    switch next {
    case .number(let number, let text)?: return .value(.number(number, text: text))
    case .text(let text)?: return .value(.text(text))
    case .tag(let tag)?: return .value(.text(tag))
    case .link(let target)?: return .value(.link(path: target, words: target))
    case .word(let word)?:
      position += 1
      defer { position -= 1 }
      return try named(word)
    default: throw Unknown()
    }
  }

  /// Reads the rest of an operand that begins with a word: a property, a constant, or a call.
  private mutating func named(_ word: String) throws(Unknown) -> QueryExpression {
    if take("[") != nil {
      guard word == "note", case .text(let name)? = next else { throw Unknown() }
      skip()
      try expect("]")
      guard case .sign(let method)? = next, method.hasPrefix(".") else { return .field(name) }
      skip()
      try expect("(")
      return try call(String(method.dropFirst()), on: .field(name))
    }
    guard take("(") != nil else {
      switch word.lowercased() {
      case "true": return .value(.bool(true))
      case "false": return .value(.bool(false))
      case "null": return .value(.missing)
      default: return .field(try Self.property(word))
      }
    }
    if word == "date", case .text(let text)? = next, QueryValue.isDate(text) {
      skip()
      try expect(")")
      return .value(.date(text))
    }
    guard let point = word.lastIndex(of: ".") else { return try call(word, on: nil) }
    return try call(
      String(word[word.index(after: point)...]), on: .field(try Self.property(String(word[..<point]))))
  }

  private mutating func call(_ name: String, on receiver: QueryExpression?) throws(Unknown) -> QueryExpression {
    guard let function = QueryExpression.Function(rawValue: name.lowercased()) else { throw Unknown() }
    var arguments = receiver.map { [$0] } ?? []
    while take(")") == nil {
      arguments.append(try condition())
      guard take(",") == nil else { continue }
      try expect(")")
      break
    }
    let isOfFile = [.hasTag, .inFolder, .hasProperty].contains(function)
    guard function.counts.contains(arguments.count), !isOfFile || receiver == .field("file") else { throw Unknown() }
    return .call(function, arguments)
  }

  /// Returns the name of a property that notes have. Others, such as times of files and formulas, aren't known.
  static func property(_ written: String) throws(Unknown) -> String {
    let name = written.hasPrefix("note.") ? String(written.dropFirst(5)) : written
    if QueriedNote.fileFields.contains(name) { return name }
    let first = name.prefix { $0 != "." }
    let isOther = ["file", "this", "formula", "rows", "row", "value"].contains(first)
    guard !isOther, written.hasPrefix("note.") || first == name else { throw Unknown() }
    return name
  }
}
