/// A reader that finds the statements in words in a text. It reads few forms, those that can mean only one thing:
/// sentences with a condition, a comparison, a question or an order to the reader state nothing about the figure.
struct WordClaimReader {
  private(set) var claims: [WordClaim] = []
  private let ranges: [Range<Int>]
  /// The words of the texts in the figures, longest first.
  private let texts: [[String]]

  /// - Parameters:
  ///   - markdown: the text as written in the note.
  ///   - texts: the texts that the figures show.
  init(_ markdown: String, texts: [String]) {
    let text = StepText(markdown)
    ranges = text.ranges
    self.texts = texts.map(Self.words).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let bytes = Array(markdown.utf8)
    for sentence in text.tokens.split(separator: .stop) where Self.isPlain(sentence) {
      let end = sentence.endIndex
      let isQuestion = end < text.tokens.count && bytes[text.ranges[end].lowerBound] == UInt8(ascii: "?")
      if !isQuestion { read(sentence) }
    }
  }

  private typealias Sentence = ArraySlice<StepText.Token>

  private mutating func read(_ sentence: Sentence) {
    for place in sentence.indices {
      guard case .word(let word) = sentence[place] else { continue }
      switch word {
      case "wraps", "wrap": readWrapping(sentence, place)
      case "truncated", "truncates": add(.isTruncated, "truncated", textBefore(place, sentence), place...place)
      case "fits", "fit": add(.fits, "fits", textBefore(place, sentence), place...place)
      case "line", "lines": readLines(sentence, place)
      case "asks", "ask", "asked": readOrder(sentence, place)
      case "loses", "lose": readState(.losesState, "loses", sentence, place)
      case "keeps", "keep": readKeeping(sentence, place)
      case "runs", "ran": readRuns(sentence, place)
      case "above", "below": readPlace(sentence, place, end: place + 1)
      case "left", "right":
        if Self.word(sentence, place + 1) == "of" { readPlace(sentence, place, end: place + 2) }
      default: break
      }
    }
  }

  private mutating func add(
    _ kind: WordClaim.Kind, _ word: String, _ subject: Subject?, _ place: ClosedRange<Int>
  ) {
    guard let subject else { return }
    let range = ranges[place.lowerBound].lowerBound..<ranges[place.upperBound].upperBound
    claims.append(WordClaim(kind: kind, subject: subject.name, word: word, range: range))
  }

  // MARK: Texts

  private mutating func readWrapping(_ sentence: Sentence, _ place: Int) {
    // A modifier wraps a view: that is another verb.
    let next = Self.word(sentence, place + 1)
    guard !Words.determiners.contains(next), !Words.general.contains(next), next != "around", next != "in" else {
      return
    }
    add(.wraps, "wraps", textBefore(place, sentence), place...place)
  }

  private mutating func readLines(_ sentence: Sentence, _ place: Int) {
    let number = Self.word(sentence, place - 1)
    guard let count = Self.numbers[number], Self.beforeLines.contains(Self.word(sentence, place - 2)) else { return }
    add(.lines(count == 0 ? nil : count), "lines", textBefore(place - 2, sentence), place - 2...place)
  }

