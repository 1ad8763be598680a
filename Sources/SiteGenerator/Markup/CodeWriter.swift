import Notation
import Notes

/// Writes code as HTML, Swift in colours.
enum CodeWriter {
  /// Longer sources stay plain: colouring them would take longer than anyone looks at them.
  private static let highlightLimit = 200_000

  static func write(_ block: CodeBlock) -> String {
    let language = block.info.language
    let name = language.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
    let label = String(String.UnicodeScalarView(name)).lowercased()
    let attribute = label.isEmpty ? "" : " class=\"language-\(label)\""
    let content = block.info.isSwift ? highlighted(block.code) : HTMLText.escape(block.code)
    return "<div class=\"code\"><pre tabindex=\"0\"><code\(attribute)>\(content)</code></pre></div>\n"
  }

  static func highlighted(_ source: String) -> String {
    guard source.utf8.count <= highlightLimit else { return HTMLText.escape(source) }
    return highlightSwift(source).map { run in
      let text = HTMLText.escape(run.text)
      return className(run.kind).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }.joined()
  }

  /// Two letters, since a page has thousands of them; `templates/assets/site.css` gives them colours.
  private static func className(_ kind: HighlightedRun.Kind) -> String? {
    switch kind {
    case .plain: nil
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
