/// The text of a list item as tokens, each with its range: UTF-8 offsets in the item's text.
struct StepText {
  enum Token: Hashable {
    /// A word in lower case, without a possessive ending.
    case word(String)
    /// A text in quotation marks.
    case quoted(String)
    case size(WrittenSize)
    case other(Character)
    /// The end of a sentence.
    case stop
  }

  private(set) var tokens: [Token] = []
  private(set) var ranges: [Range<Int>] = []
  /// The indices of the tokens inside code spans: `` `HStack` ``.
  private(set) var code: Set<Int> = []

  /// - Parameter markdown: the text as written in the note.
  init(_ markdown: String) {
    let text = Self.withoutMarkup(markdown)
    var sizes = WrittenSize.all(in: text)[...]
    let characters = Array(text)
    var starts = [0]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf8.count) }
    var position = 0
    let spans = Self.codeSpans(in: markdown)
    while position < characters.count {
      if let size = sizes.first, starts[position] >= size.range.lowerBound {
        add(.size(size), size.range)
        while position < characters.count, starts[position] < size.range.upperBound { position += 1 }
        sizes.removeFirst()
        continue
      }
      let (token, end) = Self.token(characters, position)
      if let token {
        if spans.contains(where: { $0.contains(starts[position]) }) { code.insert(tokens.count) }
        add(token, starts[position]..<starts[end])
      }
      position = end
    }
  }

  private mutating func add(_ token: Token, _ range: Range<Int>) {
    tokens.append(token)
    ranges.append(range)
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "‘": "’"]

  private static func token(_ characters: [Character], _ start: Int) -> (Token?, Int) {
    let first = characters[start]
    if first.isWhitespace { return (nil, start + 1) }
    if first.isLetter || first == "_" {
      var end = start
      while end < characters.count, characters[end].isLetter || characters[end].isNumber || characters[end] == "_" {
        end += 1
      }
      let word = String(characters[start..<end]).lowercased()
      let isPossessive =
        end + 1 < characters.count && "'’".contains(characters[end]) && characters[end + 1] == "s"
        && (end + 2 == characters.count || !characters[end + 2].isLetter)
      return (.word(word), isPossessive ? end + 2 : end)
    }
    if let closing = quotes[first], let end = characters[(start + 1)...].firstIndex(of: closing), end < start + 80 {
      return (.quoted(String(characters[start + 1..<end])), end + 1)
    }
    let isLast = start + 1 == characters.count || characters[start + 1].isWhitespace
    if ".;?!".contains(first), isLast { return (.stop, start + 1) }
    if first == ";" { return (.stop, start + 1) }
    return (.other(first), start + 1)
  }

  /// Returns the text with spaces in place of markup, link destinations and file names, so that offsets stay the same.
  private static func withoutMarkup(_ markdown: String) -> String {
    var bytes = Array(markdown.utf8)
    func blank(_ range: Range<Int>) { for index in range { bytes[index] = UInt8(ascii: " ") } }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "`") || bytes[index] == UInt8(ascii: "\\") {
      blank(index..<index + 1)
    }
    for (opening, closing) in [("![[", "]]"), ("![", "]"), ("](", ")"), ("<", ">")] {
      var from = 0
      while let start = find(opening, in: bytes, from: from) {
        guard let end = find(closing, in: bytes, from: start + opening.utf8.count) else { break }
        blank(start..<end + closing.utf8.count)
        from = end + closing.utf8.count
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the ranges between pairs of equally long runs of backticks, as UTF-8 offsets.
  private static func codeSpans(in markdown: String) -> [Range<Int>] {
    let bytes = Array(markdown.utf8)
    var spans: [Range<Int>] = []
    var open: (end: Int, length: Int)?
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let length = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
      if let start = open, start.length == length {
        spans.append(start.end..<index)
        open = nil
      } else if open == nil {
        open = (index + length, length)
      }
      index += length
    }
    return spans
  }

  private static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard start + wanted.count <= bytes.count else { return nil }
    return (start...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