  /// The words for numbers of lines; 0 is several.
  private static let numbers = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "several": 0, "many": 0]
  private static let beforeLines: Set<String> = ["on", "onto", "over", "into", "in", "takes", "fills", "has", "needs"]

  // MARK: Stacks

  private mutating func readOrder(_ sentence: Sentence, _ place: Int) {
    let isPassive = Self.word(sentence, place) == "asked"
    if isPassive, !Words.passiveHelpers.contains(Self.word(sentence, place - 1)) { return }
    let asked = isPassive ? nameBefore(place - 1, sentence) : nameAfter(place, sentence)
    guard let asked, let name = asked.subject.name else { return }
    let next = isPassive ? place + 1 : asked.end
    switch Self.word(sentence, next) {
    case "first": add(.asked(.first), "first", Subject(name: name), place...next)
    case "last": add(.asked(.last), "last", Subject(name: name), place...next)
    case "before":
      guard let other = nameAfter(next, sentence), let second = other.subject.name else { return }
      add(.asked(.before(second)), "before", Subject(name: name), place...other.end - 1)
    default: break
    }
  }

  private mutating func readPlace(_ sentence: Sentence, _ place: Int, end: Int) {
    guard let side = WordClaim.Side(rawValue: Self.word(sentence, place)), let other = nameAfter(end - 1, sentence),
      let name = other.subject.name
    else { return }
    var verb = place - 1
    while Self.besidePlaces.contains(Self.word(sentence, verb)) { verb -= 1 }
    guard Self.placing.contains(Self.word(sentence, verb)), let subject = nameBefore(verb, sentence)?.subject else {
      return
    }
    add(.placed(side, of: name), side.rawValue, subject, place...other.end - 1)
  }

  private static let placing: Set<String> = ["is", "are", "stands", "stand", "sits", "sit", "lies", "lie"]
  private static let besidePlaces: Set<String> = ["directly", "just", "right", "drawn", "placed", "shown", "to", "the"]

  // MARK: State and sizes

  private mutating func readState(
    _ kind: WordClaim.Kind, _ word: String, _ sentence: Sentence, _ place: Int
  ) {
    var next = place + 1
    while ["its", "the", "their", "all", "own"].contains(Self.word(sentence, next)) { next += 1 }
    guard ["state", "states"].contains(Self.word(sentence, next)), next > place + 1 else { return }
    add(kind, word, nameBefore(place, sentence)?.subject, place...next)
  }

  private mutating func readKeeping(_ sentence: Sentence, _ place: Int) {
    readState(.keepsState, "keeps", sentence, place)
    let own = Self.word(sentence, place + 2) == "own" ? 1 : 0
    guard Self.word(sentence, place + 1) == "its",
      let length = WordClaim.Length(rawValue: Self.word(sentence, place + 2 + own))
    else { return }
    add(.keepsLength(length), "keeps", nameBefore(place, sentence)?.subject, place...place + 2 + own)
  }

  private mutating func readRuns(_ sentence: Sentence, _ place: Int) {
    let count = Self.word(sentence, place + 1)
    let isTimes = Self.word(sentence, place + 2) == "times"
    let times: Int? =
      switch count {
      case "once": 1
      case "twice": 2
      case "three": isTimes ? 3 : nil
      case "four": isTimes ? 4 : nil
      default: nil
      }
    let subject = Self.word(sentence, place - 1) == "body" ? place - 1 : place
    guard let times, let name = nameBefore(subject, sentence)?.subject else { return }
    add(.runs(times), "runs", name, place...place + (isTimes ? 2 : 1))
  }

  // MARK: Names

  /// The view of which a sentence speaks.
  private struct Subject: Hashable {
    /// The name in lower case; `nil` for any text.
    var name: String?
  }

  private static let nouns: Set<String> = [
    "text", "texts", "label", "labels", "title", "titles", "sentence", "word", "words", "caption", "headline",
  ]

  /// Returns the text before a verb; `nil` if another view is named there, or any of its kind.
  private func textBefore(_ verb: Int, _ sentence: Sentence) -> Subject? {
    guard let name = nameBefore(verb, sentence) else { return nil }
    if let text = name.subject.name, !name.isWord { return Subject(name: text) }
    let determiners = [Self.word(sentence, name.start - 1), Self.word(sentence, name.start - 2)]
    guard let noun = name.subject.name, Self.nouns.contains(noun),
      determiners.contains(where: { Words.determiners.contains($0) || $0 == "both" })
    else { return nil }
    return Subject(name: nil)
  }

  /// A view's name in a sentence.
  private struct Name {
    var subject: Subject
    var start: Int
    var end: Int
    /// Whether it is a single word, not a text of the figure.
    var isWord: Bool
  }

  private func nameBefore(_ place: Int, _ sentence: Sentence) -> Name? {
    var end = place
    while end > sentence.startIndex, Self.adverbs.contains(Self.word(sentence, end - 1)) { end -= 1 }
    while end > sentence.startIndex, case .other(let sign) = sentence[end - 1], ")\"".contains(sign) { end -= 1 }
    // The ending of a name in code: `Row`'s
    if Self.word(sentence, end - 1) == "s", end - 2 > sentence.startIndex, case .other(let sign) = sentence[end - 2],
      "'’".contains(sign)
    {
      end -= 2
    }
    guard end > sentence.startIndex else { return nil }
    for words in texts {
      let start = end - words.count
      if start >= sentence.startIndex, (0..<words.count).allSatisfy({ Self.word(sentence, start + $0) == words[$0] }),
        words.count > 1 || !Self.nouns.contains(words[0])
      {
        return named(words.joined(separator: " "), start..<end, sentence, isWord: false)
      }
    }
    switch sentence[end - 1] {
    case .quoted(let text):
      return named(Self.words(text).joined(separator: " "), end - 1..<end, sentence, isWord: false)
    case .word(let word): return named(word, end - 1..<end, sentence, isWord: true)
    case .other, .size, .stop: return nil
    }
  }

  private func nameAfter(_ place: Int, _ sentence: Sentence) -> Name? {
    var start = place + 1
    while Words.determiners.contains(Self.word(sentence, start)) { start += 1 }
    // `Color.red`
    if start + 2 < sentence.endIndex, sentence[start + 1] == .other(".") { start += 2 }
    guard start < sentence.endIndex else { return nil }
    switch sentence[start] {
    case .quoted(let text):
      return named(Self.words(text).joined(separator: " "), start..<start + 1, sentence, isWord: false)
    case .word(let word): return named(word, start..<start + 1, sentence, isWord: true)
    case .other, .size, .stop: return nil
    }
  }

  /// Returns the name unless it is that of any view of a kind.
  private func named(_ name: String, _ range: Range<Int>, _ sentence: Sentence, isWord: Bool) -> Name? {
    let before = [range.lowerBound - 1, range.lowerBound - 2].map { Self.word(sentence, $0) }
    guard !before.contains(where: Words.general.contains), !name.isEmpty else { return nil }
    return Name(subject: Subject(name: name), start: range.lowerBound, end: range.upperBound, isWord: isWord)
  }

  // MARK: Words

  /// Words between a subject and its verb.
  private static let adverbs: Set<String> = [
    "then", "now", "still", "also", "both", "all", "always", "even", "therefore", "thus", "soon", "again", "just", "is",
    "are", "gets", "get", "stays", "remains", "stands", "wraps", "breaks", "fits", "runs", "already",
  ]
  private static let conditional: Set<String> = [
    "can", "may", "must", "should", "will", "try", "unlike", "let", "less", "more", "than", "smaller", "larger",
    "bigger",
    "narrower", "shorter", "longer", "wider", "least", "most", "beyond", "under", "enough", "only", "almost", "as",
  ]
  /// Verbs that ask the reader to change something.
  private static let orders: Set<String> = [
    "make", "change", "set", "add", "remove", "give", "drag", "tap", "move", "replace", "delete", "use", "put", "turn",
    "select", "choose", "increase", "decrease", "write", "widen",
  ]

  /// Whether a sentence states facts about a figure.
  private static func isPlain(_ sentence: Sentence) -> Bool {
    guard !orders.contains(word(sentence, sentence.startIndex)) else { return false }
    return sentence.allSatisfy { token in
      guard case .word(let word) = token else { return true }
      return !Words.hypothetical.contains(word) && !conditional.contains(word)
    }
  }

  /// Returns the word at a place; an empty one outside of the sentence, and for other tokens.
  private static func word(_ sentence: Sentence, _ place: Int) -> String {
    guard sentence.indices.contains(place), case .word(let word) = sentence[place] else { return "" }
    return word
  }

  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
