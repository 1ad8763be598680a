/// GitHub's names for emoji, written between colons: `:tada:`.
enum EmojiNames {
  /// The emoji by their names, without colons.
  static let all: [Substring: String] = {
    var all: [Substring: String] = [:]
    for half in [firstHalf, secondHalf] {
      let words = half.split { $0 == " " || $0 == "\n" }
      for index in stride(from: 0, to: words.count - 1, by: 2) { all[words[index]] = String(words[index + 1]) }
    }
    return all
  }()

  /// Returns the text with names replaced by emoji. A name counts only where no letter, digit or colon is on either
  /// side of it: not in `init(_:key:)`.
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    var result = ""
    var rest = text[...]
    var previous: Character?
    while let colon = rest.firstIndex(of: ":") {
      let before = colon > rest.startIndex ? rest[rest.index(before: colon)] : previous
      let name = rest[rest.index(after: colon)...].prefix { $0.isASCII && isNameSign($0) }
      let end = name.endIndex
      let behind = end < rest.endIndex ? rest.index(after: end) : end
      let after = behind < rest.endIndex ? rest[behind] : nil
      if !name.isEmpty, end < rest.endIndex, rest[end] == ":", !isJoined(before), !isJoined(after),
        let emoji = all[name]
      {
        result += rest[..<colon] + emoji
        rest = rest[behind...]
        previous = emoji.last
      } else {
        result += rest[...colon]
        previous = ":"
        rest = rest[rest.index(after: colon)...]
      }
    }
    return result + rest
  }

  private static func isNameSign(_ character: Character) -> Bool {
    character.isLowercase || character.isNumber || "_+-".contains(character)
  }

  private static func isJoined(_ character: Character?) -> Bool {
    character.map { $0 == ":" || $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
  }
}

extension [Inline] {
  /// Returns the inlines with the names in their texts replaced by emoji.
  func withEmoji() -> [Inline] {
    map { inline in
      guard case .text(let text) = inline.kind else { return inline.replacingChildren { $0.withEmoji() } }
      var result = inline
      result.kind = .text(EmojiNames.replaced(in: text))
      return result
    }
  }
}
