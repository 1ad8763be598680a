import Notation
import Notes

/// Writes code as HTML, in colours.
struct CodeWriter: Sendable {
  /// The colours of all languages but Swift.
  var colors = CodeColors()
  /// The words of the interface on the note's page.
  var words = InterfaceWords.none

  func write(_ block: CodeBlock) -> String {
    let options = CodeOptions(block.info)
    let name = block.info.language.unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
    }
    let label = String(String.UnicodeScalarView(name)).lowercased()
    let attribute = label.isEmpty ? "" : " class=\"language-\(label)\""
    let runs = runs(of: block)
    let content = options.hasLines ? Self.lines(of: runs, options) : Self.html(runs)
    let title = options.title.map { "<p class=\"code-title\">\(HTMLText.escape($0))</p>\n" } ?? ""
    let note = block.info.isMermaid ? "<p class=\"code-note\">\(HTMLText.escape(words["mermaid"]))</p>\n" : ""
    let lined = options.hasLines ? " class=\"lined\"" : ""
    return
      "<div class=\"code\">\(title)<pre\(lined) tabindex=\"0\"><code\(attribute)>\(content)</code></pre>\(note)</div>\n"
  }

  private func runs(of block: CodeBlock) -> [CodeColors.Run] {
    if block.info.isSwift { return Self.swift(block.code) }
    return colors.runs(of: block) ?? [CodeColors.Run(name: "", text: block.code)]
  }

  static func swift(_ source: String) -> [CodeColors.Run] {
    guard source.utf8.count <= CodeColors.byteLimit else { return [CodeColors.Run(name: "", text: source)] }
    return highlightSwift(source).map { CodeColors.Run(name: className($0.kind), text: $0.text) }
  }

  /// Swift in colours, without anything around it.
  static func highlighted(_ source: String) -> String { html(swift(source)) }

  static func html(_ runs: some Sequence<CodeColors.Run>) -> String {
    runs.map { run in
      let text = HTMLText.escape(run.text)
      return run.name.isEmpty ? text : "<span class=\"\(run.name)\">\(text)</span>"
    }.joined()
  }

  /// Each line in an element of its own; what spans several is begun anew in each. The numbers are the style sheet's, so
  /// that nobody copies them.
  private static func lines(of runs: [CodeColors.Run], _ options: CodeOptions) -> String {
    var lines: [[CodeColors.Run]] = [[]]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(CodeColors.Run(name: run.name, text: String(part))) }
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in
      let marked = options.isMarked(index + 1) ? " marked" : ""
      let number = options.firstNumber.map { " data-line=\"\($0 + index)\"" } ?? ""
      return "<span class=\"line\(marked)\"\(number)>\(html(line))\n</span>"
    }.joined()
  }

  /// Two letters, since a page has thousands of them; `templates/assets/site.css` gives them colours.
  private static func className(_ kind: HighlightedRun.Kind) -> String {
    switch kind {
    case .plain: ""
    case .keyword: "hk"
    case .attribute: "ha"
    case .type: "ht"
    case .string: "hs"
    case .number: "hn"
    case .comment: "hc"
    case .directive: "hd"
    case .call: "hf"
    case .member: "hm"
    }
  }
}
