import Diagnostics

/// A misspelled keyword at the start of a declaration: `strctu Counter: View`.
struct MisspeltKeyword {
  let word: String
  let meant: String
  let span: Span

  private static let keywords = [
    "struct", "class", "enum", "func", "var", "let", "extension", "protocol", "import", "return", "guard", "switch",
    "private", "public", "static", "final", "mutating", "typealias", "while", "case", "init", "else", "for",
  ]
  private static let others: Set = [
    "if", "do", "in", "is", "as", "try", "actor", "some", "any", "self", "super", "lazy", "open", "weak", "throw",
    "defer",
    "where", "async", "await", "true", "false", "nil", "internal", "fileprivate", "override", "default", "break",
    "continue", "repeat", "catch", "throws", "inout", "get", "set", "macro", "operator", "print",
  ]

  /// Finds the first misspelled keyword of a line; `nil` if the words that start the line are spelled correctly or are
  /// no keywords.
  init?(inLine line: Int, of source: SourceFile) {
    guard (1...source.lineCount).contains(line) else { return nil }
    let text = source.line(line)
    var column = 1
    var rest = text[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest = rest.dropFirst()
        column += 1
        continue
      }
      let word = rest.prefix { $0.isLetter || $0 == "_" }
      let after = rest.dropFirst(word.count)
      // A keyword is followed by the name that it declares.
      guard word.count > 2, after.first == " ", after.drop(while: { $0 == " " }).first?.isLetter == true else {
        return nil
      }
      if !Self.keywords.contains(String(word)), !Self.others.contains(String(word)) {
        guard word.first?.isLowercase == true, let near = nearestName(to: String(word), among: Self.keywords) else {
          return nil
        }
        (self.word, meant) = (String(word), near)
        span = Span(Location(line: line, column: column), Location(line: line, column: column + word.count))
        return
      }
      rest = after
      column += word.count
    }
    return nil
  }
}
