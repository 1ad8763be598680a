/// The code that `@Entry` adds to a variable in an extension of `EnvironmentValues`, `ContainerValues` or
/// `FocusedValues`: a key with the variable's initial value, and accessors that use it.
struct EntryMacro {
  struct Problem: Error { var text: String }

  private let declaration: Declaration?
  private let container: String?

  /// - Parameters:
  ///   - source: the variable's declaration.
  ///   - surroundings: the declarations that contain it, innermost first.
  init(_ source: String, inside surroundings: [String]) {
    declaration = Declaration(source)
    container = ["EnvironmentValues", "ContainerValues", "FocusedValues"].first { name in
      surroundings.contains { text in
        let tokens = Scanner(text).tokens
        return tokens.firstIndex { $0.text == "extension" }.map { start in
          tokens[(start + 1)...].prefix { $0.text != "{" && $0.text != ":" }.contains { $0.text == name }
        } ?? false
      }
    }
  }

  /// Returns the accessors of the variable.
  func accessors() throws(Problem) -> [String] {
    let name = try checked().key
    return ["get { self[\(name).self] }", "set { self[\(name).self] = newValue }"]
  }

  /// Returns the type of the key.
  func key() throws(Problem) -> String {
    let declaration = try checked()
    if container == "FocusedValues" {
      guard let type = declaration.wrappedType else {
        throw Problem(text: "'@Entry' properties of 'FocusedValues' must have an optional type")
      }
      return "private struct \(declaration.key): SwiftUI.FocusedValueKey { typealias Value = \(type) }"
    }
    let value = declaration.value ?? "nil"
    let body =
      declaration.type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    let key = container == "ContainerValues" ? "ContainerValueKey" : "EnvironmentKey"
    return "private struct \(declaration.key): SwiftUI.\(key) { \(body) }"
  }

  private func checked() throws(Problem) -> Declaration {
    guard let declaration, container != nil else {
      throw Problem(
        text: "'@Entry' needs a 'var' in an extension of 'EnvironmentValues', 'ContainerValues' or 'FocusedValues'")
    }
    guard declaration.value != nil || declaration.wrappedType != nil else {
      throw Problem(text: "'@Entry' needs a default value for '\(declaration.name)'")
    }
    return declaration
  }
}

/// The parts of a variable's declaration: `var name: Type = value`.
private struct Declaration {
  let name: String
  private(set) var type: String?
  private(set) var value: String?

  init?(_ source: String) {
    let tokens = Scanner(source).tokens
    guard let start = tokens.firstIndex(where: { $0.text == "var" && $0.depth == 0 }), tokens.count > start + 1 else {
      return nil
    }
    name = tokens[start + 1].text.filter { $0 != "`" }
    let rest = tokens[(start + 2)...]
    let equals = rest.firstIndex { $0.text == "=" && $0.depth == 0 }
    func text(_ part: ArraySlice<Scanner.Token>) -> String? {
      guard let first = part.first, let last = part.last else { return nil }
      return String(source[first.range.lowerBound..<last.range.upperBound])
    }
    if rest.first?.text == ":" {
      type = text(rest.dropFirst().prefix { $0.range.lowerBound != equals.map { tokens[$0].range.lowerBound } })
    }
    if let equals { value = text(tokens[(equals + 1)...]) }
  }

  var key: String { "__Key_\(name)" }

  /// The type inside an optional type; `nil` for other types.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    return type.hasPrefix("Optional<") && type.hasSuffix(">") ? String(type.dropFirst(9).dropLast()) : nil
  }
}

/// Splits a declaration into words, literals and signs, without comments.
private struct Scanner {
  struct Token {
    var text: Substring
    var range: Range<String.Index>
    /// The number of brackets around it.
    var depth: Int
  }

  private(set) var tokens: [Token] = []

  init(_ source: String) {
    var (index, depth) = (source.startIndex, 0)
    func end(from start: String.Index, while isPart: (Character) -> Bool) -> String.Index {
      source[start...].firstIndex { !isPart($0) } ?? source.endIndex
    }
    while index < source.endIndex {
      let rest = source[index...]
      let first = source[index]
      var next = source.index(after: index)
      if first.isWhitespace {
        index = next
        continue
      }
      if rest.hasPrefix("//") {
        index = end(from: index) { !$0.isNewline }
        continue
      }
      if rest.hasPrefix("/*") {
        index = rest.ranges(of: "*/").first?.upperBound ?? source.endIndex
        continue
      }
      if first.isLetter || first == "_" || first == "`" {
        next = end(from: index) { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      } else if first == "\"" {
        next = Self.endOfString(in: rest)
      } else if Self.isOperator(first) {
        next = end(from: index, while: Self.isOperator)
      }
      if ")]}".contains(first) { depth -= 1 }
      tokens.append(Token(text: source[index..<next], range: index..<next, depth: depth))
      if "([{".contains(first) { depth += 1 }
      index = next
    }
  }

  private static func isOperator(_ character: Character) -> Bool { "=+-*/<>!?&|%^~.".contains(character) }

  /// Returns the end of the string literal at the beginning of a text.
  private static func endOfString(in text: Substring) -> String.Index {
    let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = text.index(text.startIndex, offsetBy: mark.count)
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix(mark) { return text.index(index, offsetBy: mark.count) }
      index =
        rest.hasPrefix("\\")
        ? text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex : text.index(after: index)
    }
    return text.endIndex
  }
}
