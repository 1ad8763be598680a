import Figures
import Notation
import Notes

/// Writes code as HTML, in colours.
struct CodeWriter: Sendable {
  /// The colours of all languages but Swift.
  var colors = CodeColors()
  /// The words of the interface on the note's page.
  var words = InterfaceWords.none

  /// - Parameter fence: the block's Swift where it is parsed already.
  func write(_ block: CodeBlock, fence: ParsedFence? = nil) -> String {
    let options = CodeOptions(block.info)
    let name = block.info.language.unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
    }
    let label = String(String.UnicodeScalarView(name)).lowercased()
    let attribute = label.isEmpty ? "" : " class=\"language-\(label)\""
    let runs = runs(of: block, fence)
    let content = options.hasLines ? Self.lines(of: runs, options) : Self.html(runs)
    let title = options.title.map { "<p class=\"code-title\">\(HTMLText.escape($0))</p>\n" } ?? ""
    let note = block.info.isMermaid ? "<p class=\"code-note\">\(HTMLText.escape(words["mermaid"]))</p>\n" : ""
    let lined = options.hasLines ? " class=\"lined\"" : ""
    return
      "<div class=\"code\">\(title)<pre\(lined) tabindex=\"0\"><code\(attribute)>\(content)</code></pre>\(note)</div>\n"
  }

  private func runs(of block: CodeBlock, _ fence: ParsedFence?) -> [CodeColors.Run] {
    if block.info.isSwift {
      let runs = fence.map { HighlightedCode.runs(of: $0) } ?? HighlightedCode.runs(of: block.code)
      return runs.map { CodeColors.Run(name: $0.className, text: $0.text) }
    }
    return colors.runs(of: block) ?? [CodeColors.Run(name: "", text: block.code)]
  }

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
}
