/// The inline Markdown that `Text` reads in string literals: strong, emphasis, code, strikethrough and links.
///
/// A small subset of CommonMark's inlines; what does not close stays as it is written.
package enum InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var traits: Set<Trait> = []
  }

  package enum Trait: Hashable { case strong, emphasis, code, strikethrough, link }

  /// Whether there is anything in a text that may be a mark.
  package static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  package static func spans(_ text: String) -> [Span] {
    guard mayHaveMarks(text) else { return [Span(text: text)] }
    var result: [Span] = []
    var reader = Reader(text: Array(text))
    for span in reader.spans() {
      if let last = result.last, last.traits == span.traits {
        result[result.count - 1].text += span.text
      } else if !span.text.isEmpty {
        result.append(span)
      }
    }
    return result.isEmpty ? [Span(text: "")] : result
  }

  /// Reads a text, and with further readers what stands within its marks. What is found to close nowhere is not looked
  /// for again, so that the time grows with the length of the text.
  private struct Reader {
    package let text: [Character]
    var traits: Set<Trait> = []
    /// The number of marks around the text.
    package var depth = 0
    /// Marks that nothing behind the place that is read can close.
    private var open: Set<[Character]> = []
    private var nextBracket = -1

    private static let depthLimit = 32
    private static let delimiters: [(mark: [Character], traits: Set<Trait>)] = [
      (Array("***"), [.strong, .emphasis]), (Array("**"), [.strong]), (Array("__"), [.strong]),
      (Array("~~"), [.strikethrough]), (Array("*"), [.emphasis]), (Array("_"), [.emphasis]), (Array("`"), [.code]),
    ]

    init(text: [Character], traits: Set<Trait> = [], depth: Int = 0) {
      (self.text, self.traits, self.depth) = (text, traits, depth)
    }

    mutating func spans() -> [Span] {
      guard depth < Self.depthLimit else { return [Span(text: String(text), traits: traits)] }
      var result: [Span] = []
      var plain = ""
      var index = 0
      while index < text.count {
        if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
          plain.append(text[index + 1])
          index += 2
        } else if let (inner, added, end) = delimited(index) ?? link(index) {
          if !plain.isEmpty { result.append(Span(text: plain, traits: traits)) }
          plain = ""
          let all = traits.union(added)
          var reader = Reader(text: Array(inner), traits: all, depth: depth + 1)
          result += added.contains(.code) ? [Span(text: String(inner), traits: all)] : reader.spans()
          index = end
        } else {
          plain.append(text[index])
          index += 1
        }
      }
      if !plain.isEmpty { result.append(Span(text: plain, traits: traits)) }
      return result
    }

    private mutating func delimited(_ start: Int) -> (ArraySlice<Character>, Set<Trait>, Int)? {
      for (mark, traits) in Self.delimiters where !open.contains(mark) && text[start...].starts(with: mark) {
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
          if closes, !isLonger, !isInWord { return (text[first..<end], traits, after) }
          end += 1
        }
        open.insert(mark)
      }
      return nil
    }

    private mutating func link(_ start: Int) -> (ArraySlice<Character>, Set<Trait>, Int)? {
      guard text[start] == "[", !open.contains(["["]) else { return nil }
      if nextBracket < start { nextBracket = text[start...].firstIndex(of: "]") ?? text.count }
      let close = nextBracket
      guard close + 1 < text.count, text[close + 1] == "(", close > start + 1 else { return nil }
      guard let end = text[close...].firstIndex(of: ")") else {
        open.insert(["["])
        return nil
      }
      return (text[(start + 1)..<close], [.link], end + 1)
    }
  }
}
