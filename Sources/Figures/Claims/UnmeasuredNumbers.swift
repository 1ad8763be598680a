import Diagnostics
import Notes

/// Finds numbers in captions, and in the sentences beside a figure, that the figure nowhere has.
///
/// A number is known if a frame, a proposal, a step, a breakpoint, a state or a text of the figure has it, or its code
/// and options. Percentages, parts of names (`iOS 18`) and numbers in code are not compared.
package struct UnmeasuredNumbers {
  package private(set) var diagnostics: [Diagnostic] = []

  /// A fence with its figures.
  package struct Figure {
    package var fence: NoteFences.Fence
    package var measured: [MeasuredFigure]

    package init(_ fence: NoteFences.Fence, _ measured: [MeasuredFigure]) {
      (self.fence, self.measured) = (fence, measured)
    }

    /// Whether the figure has a number, or its fence excepts it.
    fileprivate func knows(_ number: WrittenNumber) -> Bool {
      measured.contains { $0.facts.numbers.contains { number.states(Double($0) / 100) } }
        || WrittenNumber.all(in: "\(fence.block.code)\n\(options)").contains { $0.value == number.value }
    }

    /// The options except the caption.
    private var options: String {
      fence.settings.filter { $0.key != "caption" }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    }
  }

  private let source: SourceFile
  private let path: String

  /// Checks a note.
  ///
  /// - Parameters:
  ///   - figures: the drawn fences.
  ///   - path: the note's path in diagnostics.
  package init(_ document: Document, _ figures: [Figure], in path: String) {
    (source, self.path) = (document.source, path)
    for figure in figures { checkCaption(of: figure) }
    let byPlace = Dictionary(figures.map { ($0.fence.span.start, $0) }, uniquingKeysWith: { first, _ in first })
    for (_, content, figures) in document.paragraphs(beside: byPlace) { check(content, beside: figures) }
  }

  private mutating func check(_ content: [Inline], beside figures: [Figure]) {
    for inline in content {
      switch inline.kind {
      case .text(let text):
        let start = source.offset(of: inline.span.start)
        // Escapes and entities move what follows them.
        let isWritten = source.text(of: inline.span) == text
        for number in Self.numbers(in: text) where !figures.contains(where: { $0.knows(number) }) {
          let span =
            isWritten
            ? Span(
              source.location(atOffset: start + number.range.lowerBound),
              source.location(atOffset: start + number.range.upperBound)) : inline.span
          report(number, in: text, span)
        }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .highlight(let inner):
        check(inner, beside: figures)
      default: break
      }
    }
  }

  private mutating func checkCaption(of figure: Figure) {
    guard let setting = figure.fence.settings.last(where: { $0.key == "caption" }) else { return }
    for number in Self.numbers(in: setting.value) where !figure.knows(number) {
      report(number, in: setting.value, setting.span ?? Span(at: figure.fence.span.start))
    }
  }

  private mutating func report(_ number: WrittenNumber, in text: String, _ span: Span) {
    let written = String(decoding: Array(text.utf8)[number.range], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .warning, "unmeasured-number", "the figure has no \(written)", file: path, span: span,
        hint: "correct it, or except it in the fence: unmeasured=\(written)"))
  }

  // MARK: Numbers

  /// Returns the numbers of a text that may be measures.
  static func numbers(in text: String) -> [WrittenNumber] {
    let bytes = Array(text.utf8)
    return WrittenNumber.all(in: text).filter { number in
      let before = String(decoding: bytes[..<number.range.lowerBound], as: UTF8.self)
      let after = String(decoding: bytes[number.range.upperBound...], as: UTF8.self)
      if let last = before.last, last.isLetter || "_#$/^.".contains(last) { return false }
      // A time: `9:41`.
      if before.hasSuffix(":"), before.dropLast().last?.isNumber == true { return false }
      if let next = after.first, next.isLetter || "%-/°:".contains(next) || after.hasPrefix(" %") { return false }
      return !isPartOfName(before)
    }
  }

  /// Whether the word before a number makes it part of a name: `iOS 18`, but not `At 18` at the start of a sentence.
  private static func isPartOfName(_ before: String) -> Bool {
    guard before.hasSuffix(" ") else { return false }
    let words = before.split(separator: " ")
    guard let word = words.last, word.contains(where: \.isUppercase) else { return false }
    let isFirst = words.count == 1 || words[words.count - 2].last.map { ".:;!?".contains($0) } ?? true
    return !isFirst || word.dropFirst().contains(where: \.isUppercase)
  }
}
