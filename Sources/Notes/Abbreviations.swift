import Diagnostics

/// Abbreviations that a note explains: `*[HTML]: Hyper Text Markup Language`.
///
/// Source: <https://michelf.ca/projects/php-markdown/extra/#abbr>
struct Abbreviations {
  /// The meanings, by the first character of the abbreviation; longer ones first.
  private var found: [Character: [(name: String, meaning: String)]] = [:]

  /// The most abbreviations of a note; the definitions of more stay text.
  private static let most = 500

  /// Reads the definitions of a text.
  ///
  /// - Returns: The text with empty lines in their places; `nil` where there are none.
  static func masking(_ text: String) -> (text: String, abbreviations: Abbreviations)? {
    guard text.containsBytes(of: "*[") else { return nil }
    var all = Abbreviations()
    var fences = FenceTracker()
    var count = 0
    let lines = text.byteLines.map { line in
      guard !fences.isCode(line), count < most, let (name, meaning) = definition(line), let first = name.first else {
        return String(line)
      }
      count += 1
      all.found[first, default: []].append((name, meaning))
      return ""
    }
    guard count > 0 else { return nil }
    for (first, list) in all.found { all.found[first] = list.sorted { $0.name.count > $1.name.count } }
    return (lines.joined(separator: "\n"), all)
  }

  private static func definition(_ line: Substring) -> (name: String, meaning: String)? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("*["), line.utf8.count - text.utf8.count < 4, let end = text.range(of: "]:") else {
      return nil
    }
    let name = text[..<end.lowerBound].dropFirst(2)
    guard !name.isEmpty, !name.contains("]") else { return nil }
    var meaning = text[end.upperBound...].drop(while: \.isWhitespace)
    while meaning.last?.isWhitespace == true { meaning.removeLast() }
    return (String(name), String(meaning))
  }

  /// Returns inlines in which the abbreviations are marked.
  func marked(_ inlines: [Inline]) -> [Inline] {
    if found.isEmpty { return inlines }
    return inlines.flatMap { inline -> [Inline] in
      if case .text(let text) = inline.kind { return split(text, inline.span) }
      return [inline.replacingChildren(marked)]
    }
  }

  private func split(_ text: String, _ span: Span) -> [Inline] {
    var result: [Inline] = []
    var plain = ""
    var rest = text[...]
    var previous: Character = " "
    while let first = rest.first {
      let isStart = !previous.isLetter && !previous.isNumber
      if isStart,
        let known = found[first]?.first(where: { one in
          rest.hasPrefix(one.name)
            && !(rest.dropFirst(one.name.count).first.map { $0.isLetter || $0.isNumber } ?? false)
        })
      {
        if !plain.isEmpty { result.append(Inline(.text(plain), span: span)) }
        plain = ""
        result.append(Inline(.abbreviation(known.name, meaning: known.meaning), span: span))
        rest = rest.dropFirst(known.name.count)
        previous = known.name.last ?? " "
      } else {
        plain.append(first)
        previous = first
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty || result.isEmpty { result.append(Inline(.text(plain), span: span)) }
    return result
  }
}
