import Diagnostics
import Figures
import Markup
import Notation
import Notes
import SiteContent

/// A writer of code as HTML, with syntax highlighting.
package struct CodeWriter: Sendable {
  /// The highlighted code in all languages except Swift.
  package var colors = CodeColors()
  /// The diagrams that other programs have drawn.
  package var diagrams = RenderedDiagrams()
  /// The interface strings on the note's page.
  package var words = InterfaceStrings.none

  package init(
    colors: CodeColors = CodeColors(), diagrams: RenderedDiagrams = RenderedDiagrams(), words: InterfaceStrings = .none
  ) {
    (self.colors, self.diagrams, self.words) = (colors, diagrams, words)
  }

  /// - Parameters:
  ///   - runs: the highlighted code of the block, if it is known already.
  ///   - mistakes: the errors that are shown below their lines.
  func write(
    _ block: CodeBlock, runs: [CodeColors.Run]? = nil, mistakes: [DrawnFence.Mistake] = []
  ) -> [Node] {
    if case .drawn(let drawing)? = diagrams.outcome(of: block) {
      let source = code(block, runs)
      let title = block.info.value(of: "alt") ?? block.info.value(of: "title")
      let said = title ?? block.code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return drawing.figure(
        words: String(said.prefix(500)),
        caption: block.info.value(of: "caption") ?? block.info.value(of: "title") ?? "",
        source: source, named: words["diagramSource"])
    }
    return code(block, runs, mistakes)
  }

  private func code(
    _ block: CodeBlock, _ known: [CodeColors.Run]?, _ mistakes: [DrawnFence.Mistake] = []
  ) -> [Node] {
    let options = CodeOptions(block.info)
    let runs = known ?? runs(of: block)
    let hasLines = options.hasLines || !mistakes.isEmpty || block.code.containsBytes(of: "[!code ")
    let code = Element(
      "code", ["class": Self.label(of: block.info).map { "language-" + $0 }],
      hasLines ? lines(of: runs, options, mistakes) : runs.map(Self.node))
    let box = Element("div", ["class": "code"]) {
      if let title = options.title { [Node].block("p", ["class": "code-title"], [.text(title)]) }
      Element("pre", ["class": hasLines ? "lined" : nil, "tabindex": "0"], [.element(code)])
      if block.info.isMermaid, diagrams.outcome(of: block) == nil {
        [Node].block("p", ["class": "code-note"], [.text(words["mermaid"])])
      }
    }
    return [.element(box), "\n"]
  }

  /// Returns the name of the language in a form that a class can have.
  private static func label(of info: FenceInfo) -> String? {
    let name = info.language.unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
    }
    return name.isEmpty ? nil : String(String.UnicodeScalarView(name)).lowercased()
  }

  private func runs(of block: CodeBlock) -> [CodeColors.Run] {
    if block.info.isSwift {
      return HighlightedCode.runs(of: block.code).map { CodeColors.Run(name: $0.className, text: $0.text) }
    }
    return colors.runs(of: block) ?? [CodeColors.Run(name: "", text: block.code)]
  }

  /// Returns the highlighted code of a Swift fence that is parsed already.
  static func runs(of fence: ParsedFence) -> [CodeColors.Run] {
    HighlightedCode.runs(of: fence).map { CodeColors.Run(name: $0.className, text: $0.text) }
  }

  private static func node(_ run: CodeColors.Run) -> Node {
    run.name.isEmpty ? .text(run.text) : .element("span", ["class": run.name], [.text(run.text)])
  }

  /// Returns an element for each line; a run that spans several lines is split. The style sheet adds the line numbers,
  /// so that readers do not copy them with the code.
  private func lines(
    of runs: [CodeColors.Run], _ options: CodeOptions, _ mistakes: [DrawnFence.Mistake]
  ) -> [Node] {
    var lines: [[CodeColors.Run]] = [[]]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(CodeColors.Run(name: run.name, text: String(part))) }
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    let last = lines.count
    return lines.enumerated().flatMap { index, line in
      let text = line.map(\.text).joined()
      return [Self.line(line, at: index, options)]
        + mistakes.filter { min($0.place?.line ?? last, last) == index + 1 }.map { Self.node($0, below: text) }
    }
  }

  /// Returns an error, which is shown below its line.
  private static func node(_ mistake: DrawnFence.Mistake, below line: String) -> Node {
    let before = mistake.place.map { String(decoding: line.utf8.prefix($0.column - 1), as: UTF8.self) }
    return .element(
      Element("span", ["class": "line mistake", "role": "note", "lang": "en", "dir": "ltr"]) {
        if let before {
          Element("span", ["aria-hidden": "true"], [.text(String(repeating: " ", count: before.count) + "^\n")])
        }
        Node.text("error: " + mistake.message + "\n")
      })
  }

  private static func line(_ line: [CodeColors.Run], at index: Int, _ options: CodeOptions) -> Node {
    let comment = CodeLine.comment(in: line.map(\.text).joined())
    let number = options.firstNumber.map { String($0 + index) }
    let shown = comment == nil ? line : withoutComment(line)
    switch comment?.kind ?? options.kind(ofLine: index + 1) {
    case .inserted:
      return .element("ins", ["class": "line inserted", "data-line": number], shown.map(node) + ["\n"])
    case .deleted: return .element("del", ["class": "line deleted", "data-line": number], shown.map(node) + ["\n"])
    case .marked: return .element("span", ["class": "line marked", "data-line": number], shown.map(node) + ["\n"])
    case nil: return .element("span", ["class": "line", "data-line": number], shown.map(node) + ["\n"])
    }
  }

  /// Removes the annotation comment at the end of a line.
  private static func withoutComment(_ line: [CodeColors.Run]) -> [CodeColors.Run] {
    let text = line.map(\.text).joined()
    guard let (_, start) = CodeLine.comment(in: text) else { return line }
    var left = text.distance(from: text.startIndex, to: start)
    return line.compactMap { run in
      let kept = run.text.prefix(max(0, left))
      left -= run.text.count
      return kept.isEmpty ? nil : CodeColors.Run(name: run.name, text: String(kept))
    }
  }
}
