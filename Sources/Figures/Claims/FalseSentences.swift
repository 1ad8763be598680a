import Diagnostics
import Notes
import VitrineLayout

/// Finds sentences in captions and beside figures that say otherwise than the figure: that a text wraps where none does,
/// that a stack asks a view first that it asks last.
///
/// A sentence is false only if no picture of the figures beside it has what it states.
package struct FalseSentences {
  package private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceFile
  private let path: String

  /// Checks a note.
  ///
  /// - Parameters:
  ///   - figures: the drawn fences.
  ///   - path: the note's path in diagnostics.
  package init(_ document: Document, _ figures: [UnmeasuredNumbers.Figure], in path: String) {
    (source, self.path) = (document.source, path)
    for figure in figures {
      guard let caption = figure.fence.settings.last(where: { $0.key == "caption" }) else { continue }
      check(caption.value, beside: [figure]) { _ in caption.span ?? Span(at: figure.fence.span.start) }
    }
    let byPlace = Dictionary(figures.map { ($0.fence.span.start, $0) }, uniquingKeysWith: { first, _ in first })
    for (paragraph, _, figures) in document.paragraphs(beside: byPlace) {
      let start = source.offset(of: paragraph.span.start)
      check(source.text(of: paragraph.span), beside: figures) { [source] range in
        Span(
          source.location(atOffset: start + range.lowerBound), source.location(atOffset: start + range.upperBound))
      }
    }
  }

  private mutating func check(
    _ text: String, beside figures: [UnmeasuredNumbers.Figure], at place: (Range<Int>) -> Span
  ) {
    let facts = FactsInWords(figures.flatMap(\.measured))
    for claim in WordClaimReader(text, texts: facts.texts.map(\.string)).claims {
      guard let message = facts.objection(to: claim), !figures.contains(where: { $0.excepts(claim.word) }) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          .warning, "false-sentence", message, file: path, span: place(claim.range),
          hint: "correct it, or except it in the fence: unmeasured=\(claim.word)"))
    }
  }
}

extension UnmeasuredNumbers.Figure {
  fileprivate func excepts(_ word: String) -> Bool {
    fence.settings.contains { $0.key == "unmeasured" && $0.value.split(separator: " ").contains { $0 == word } }
  }
}

/// The facts of the figures beside a sentence, compared with what it states.
private struct FactsInWords {
  let figures: [MeasuredFigure]

  init(_ figures: [MeasuredFigure]) { self.figures = figures }

  var texts: [StatedFacts.Text] { figures.flatMap(\.facts.stated.texts) }

  /// Returns what is wrong about a statement; `nil` if it is true, or the figures don't say.
  func objection(to claim: WordClaim) -> String? {
    switch claim.kind {
    case .wraps: of(claim, "wraps") { $0.lines.contains { $0 > 1 } }
    case .isTruncated: of(claim, "is truncated") { $0.isTruncated }
    case .fits: of(claim, "fits") { $0.isWhole }
    case .lines(let count?): of(claim, "has \(Self.lines([count]))") { $0.lines.contains(count) }
    case .lines(nil): of(claim, "has several lines") { $0.lines.contains { $0 > 1 } }
    case .asked(let order): objection(to: claim, order)
    case .losesState: objection(to: claim, "no event of the figure ends the state of", \.losesState)
    case .keepsState: objection(to: claim, "each event of the figure ends the state of", \.keepsState)
    case .runs(let count): objection(to: claim, runs: count)
    case .placed(let side, let other): objection(to: claim, side, other)
    case .keepsLength(let length): objection(to: claim, length)
    }
  }

  private static func lines(_ counts: [Int]) -> String {
    counts == [1] ? "1 line" : counts.map { "\($0)" }.joined(separator: " or ") + " lines"
  }

  private func of(_ claim: WordClaim, _ words: String, _ holds: (StatedFacts.Text) -> Bool) -> String? {
    let named = texts.filter { text in
      claim.subject.map { WordClaimReader.words(text.string).joined(separator: " ") == $0 } ?? true
    }
    guard !named.isEmpty, !named.contains(where: holds) else { return nil }
    let seen = named.prefix(3).map { text in
      "'\(text.string)' has \(Self.lines(text.lines))" + (text.isTruncated ? ", truncated" : "")
    }
    return "no text here \(words): \(seen.joined(separator: "; "))"
  }

  // MARK: Stacks

