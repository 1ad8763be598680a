/// The inline Markdown that `Text` reads in string literals: strong, emphasis, code, strikethrough and links.
///
/// A small subset of CommonMark's inlines; what does not close stays as it is written.
enum InlineMarkdown {
  struct Span: Equatable {
    var text: String
    var traits: Set<Trait> = []
  }

  enum Trait: Hashable { case strong, emphasis, code, strikethrough, link }

  static func spans(_ text: String) -> [Span] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Span(text: text)] }
    var result: [Span] = []
    for span in spans(Array(text), []) {
      if let last = result.last, last.traits == span.traits {
        result[result.count - 1].text += span.text
      } else if !span.text.isEmpty {
        result.append(span)
      }
    }
    return result.isEmpty ? [Span(text: "")] : result
  }

  private static let delimiters: [(mark: [Character], traits: Set<Trait>)] = [
    (Array("***"), [.strong, .emphasis]), (Array("**"), [.strong]), (Array("__"), [.strong]),
    (Array("~~"), [.strikethrough]), (Array("*"), [.emphasis]), (Array("_"), [.emphasis]), (Array("`"), [.code]),
  ]

  private static func spans(_ text: [Character], _ traits: Set<Trait>) -> [Span] {
    var result: [Span] = []
    var plain = ""
    var index = 0
    func flush() {
      if !plain.isEmpty { result.append(Span(text: plain, traits: traits)) }
      plain = ""
    }
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
      } else if let (inner, added, end) = delimited(text, index) {
        flush()
        result +=
          added.contains(.code)
          ? [Span(text: String(inner), traits: traits.union(added))]
          : spans(inner, traits.union(added))
        index = end
      } else if let (inner, end) = link(text, index) {
        flush()
        result += spans(inner, traits.union([.link]))
        index = end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    flush()
    return result
  }

  private static func delimited(_ text: [Character], _ start: Int) -> ([Character], Set<Trait>, Int)? {
    for (mark, traits) in delimiters where text[start...].starts(with: mark) {
      let first = start + mark.count
      let isWord = mark[0] == "_"
      guard first < text.count, !text[first].isWhitespace else { continue }
      if isWord, start > 0, text[start - 1].isLetter || text[start - 1].isNumber { continue }
      var end = first + 1
      while end + mark.count <= text.count {
        let after = end + mark.count
        let closes = text[end...].starts(with: mark) && !text[end - 1].isWhitespace
        let isLonger = after < text.count && text[after] == mark[0]
        let isInWord = isWord && after < text.count && (text[after].isLetter || text[after].isNumber)
        if closes, !isLonger, !isInWord { return (Array(text[first..<end]), traits, after) }
        end += 1
      }
    }
    return nil
  }

  private static func link(_ text: [Character], _ start: Int) -> ([Character], Int)? {
    guard text[start] == "[", let close = text[start...].firstIndex(of: "]"), close + 1 < text.count,
      text[close + 1] == "(", let end = text[close...].firstIndex(of: ")"), close > start + 1
    else { return nil }
    return (Array(text[(start + 1)..<close]), end + 1)
  }
}
