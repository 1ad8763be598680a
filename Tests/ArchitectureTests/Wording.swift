import Foundation

/// The rules of wording that a program can check. CONTRIBUTING.md has the others, with examples.
enum Wording {
  /// A violation of a rule at a line.
  struct Violation: CustomStringConvertible {
    var path: String
    var line: Int
    /// `opening`, `word`, `message` or `test-name`.
    var rule: String
    var text: String

    var description: String { "\(path):\(line): \(rule): \(text)" }
  }

  /// Beginnings of a doc comment that are neither a noun phrase nor a verb, in lower case.
  private static let openings = phrases([
    "what", "how", "where", "why", "who", "which", "that which", "of", "those", "all that", "whose", "when", "whoever",
    "whatever", "with what",
  ])

  /// Phrases for which the field has a plainer one, by their first word.
  private static let words: [Substring: [(phrase: [Substring], instead: String)]] = {
    let table = [
      "is told, are told, was told, were told, be told, being told, been told, gets told": "is notified, is reported",
      "tell of, tells of": "reports",
      "remark, remarks": "warning, note, diagnostic",
      "but for": "except",
      "of one's own, of its own, of their own, of his own": "custom, its",
      "nobody, somebody, whoever": "the actor's name",
      "stand for, stands for, stand in, stands in": "is, is in, represents",
      "there is none of, there are none of": "is missing, doesn't exist",
      "slip, slips": "error, typo",
      "let through, lets through": "accepts, allows",
      "lead on, leads on": "redirects",
      "ready-made": "resolved, computed",
      "premises": "inputs, environment",
      "the machine failed": "internal error",
      "by itself, by themselves": "automatic, alone",
      "former": "previous",
    ]
    let rows = table.flatMap { list, instead in
      list.split(separator: ", ").map { (phrase: $0.split(separator: " "), instead: instead) }
    }
    return Dictionary(grouping: rows) { $0.phrase[0] }
  }()

  private static func phrases(_ list: [Substring]) -> [[Substring]] { list.map { $0.split(separator: " ") } }

  /// Returns the words of a text in lower case, with apostrophes and hyphens inside them.
  ///
  /// Bytes, because characters are slow without optimization.
  private static func wordList(_ text: Substring) -> [Substring] {
    let bytes = text.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
    return bytes.split { byte in
      let isLetter = byte >= 97 && byte <= 122 || byte >= 128
      return !isLetter && byte != 39 && byte != 45
    }.map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// The violations in a Swift file.
  static func violations(inSwift lines: [Substring], path: String) -> [Violation] {
    var found: [Violation] = []
    var isAfterComment = false
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      func note(_ rule: String, _ text: String) {
        found.append(Violation(path: path, line: index + 1, rule: rule, text: text))
      }
      if code.hasPrefix("//") {
        let isDocumentation = code.hasPrefix("///")
        let text = code.drop { $0 == "/" }.drop { $0 == " " }
        let words = wordList(text)
        if isDocumentation, !isAfterComment, let opening = openings.first(where: words.starts(with:)) {
          note("opening", "'\(opening.joined(separator: " "))' begins neither a noun phrase nor a verb")
        } else {
          for word in plainerWords(in: words) { note("word", word) }
        }
        isAfterComment = isDocumentation
      } else {
        isAfterComment = false
        for problem in message(in: line, after: index > 0 ? lines[index - 1] : "") { note("message", problem) }
        if let problem = testName(in: line, after: index > 0 ? lines[index - 1] : "") { note("test-name", problem) }
      }
    }
    return found
  }

  /// The violations in prose: Markdown without its code.
  static func violations(inProse lines: [Substring], path: String) -> [Violation] {
    var fence: Substring?
    return lines.enumerated().flatMap { index, line -> [Violation] in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        let mark = text.prefix { $0 == text.first }
        if let open = fence {
          fence = mark.count >= open.count && mark.first == open.first ? nil : open
        } else {
          fence = mark
        }
        return []
      }
      guard fence == nil, !line.hasPrefix("    ") else { return [] }
      // Code is between backticks: every second part.
      let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 0
      }
      return plainerWords(in: wordList(prose.map { String($0.element) }.joined(separator: " x ")[...])).map {
        Violation(path: path, line: index + 1, rule: "word", text: $0)
      }
    }
  }

  private static func plainerWords(in list: [Substring]) -> [String] {
    list.indices.flatMap { index in
      (words[list[index]] ?? []).filter { list[index...].starts(with: $0.phrase) }.map {
        "'\($0.phrase.joined(separator: " "))': write \($0.instead)"
      }
    }
  }

  /// The literal of a diagnostic: behind its severity and code, or a failure's code.
  private static func message(in line: Substring, after previous: Substring) -> [String] {
    // The patterns are slow to make and to match.
    guard line.utf8.contains(34) else { return [] }
    let words = Set(wordList(line) + wordList(previous))
    guard !words.isDisjoint(with: ["error", "warning", "note", "failure", "checkfailure"]) else { return [] }
    let diagnostic =
      /(?:\.(?:error|warning|note)|(?:Failure|CheckFailure)\()[^"]*"[a-z][a-z0-9-]*",\s*(?<text>"(?:[^"\\]|\\.)*")/
    let opened = /(?:\.(?:error|warning|note)|(?:Failure|CheckFailure)\()[^"]*"[a-z][a-z0-9-]*",\s*$/
    let literal: Substring
    if let match = line.firstMatch(of: diagnostic) {
      literal = match.text
    } else if previous.firstMatch(of: opened) != nil, let match = line.firstMatch(of: /^\s*(?<text>"(?:[^"\\]|\\.)*")/)
    {
      literal = match.text
    } else {
      return []
    }
    let text = literal.dropFirst().dropLast()
    var problems = plainerWords(in: wordList(text))
    if text.hasSuffix("."), !text.hasSuffix("…") { problems.append("a message ends without a full stop") }
    if text.contains("‘") || text.contains("’") { problems.append("names are in straight single quotes") }
    if let first = text.firstMatch(of: /^[A-Z][a-z]+\b(?! [A-Z])/)?.output, !properNames.contains(String(first)) {
      problems.append("a message begins in lower case: '\(first)'")
    }
    return problems
  }

  /// Names that may begin a message.
  private static let properNames: Set = [
    "Double", "Vitrine", "Pagefind", "Pygments", "Mermaid", "Markdown", "Pandoc", "Git", "Swift", "Chromium",
  ]

  /// A test's name says a subject and what is true of it: at least three words.
  private static func testName(in line: Substring, after previous: Substring) -> String? {
    func isTest(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("@Test") }
    guard isTest(line) || isTest(previous) else { return nil }
    let name = /(?:^\s*|\)\s*|Test )func (?<name>\w+)/
    guard isTest(line) || isTest(previous) && previous.firstMatch(of: name) == nil,
      let name = line.firstMatch(of: name)?.name
    else { return nil }
    let count = name.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/).count
    return count < 3 ? "'\(name)' says no condition with its outcome" : nil
  }
}
