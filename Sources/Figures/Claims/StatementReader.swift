import VitrineUI

/// A reader that finds the proposals and reports in the sentences of a list item.
struct StatementReader {
  private let vocabulary: ViewVocabulary
  /// The indices of the tokens inside code spans.
  private let code: Set<Int>
  private(set) var statements: [Statement] = []

  init(_ text: StepText, vocabulary: ViewVocabulary) {
    (self.vocabulary, code) = (vocabulary, text.code)
    for sentence in text.tokens.split(separator: .stop) { read(sentence) }
  }

  /// A verb that proposes or reports.
  private struct Verb {
    var kind: Statement.Kind
    var isPassive = false
    /// Whether the verb (`is`, `takes`, `wants`) states a size only if a size follows directly.
    var isWeak = false
    var position: Int
    var end: Int
  }

  private mutating func read(_ sentence: ArraySlice<StepText.Token>) {
    let verbs = merged(verbs(in: sentence), in: sentence)
    guard !verbs.isEmpty else { return }
    let mentions = mentions(in: sentence)
    let isPlain = speaksOfThisLayout(sentence, firstVerb: verbs[0].position)
    for (index, verb) in verbs.enumerated() {
      let end = index + 1 < verbs.count ? verbs[index + 1].position : sentence.endIndex
      let sizes = (verb.end..<end).filter { if case .size = sentence[$0] { true } else { false } }
      if verb.isWeak {
        guard let first = sizes.first, isClose(sentence[verb.end..<first]) else { continue }
      }
      guard let subject = subject(of: verb, sentence, mentions) else { continue }
      var statement = Statement(
        kind: verb.kind, subject: subject, isPassive: verb.isPassive,
        isPlain: isPlain && !speaksOfAny(sentence, mentions.last { $0.position < verb.position }?.position))
      addSizes(sizes, of: verb, until: end, to: &statement, sentence, mentions)
    }
  }

  /// Whether a sentence states facts about this layout: it is not hypothetical, and no size comes before its first
  /// verb.
  private func speaksOfThisLayout(_ sentence: ArraySlice<StepText.Token>, firstVerb: Int) -> Bool {
    !sentence.contains { Words.hypothetical.contains(Self.word($0)) }
      && !sentence[..<firstVerb].contains { if case .size = $0 { true } else { false } }
  }

  /// Whether a view is named as any of its kind: `a frame proposes …`.
  private func speaksOfAny(_ sentence: ArraySlice<StepText.Token>, _ mention: Int?) -> Bool {
    guard let mention, mention > sentence.startIndex else { return false }
    return Words.general.contains(Self.word(sentence[mention - 1]))
  }

  // MARK: Verbs

  private func verbs(in sentence: ArraySlice<StepText.Token>) -> [Verb] {
    var verbs: [Verb] = []
    for position in sentence.indices {
      guard case .word(let word) = sentence[position] else { continue }
      let before = position > sentence.startIndex ? Self.word(sentence[position - 1]) : ""
      if Words.passiveHelpers.contains(word), position + 1 < sentence.endIndex,
        Words.passive.contains(Self.word(sentence[position + 1]))
      {
        verbs.append(Verb(kind: .propose, isPassive: true, position: position, end: position + 2))
      } else if verbs.last.map({ $0.end > position }) ?? false {
        continue
      } else if word == "receives" {
        verbs.append(Verb(kind: .propose, isPassive: true, position: position, end: position + 1))
      } else if let kind = Words.kind(of: word), !Words.determiners.contains(before) {
        verbs.append(Verb(kind: kind, position: position, end: position + 1))
      } else if Words.weak.contains(word) {
        verbs.append(Verb(kind: .report, isWeak: true, position: position, end: position + 1))
      }
    }
    return verbs
  }

  /// Returns the verbs with neighbors of one kind merged: `accepts and reports` is one report.
  private func merged(_ verbs: [Verb], in sentence: ArraySlice<StepText.Token>) -> [Verb] {
    var merged: [Verb] = []
    for verb in verbs {
      if let last = merged.last, last.kind == verb.kind, !verb.isPassive,
        sentence[last.end..<verb.position].allSatisfy({ $0 == .word("and") || $0 == .other(",") || $0 == .word("it") })
      {
        merged[merged.count - 1].end = verb.end
        merged[merged.count - 1].isWeak = last.isWeak && verb.isWeak
      } else {
        merged.append(verb)
      }
    }
    return merged
  }

  /// Whether the words between a weak verb and its size keep the verb's meaning.
  private func isClose(_ tokens: ArraySlice<StepText.Token>) -> Bool {
    tokens.count <= 6
      && tokens.allSatisfy { token in
        switch token {
        case .word(let word): Words.fillers.contains(word)
        case .other(let character): "(:*_,".contains(character)
        case .quoted, .size, .stop: false
        }
      }
  }