  private func objection(to claim: WordClaim, _ order: WordClaim.Order) -> String? {
    guard let name = claim.subject else { return nil }
    let orders = figures.flatMap(\.facts.stated.orders)
    func places(_ name: String, _ order: [StatedFacts.Asked]) -> [Int] {
      order.indices.filter { Self.matches(name, order[$0].names) }
    }
    let those = orders.filter { !places(name, $0).isEmpty }
    guard let first = those.first else { return nil }
    let isTrue = those.contains { asked in
      let own = places(name, asked)
      switch order {
      case .first: return own.contains(0)
      case .last: return own.contains(asked.count - 1)
      case .before(let other):
        guard let last = places(other, asked).last else { return true }
        return own[0] < last
      }
    }
    return isTrue ? nil : "the stack asks \(first.map(\.label).joined(separator: ", then "))"
  }

  private static func matches(_ name: String, _ names: [String]) -> Bool {
    names.contains(name) || (name.hasSuffix("s") && names.contains(String(name.dropLast())))
  }

  // MARK: Films

  private func objection(to claim: WordClaim, runs count: Int) -> String? {
    let runs = figures.flatMap(\.facts.stated.runs).filter { $0.view.lowercased() == claim.subject }
    guard let first = runs.first else { return nil }
    let isTrue = runs.contains { run in
      let total = run.counts.reduce(0, +)
      return run.counts.contains(count) || total == count || total - (run.counts.first ?? 0) == count
    }
    guard !isTrue else { return nil }
    let counts = first.counts.map { "\($0)" }.joined(separator: ", ")
    return "the body of '\(first.view)' runs \(counts) times in the figure's pictures"
  }

  private func objection(
    to claim: WordClaim, _ message: String, _ isTrue: KeyPath<StatedFacts.Life, Bool>
  ) -> String? {
    let lives = figures.flatMap(\.facts.stated.lives).filter { $0.view.lowercased() == claim.subject }
    guard let life = lives.first, !lives.contains(where: { $0[keyPath: isTrue] }) else { return nil }
    return "\(message) '\(life.view)'"
  }

  // MARK: Frames

  private func views(_ name: String, in picture: MeasuredPicture) -> [MeasuredPicture.View] {
    picture.views.filter { view in
      guard view.type.first?.isUppercase == true else { return false }
      let argument = view.label.dropFirst(view.type.count).drop { ".(".contains($0) }
      let text = WordClaimReader.words(String(argument)).joined(separator: " ")
      return Self.matches(name, [view.type.lowercased(), text, view.id?.lowercased() ?? ""])
    }
  }

  private func objection(to claim: WordClaim, _ side: WordClaim.Side, _ other: String) -> String? {
    guard let name = claim.subject else { return nil }
    var wrong: (MeasuredPicture.View, MeasuredPicture.View)?
    for picture in figures.flatMap(\.pictures) {
      for view in views(name, in: picture) {
        for second in views(other, in: picture) where second.path != view.path {
          guard Self.isOpposite(view.frame, side, second.frame) else { return nil }
          wrong = wrong ?? (view, second)
        }
      }
    }
    guard let (view, second) = wrong else { return nil }
    let opposite: String =
      switch side {
      case .above: "below"
      case .below: "above"
      case .left: "to the right of"
      case .right: "to the left of"
      }
    return "in the figure, \(view.label) is \(opposite) \(second.label)"
  }

  /// Whether a frame is wholly on the side of another that is opposite to the stated one.
  private static func isOpposite(_ frame: Rect, _ side: WordClaim.Side, _ other: Rect) -> Bool {
    switch side {
    case .above: frame.minY >= other.maxY
    case .below: frame.maxY <= other.minY
    case .left: frame.minX >= other.maxX
    case .right: frame.maxX <= other.minX
    }
  }

  private func objection(to claim: WordClaim, _ length: WordClaim.Length) -> String? {
    guard let name = claim.subject else { return nil }
    var seen: [Size] = []
    for figure in figures where figure.pictures.count > 1 {
      for picture in figure.pictures {
        guard let view = views(name, in: picture).first else { return nil }
        seen.append(view.frame.size)
      }
    }
    func isKept(_ first: Size, _ second: Size) -> Bool {
      (length == .height || abs(first.width - second.width) < 0.01)
        && (length == .width || abs(first.height - second.height) < 0.01)
    }
    guard seen.count > 1, !zip(seen, seen.dropFirst()).contains(where: isKept) else { return nil }
    let sizes = seen.prefix(3).map { ProposedViewSize($0).inWords }
    return "the \(length) isn't the same in any two of the figure's pictures: \(sizes.joined(separator: ", then "))"
  }
}

extension ProposedViewSize {
  fileprivate var inWords: String {
    WrittenSize(
      width: WrittenSize.Length(), height: WrittenSize.Length(), sign: " × ", range: 0..<0
    ).written(self)
  }
}