  // MARK: Names

  private func mentions(in sentence: ArraySlice<StepText.Token>) -> [(position: Int, mention: ViewVocabulary.Mention)] {
    var mentions: [(position: Int, mention: ViewVocabulary.Mention)] = []
    var position = sentence.startIndex
    while position < sentence.endIndex {
      if let mention = vocabulary.mention(in: sentence, at: position) {
        mentions.append((position, mention))
        position += mention.length
      } else {
        position += 1
      }
    }
    return mentions
  }

  /// Returns the subject of a verb; `nil` if it is not a view of the figure.
  private func subject(
    of verb: Verb, _ sentence: ArraySlice<StepText.Token>,
    _ mentions: [(position: Int, mention: ViewVocabulary.Mention)]
  ) -> Statement.Subject? {
    let before = mentions.filter { $0.position < verb.position }
    guard let first = before.first, let last = before.last else {
      let words = sentence[..<verb.position].map(Self.word)
      for (position, word) in zip(sentence.indices, words) {
        let isCode = code.contains(position)
        guard
          isCode || (position > sentence.startIndex && Words.determiners.contains(Self.word(sentence[position - 1])))
        else { continue }
        if let mention = vocabulary.misspelt(word, inCode: isCode) { return .paths(mention.paths) }
      }
      return words.contains { Words.anybody.contains($0) } ? .any : nil
    }
    var paths: [String] = []
    for mention in [first.mention, last.mention] {
      for path in mention.isSystem ? [""] : mention.paths where !paths.contains(path) { paths.append(path) }
    }
    return paths.isEmpty ? nil : .paths(paths)
  }

  // MARK: Sizes and objects

  private mutating func addSizes(
    _ sizes: [Int], of verb: Verb, until end: Int, to statement: inout Statement,
    _ sentence: ArraySlice<StepText.Token>, _ mentions: [(position: Int, mention: ViewVocabulary.Mention)]
  ) {
    let parts = sizes.count < 2 ? [(sizes.first, verb.end..<end)] : Self.parts(sizes, from: verb.end, to: end)
    var made: [Statement] = []
    for (size, range) in parts {
      var one = statement
      addObjects(in: range, to: &one, sentence, mentions)
      if let size, case .size(let written) = sentence[size] {
        one.size = written
        one.owners = owners(ofSizeAt: size, sentence, mentions)
        one.isPlain = one.isPlain && !sentence[verb.end..<size].contains { Words.comparing.contains(Self.word($0)) }
        // A relation, not a size: `10 × 10 more than the icon`
        one.isPlain = one.isPlain && !sentence[size..<end].contains { Words.relating.contains(Self.word($0)) }
      }
      made.append(one)
    }
    // Several sizes are assigned only if each has a receiver; otherwise it is unclear which belongs to which.
    if made.count > 1, !(verb.kind == .propose && made.allSatisfy(\.hasClearObject)) {
      made = [made[0]]
      made[0].isPlain = false
    }
    statements += made
  }

  private static func parts(_ sizes: [Int], from start: Int, to end: Int) -> [(Int?, Range<Int>)] {
    sizes.enumerated().map { index, size in
      let lower = index == 0 ? start : size
      let upper = index + 1 < sizes.count ? sizes[index + 1] : end
      return (size, lower..<upper)
    }
  }

  private func addObjects(
    in range: Range<Int>, to statement: inout Statement, _ sentence: ArraySlice<StepText.Token>,
    _ mentions: [(position: Int, mention: ViewVocabulary.Mention)]
  ) {
    let words = sentence[range].map(Self.word)
    statement.saysPrimary = words.contains("primary")
    statement.saysSecondary = words.contains("secondary")
    guard statement.kind == .propose, !statement.isPassive else { return }
    let named = mentions.filter { range.contains($0.position) }
    // The names after `to` are the receivers; a name before it (`the size of the text`) is not.
    let clear = range.last { Self.word(sentence[$0]) == "to" }.map { to in named.filter { $0.position > to } } ?? []
    statement.hasClearObject = !clear.isEmpty
    for (_, mention) in clear.isEmpty ? named : clear {
      for path in mention.paths where !statement.objects.contains(path) { statement.objects.append(path) }
    }
  }

  /// Returns the paths of the views whose size it may be: the name directly before it, as in `the text (51 × 17)`.
  private func owners(
    ofSizeAt position: Int, _ sentence: ArraySlice<StepText.Token>,
    _ mentions: [(position: Int, mention: ViewVocabulary.Mention)]
  ) -> [String] {
    guard position > sentence.startIndex, sentence[position - 1] == .other("("),
      let owner = mentions.last(where: { $0.position < position }),
      owner.position + owner.mention.length == position - 1
    else { return [] }
    return owner.mention.paths
  }

  private static func word(_ token: StepText.Token) -> String { if case .word(let word) = token { word } else { "" } }
}
